package org.meeplecheck.cli.savedgame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * What the reference engine makes of a feature file with one scenario.
 *
 * @param verdict its verdict
 * @param message why it is not PASS; empty for PASS
 */
public record Verification(Verdict verdict, String message) {

  /** Plays the scenario of that text. */
  public static Verification of(String text) {
    try {
      Path file = Files.createTempFile("meeplecheck", ".feature");
      try {
        Files.writeString(file, text);
        return run(Suite.read(List.of(file)));
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary file can be written", e);
    }
  }

  private static Verification run(Suite suite) {
    if (!suite.faults().isEmpty()) {
      return new Verification(Verdict.SUITE_ERROR, suite.faults().get(0).message());
    }
    List<ScenarioResult> results = new ArrayList<>();
    try (ReferenceEngine engine = new ReferenceEngine()) {
      suite.run(
          engine, new RunRequest(suite.scenarios(), List.of(), false, Map.of()), results::add);
    }
    return new Verification(results.get(0).verdict(), results.get(0).message());
  }
}
