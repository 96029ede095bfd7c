package org.meeplecheck.cli.smoke;

import java.util.function.Supplier;
import org.meeplecheck.sdk.verdict.EngineFault;

/** A fault of the adapter, in one sentence: what was expected, what came, how to mend it. */
final class Misfit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Misfit(String expected, String actual, String mend) {
    super("expected " + expected + ", but " + actual + "; " + mend);
  }

  private Misfit(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  String sentence() {
    return String.valueOf(getMessage());
  }

  /** Calls the engine; what it throws is a misfit that names the call. */
  static <T> T call(String what, Supplier<T> call) {
    T answer;
    try {
      answer = call.get();
    } catch (EngineFault e) {
      throw new Misfit(
          "expected an answer to " + what + ", but " + e.verdict() + ": " + e.getMessage(), e);
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
      throw new Misfit(
          "expected an answer to " + what + ", but the engine threw " + e + origin(e), e);
    }
    if (answer == null) {
      throw new Misfit("an answer to " + what, "it is null", "return a value");
    }
    return answer;
  }

  private static String origin(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }
}
