/**
 * From a clause to the scenarios that were executed and their verdicts.
 *
 * <p>{@link org.meeplecheck.reports.trace.Trace} is made from the report of a run, and shown as
 * text or as JSON.
 */
@NullMarked
package org.meeplecheck.reports.trace;

import org.jspecify.annotations.NullMarked;
