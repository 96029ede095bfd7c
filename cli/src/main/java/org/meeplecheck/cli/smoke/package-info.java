/**
 * Tells an adapter's fault from an engine's: short games that need nothing of the rules but what
 * every edition agrees on.
 *
 * <p>They are played by {@code sdk} alone, without a scenario.
 */
@NullMarked
package org.meeplecheck.cli.smoke;

import org.jspecify.annotations.NullMarked;
