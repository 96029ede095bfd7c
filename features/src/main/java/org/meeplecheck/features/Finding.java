package org.meeplecheck.features;

import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Ends a scenario with a verdict; thrown by sentences, read by the runner. */
public final class Finding extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final Verdict verdict;
  private final String expected;
  private final String actual;

  private Finding(Verdict verdict, String message, String expected, String actual) {
    super(message);
    this.verdict = verdict;
    this.expected = expected;
    this.actual = actual;
  }

  /** The engine breaks the clause. */
  public static Finding fail(String expected, String actual) {
    return new Finding(Verdict.FAIL, "expected " + expected + ", but " + actual, expected, actual);
  }

  /** The engine broke another clause on the way to the tested one. */
  static Finding blocked(String clause, String expected, String actual) {
    return new Finding(
        Verdict.BLOCKED,
        "blocked by " + clause + ": expected " + expected + ", but " + actual,
        expected,
        actual);
  }

  /** The engine threw, or answered nothing. */
  static Finding error(String call, Throwable thrown) {
    String text = text(thrown);
    Finding finding =
        new Finding(Verdict.ERROR, "the engine threw in " + call + ": " + text, "", text);
    finding.initCause(thrown);
    return finding;
  }

  /** The engine's process did something else than to answer. */
  static Finding of(EngineFault fault) {
    String text = String.valueOf(fault.getMessage());
    return new Finding(fault.verdict(), text, "", text);
  }

  /** An engine's exception may throw in its own methods. */
  private static String text(Throwable thrown) {
    try {
      StackTraceElement[] trace = thrown.getStackTrace();
      return thrown + (trace.length == 0 ? "" : " at " + trace[0]);
    } catch (RuntimeException e) {
      return thrown.getClass().getName();
    }
  }

  /** The scenario itself is wrong. */
  public static Finding suiteError(String message) {
    return new Finding(Verdict.SUITE_ERROR, message, "", "");
  }

  Verdict verdict() {
    return verdict;
  }

  String expected() {
    return expected;
  }

  String actual() {
    return actual;
  }
}
