package org.meeplecheck.cli;

import org.meeplecheck.sdk.wire.Timeouts;

/**
 * How an engine is started that does not run in this process.
 *
 * @param isolated whether a Java engine runs in a process of its own too
 * @param timeouts how long it may take
 * @param restarts how often it may be started again after a fault
 */
record Launch(boolean isolated, Timeouts timeouts, int restarts) {}
