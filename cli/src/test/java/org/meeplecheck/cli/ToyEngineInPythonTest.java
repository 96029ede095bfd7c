package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.sdk.wire.RemoteEngine;
import org.meeplecheck.sdk.wire.Timeouts;

/** The engine that was written from docs/protocol.md alone. */
class ToyEngineInPythonTest {
  private static final Path ENGINE = Path.of("..", "docs", "toy_engine.py");
  private static final Path TILES =
      Path.of("..", "spec", "src", "main", "resources")
          .resolve(Path.of("org", "meeplecheck", "spec", "sets", "base", "tiles.json"));

  @Test
  void it_passes_the_base_scenarios_of_its_rungs() throws IOException {
    List<Scenario> base =
        Suite.bundled().scenarios().stream().filter(one -> one.set().equals("base")).toList();
    List<String> command = new ArrayList<>(OtherLanguage.PYTHON.command(ENGINE));
    command.add(TILES.toString());
    Map<String, ScenarioResult> results = new TreeMap<>();
    try (RemoteEngine engine = RemoteEngine.start(command, Timeouts.STANDARD.scaled(10), 0, "1")) {
      Suite.bundled()
          .run(
              engine,
              new RunRequest(base, List.of(), false),
              (ScenarioResult result) -> results.put(result.id(), result));
      for (Scenario scenario : base) {
        ScenarioResult result = Objects.requireNonNull(results.get(scenario.id()), scenario.id());
        boolean within =
            engine.manifest().rungs().containsAll(scenario.rungs())
                && !result.message().contains("does not declare the set");
        assertEquals(
            within ? Verdict.PASS : Verdict.UNSUPPORTED, result.verdict(), result.message());
      }
    }
    assertTrue(
        results.values().stream().filter(result -> result.verdict() == Verdict.PASS).count()
            > base.size() / 2);
  }

  @Test
  void it_has_fewer_than_150_lines() throws IOException {
    assertTrue(Files.readAllLines(ENGINE).size() < 150);
  }
}
