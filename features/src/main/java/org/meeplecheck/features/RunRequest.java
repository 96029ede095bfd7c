package org.meeplecheck.features;

import java.util.List;
import java.util.Map;

/**
 * What to run.
 *
 * @param scenarios the scenarios to run
 * @param options the options of the command that choose engine and features, for repeat commands
 * @param strict whether a recommended clause that is broken is FAIL instead of WARN
 * @param rulings the options by which the engine is judged, by the ids of their rulings; of a
 *     ruling that is not named, the option that the engine declares or is found to play
 */
public record RunRequest(
    List<Scenario> scenarios, List<String> options, boolean strict, Map<String, String> rulings) {

  public RunRequest {
    scenarios = List.copyOf(scenarios);
    options = List.copyOf(options);
    rulings = Map.copyOf(rulings);
  }

  /** A request that chooses no option. */
  public RunRequest(List<Scenario> scenarios, List<String> options, boolean strict) {
    this(scenarios, options, strict, Map.of());
  }
}
