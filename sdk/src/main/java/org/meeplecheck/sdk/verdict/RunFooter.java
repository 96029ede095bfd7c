package org.meeplecheck.sdk.verdict;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * What is known of a run after its last scenario.
 *
 * @param planned how many scenarios were selected
 * @param executed how many have a verdict
 * @param counts how many scenarios have each verdict; without zeros
 * @param micros how long the run took, in microseconds
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record RunFooter(int planned, int executed, Map<Verdict, Integer> counts, long micros) {

  public RunFooter {
    EnumMap<Verdict, Integer> copy = new EnumMap<>(Verdict.class);
    copy.putAll(counts);
    counts = Collections.unmodifiableMap(copy);
  }

  /** Whether every planned scenario has a verdict. */
  public boolean isComplete() {
    return planned == executed && !counts.containsKey(Verdict.NOT_RUN);
  }
}
