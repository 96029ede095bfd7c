package org.meeplecheck.reports;

/** Says in one sentence why the report of a run cannot be used. */
public final class ReportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReportException(String sentence) {
    super(sentence);
  }
}
