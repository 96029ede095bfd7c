package org.meeplecheck.reports;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Why scenarios were not judged, counted by reason. */
public final class Unjudged {
  private Unjudged() {}

  /** For each verdict and reason, such as {@code UNSUPPORTED: …}, the number of scenarios. */
  public static SortedMap<String, Integer> of(Collection<ScenarioResult> results) {
    SortedMap<String, Integer> reasons = new TreeMap<>();
    for (ScenarioResult result : results) {
      if (result.verdict() == Verdict.UNSUPPORTED || result.verdict() == Verdict.NOT_RUN) {
        reasons.merge(result.verdict() + ": " + result.message(), 1, Integer::sum);
      }
    }
    return reasons;
  }
}
