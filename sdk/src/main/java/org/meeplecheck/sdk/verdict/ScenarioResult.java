package org.meeplecheck.sdk.verdict;

import java.util.List;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;

/**
 * The verdict on one scenario.
 *
 * @param id the scenario's id, stable and unique
 * @param name its name
 * @param set the slug of the set whose clauses it tests
 * @param clauses the ids of those clauses, one or two
 * @param source the feature file and line
 * @param verdict the verdict
 * @param micros how long it took, in microseconds
 * @param message one sentence: why it is not PASS; empty for PASS
 * @param failure what a reader needs to understand it; null where there is nothing to show
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record ScenarioResult(
    String id,
    String name,
    String set,
    List<String> clauses,
    String source,
    Verdict verdict,
    long micros,
    String message,
    @Nullable Failure failure) {

  public ScenarioResult {
    clauses = List.copyOf(clauses);
  }
}
