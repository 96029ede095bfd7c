package org.meeplecheck.features;

/** The feature files cannot be found; the message says which and how to mend it. */
public final class SuiteException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SuiteException(String message) {
    super(message);
  }
}
