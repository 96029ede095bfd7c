package org.meeplecheck.sdk.wire;

import java.time.Duration;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * How long an engine may take.
 *
 * @param start from the start of the process to its first answer
 * @param request for one answer
 * @param scenario for all answers of one game together
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Timeouts(Duration start, Duration request, Duration scenario) {
  /** 30 s to start, 5 s a request, 60 s a scenario. */
  public static final Timeouts STANDARD =
      new Timeouts(Duration.ofSeconds(30), Duration.ofSeconds(5), Duration.ofSeconds(60));

  /**
   * All of them, so many times as long.
   *
   * @param factor greater than 0
   */
  public Timeouts scaled(double factor) {
    return new Timeouts(scaled(start, factor), scaled(request, factor), scaled(scenario, factor));
  }

  private static Duration scaled(Duration duration, double factor) {
    return Duration.ofMillis(Math.max(1, Math.round(duration.toMillis() * factor)));
  }
}
