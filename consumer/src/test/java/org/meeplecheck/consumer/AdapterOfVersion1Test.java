package org.meeplecheck.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

class AdapterOfVersion1Test {
  private final Suite suite = Suite.bundled();

  @Test
  void it_passes_every_scenario_that_its_engine_passes() {
    try (Engine engine = new ReferenceEngine();
        Engine adapter =
            new AdapterOfVersion1(engine, engine.manifest().sets(), Set.of(Rung.values()))) {
      List<ScenarioResult> results = judge(adapter);
      assertEquals(suite.scenarios().size(), results.size());
      assertEquals(
          List.of(), results.stream().filter(result -> result.verdict() != Verdict.PASS).toList());
    }
  }

  @Test
  void it_is_judged_by_what_it_declares() {
    try (Engine engine = new ReferenceEngine();
        Engine adapter = new AdapterOfVersion1(engine, Set.of("base"), Set.of(Rung.SCORES))) {
      List<ScenarioResult> results = judge(adapter);
      assertTrue(results.stream().anyMatch(result -> result.verdict() == Verdict.PASS));
      assertEquals(
          Set.of(Verdict.UNSUPPORTED),
          Set.copyOf(
              results.stream()
                  .filter(result -> result.set().equals("wind-roses"))
                  .map(ScenarioResult::verdict)
                  .toList()));
    }
  }

  private List<ScenarioResult> judge(Engine engine) {
    List<ScenarioResult> results = new ArrayList<>();
    suite.run(engine, new RunRequest(suite.scenarios(), List.of(), false), results::add);
    return results;
  }
}
