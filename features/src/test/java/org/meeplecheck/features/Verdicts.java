package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Judges one scenario, written as its clauses and its steps. */
final class Verdicts {
  private final Path directory;

  Verdicts(Path directory) {
    this.directory = directory;
  }

  ScenarioResult of(Engine engine, String tags, String steps) throws IOException {
    StringBuilder text = new StringBuilder("Feature: Test\n  " + tags + "\n  Scenario: Test\n");
    steps.lines().forEach(line -> text.append("    ").append(line).append('\n'));
    Files.writeString(directory.resolve("test.feature"), text);
    Suite suite = Suite.read(List.of(directory));
    List<ScenarioResult> results = new ArrayList<>();
    suite.run(engine, new RunRequest(suite.scenarios(), List.of(), false), results::add);
    assertEquals(1, results.size());
    return results.get(0);
  }

  static void assertVerdict(Verdict verdict, String message, ScenarioResult result) {
    assertEquals(verdict, result.verdict(), result.message());
    assertTrue(result.message().contains(message), result.message());
  }
}
