package org.meeplecheck.features;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * A verdict beside what the baseline expects.
 *
 * @param result the verdict
 * @param entry the expected failure; null if the baseline has none for the scenario
 */
record Judgement(ScenarioResult result, Baseline.@Nullable Entry entry) {

  /** Whether it is a failure that the baseline expects. */
  boolean isExpectedFailure() {
    return entry != null && entry.verdict() == result.verdict();
  }

  /** What is unexpected, in one sentence; empty if nothing is. */
  Optional<String> objection() {
    if (isExpectedFailure()) {
      return Optional.empty();
    }
    if (entry != null) {
      return Optional.of(objection(entry));
    }
    return result.verdict().isExpected() ? Optional.empty() : Optional.of(told());
  }

  private String objection(Baseline.Entry expected) {
    String mending =
        result.verdict().isExpected()
            ? "the baseline is stale: remove its entry"
            : "another fault than the baseline expects: mend the engine, or its entry";
    return "expected " + expected.verdict() + ", but " + told() + "; " + mending;
  }

  private String told() {
    String clauses = String.join(", ", result.clauses());
    String message = result.message().isEmpty() ? "" : ": " + result.message();
    return result.verdict() + " " + result.id() + " (" + clauses + ")" + message;
  }

  /**
   * The verdict as JUnit can tell it.
   *
   * @param thrown what ended the scenario; null if nothing did
   */
  TestExecutionResult status(@Nullable Throwable thrown) {
    Optional<String> objection = objection();
    if (objection.isPresent()) {
      return TestExecutionResult.failed(failure(objection.get(), thrown));
    }
    if (entry != null) {
      return aborted("expected " + told() + " — " + entry.excuse());
    }
    return result.verdict() == Verdict.UNSUPPORTED
        ? aborted(result.message())
        : TestExecutionResult.successful();
  }

  private static TestExecutionResult aborted(String why) {
    return TestExecutionResult.aborted(new TestAbortedException(why));
  }

  /** With the place where the scenario ended, down to the line of the feature file. */
  private static Throwable failure(String message, @Nullable Throwable thrown) {
    AssertionFailedError failure = new AssertionFailedError(message);
    failure.setStackTrace(thrown == null ? new StackTraceElement[0] : thrown.getStackTrace());
    return failure;
  }
}
