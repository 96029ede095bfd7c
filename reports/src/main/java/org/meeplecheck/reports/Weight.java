package org.meeplecheck.reports;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * What the verdicts of its scenarios make of a clause: the one rule by which it is kept or not.
 *
 * <p>A clause is kept if a scenario found it kept and none found otherwise. A scenario that ended
 * before it could judge the clause says neither.
 */
public final class Weight {
  /** From the least to the most telling; the first four say nothing of the clause. */
  private static final List<Verdict> ORDER =
      List.of(
          Verdict.UNSUPPORTED,
          Verdict.NOT_RUN,
          Verdict.SUITE_ERROR,
          Verdict.BLOCKED,
          Verdict.PASS,
          Verdict.WARN,
          Verdict.FLAKY,
          Verdict.PROTOCOL,
          Verdict.TIMEOUT,
          Verdict.CRASH,
          Verdict.ERROR,
          Verdict.FAIL);

  private Weight() {}

  /** The most telling of some verdicts. */
  static Verdict heaviest(Collection<Verdict> verdicts) {
    return Collections.max(verdicts, Comparator.comparingInt(ORDER::indexOf));
  }

  /** Whether a clause with these verdicts is kept, as far as its scenarios tell. */
  public static boolean isKept(Collection<Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      return false;
    }
    Verdict heaviest = heaviest(verdicts);
    return heaviest == Verdict.PASS || heaviest == Verdict.WARN;
  }
}
