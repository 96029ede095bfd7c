package org.meeplecheck.reports;

import org.meeplecheck.sdk.verdict.Verdict;

/** What a verdict is for a reader of JUnit's format. */
enum JUnitKind {
  PASSED(""),
  NOTED(""),
  SKIPPED("skipped"),
  FAILURE("failures"),
  ERROR("errors");

  private final String counter;

  JUnitKind(String counter) {
    this.counter = counter;
  }

  /** The attribute that counts it; empty where it is not counted. */
  String counter() {
    return counter;
  }

  /** The kind of a verdict. */
  static JUnitKind of(Verdict verdict) {
    return switch (verdict) {
      case PASS -> PASSED;
      case WARN -> NOTED;
      case UNSUPPORTED -> SKIPPED;
      case FAIL, BLOCKED, FLAKY -> FAILURE;
      // A run with a gap is no success, and skipped would look like one.
      case ERROR, CRASH, TIMEOUT, PROTOCOL, SUITE_ERROR, NOT_RUN -> ERROR;
    };
  }
}
