package org.meeplecheck.sdk.verdict;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * What an engine in another process did instead of answering; its verdict is that of the scenario.
 *
 * <p>Thrown by engines of {@code sdk.wire}, read by the runner. Verdicts are {@link Verdict#ERROR},
 * {@link Verdict#CRASH}, {@link Verdict#TIMEOUT}, {@link Verdict#PROTOCOL}, and {@link
 * Verdict#NOT_RUN} where the process may not be started again.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class EngineFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Verdict verdict;

  /** A fault with one sentence that says what was sent and what came. */
  public EngineFault(Verdict verdict, String message) {
    super(message);
    this.verdict = verdict;
  }

  /** The verdict of the scenario that was being played. */
  public Verdict verdict() {
    return verdict;
  }
}
