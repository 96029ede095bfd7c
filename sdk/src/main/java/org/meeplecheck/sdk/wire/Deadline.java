package org.meeplecheck.sdk.wire;

import java.time.Duration;
import java.util.function.Function;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** How long the answers of one game may still take; what the suite does between them is free. */
final class Deadline {
  private final Duration request;
  private final Duration scenario;
  private Duration spent = Duration.ZERO;

  private Deadline(Duration request, Duration scenario) {
    this.request = request;
    this.scenario = scenario;
  }

  /** The deadline of a game. */
  static Deadline ofScenario(Timeouts timeouts) {
    return new Deadline(timeouts.request(), timeouts.scenario());
  }

  /** The deadline of an answer that belongs to no game. */
  static Deadline of(Duration atMost) {
    return new Deadline(atMost, atMost);
  }

  /**
   * Waits for an answer, no longer than it may take.
   *
   * @param answer gives the answer within the time that it is told
   * @throws EngineFault with TIMEOUT if the time of the scenario is over
   */
  String await(Function<Duration, String> answer) {
    Duration left = scenario.minus(spent);
    boolean isLate = !spent.isZero() && left.compareTo(request) < 0;
    Duration atMost = left.compareTo(request) < 0 ? left : request;
    try {
      return timed(answer, atMost.isNegative() ? Duration.ZERO : atMost);
    } catch (EngineFault e) {
      throw isLate && e.verdict() == Verdict.TIMEOUT ? over(e) : e;
    }
  }

  private String timed(Function<Duration, String> answer, Duration atMost) {
    long start = System.nanoTime();
    try {
      return answer.apply(atMost);
    } finally {
      spent = spent.plusNanos(System.nanoTime() - start);
    }
  }

  private EngineFault over(EngineFault e) {
    return new EngineFault(
        Verdict.TIMEOUT,
        "the answers of the scenario took longer than "
            + scenario.toMillis()
            + " ms together: "
            + e.getMessage());
  }
}
