package org.meeplecheck.features;

import java.util.List;

/**
 * What to run.
 *
 * @param scenarios the scenarios to run
 * @param options the options of the command that choose engine and features, for repeat commands
 * @param strict whether a recommended clause that is broken is FAIL instead of WARN
 */
public record RunRequest(List<Scenario> scenarios, List<String> options, boolean strict) {

  public RunRequest {
    scenarios = List.copyOf(scenarios);
    options = List.copyOf(options);
  }
}
