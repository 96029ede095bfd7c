/**
 * Verdicts to files and to the terminal.
 *
 * <p>{@link org.meeplecheck.reports.ReportDirectory} follows a run and writes its files; {@link
 * org.meeplecheck.reports.SummaryTable} and {@link org.meeplecheck.reports.FailureText} say the
 * same to a reader at a terminal.
 */
@NullMarked
package org.meeplecheck.reports;

import org.jspecify.annotations.NullMarked;
