package org.meeplecheck.sdk.wire;

import java.time.Duration;
import java.time.Instant;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** How long the answers of one game may still take, one by one and together. */
final class Deadline {
  private final Timeouts timeouts;
  private final Instant end;

  /** A deadline that begins now. */
  Deadline(Timeouts timeouts) {
    this.timeouts = timeouts;
    this.end = Instant.now().plus(timeouts.scenario());
  }

  /**
   * The most that the next answer may take.
   *
   * @throws EngineFault with TIMEOUT if the time of the scenario is over
   */
  Duration next() {
    Duration left = Duration.between(Instant.now(), end);
    if (left.isNegative() || left.isZero()) {
      throw new EngineFault(
          Verdict.TIMEOUT,
          "the scenario took longer than " + timeouts.scenario().toSeconds() + " s");
    }
    return left.compareTo(timeouts.request()) < 0 ? left : timeouts.request();
  }
}
