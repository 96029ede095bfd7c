package org.meeplecheck.sdk.verdict;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** What a scenario says about an engine. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public enum Verdict {
  /** The engine keeps the clause. */
  PASS(true),
  /** The engine breaks the clause. */
  FAIL(false),
  /** The engine differs where the clause only recommends, or gives another reason for a refusal. */
  WARN(true),
  /** The engine failed before the tested move; nothing is known of the clause. */
  BLOCKED(false),
  /** The engine does not declare what the scenario needs. */
  UNSUPPORTED(true),
  /** The engine threw an exception. */
  ERROR(false),
  /** The engine's process is gone. */
  CRASH(false),
  /** The engine did not answer in time. */
  TIMEOUT(false),
  /** The engine broke the protocol. */
  PROTOCOL(false),
  /** Repetitions gave different verdicts. */
  FLAKY(false),
  /** The scenario itself is wrong. */
  SUITE_ERROR(false),
  /** The scenario was planned and not run. */
  NOT_RUN(false);

  private final boolean expected;

  Verdict(boolean expected) {
    this.expected = expected;
  }

  /** Whether a run with this verdict may still end well. */
  public boolean isExpected() {
    return expected;
  }

  /** The verdict in reports, such as {@code SUITE-ERROR}. */
  @Override
  public String toString() {
    return name().replace('_', '-');
  }
}
