package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

class BundledFeaturesTest {
  private static final Path FEATURES = Path.of("src/main/resources/org/meeplecheck/features");

  private final Suite suite = Suite.bundled();

  @Test
  void everyFileAndScenarioIsSound() {
    assertEquals(List.of(), suite.faults());
    assertEquals(
        List.of(),
        suite.scenarios().stream()
            .filter(scenario -> scenario.faultIfAny().isPresent())
            .map(scenario -> scenario.source() + ": " + scenario.faultIfAny().get())
            .toList());
  }

  @Test
  void theListIsThatOfTheFiles() {
    assertEquals(
        new FeatureFiles(Spec.bundled()).readBundled(FEATURES).scenarios(), suite.scenarios());
    assertFalse(suite.scenarios().isEmpty());
  }

  @Test
  void everyTestableClauseHasAScenario() {
    Set<String> tested =
        suite.scenarios().stream().flatMap(s -> s.clauses().stream()).collect(Collectors.toSet());
    Set<String> untested = new TreeSet<>();
    Spec.bundled()
        .clauses()
        .filter(Clause::isTestable)
        .map(Clause::id)
        .filter(id -> !tested.contains(id))
        .forEach(untested::add);
    assertEquals(Set.of(), untested);
  }

  @Test
  void everyScenarioTestsATestableClause() {
    for (Scenario scenario : suite.scenarios()) {
      for (String id : scenario.clauses()) {
        Clause clause = Spec.bundled().clause(id).orElseThrow();
        assertFalse(!clause.isTestable(), scenario.source() + " tests " + id);
      }
    }
  }

  @Test
  void everyOptionBesideTheDefaultIsPlayed() throws IOException {
    String text = text();
    Set<String> unplayed = new TreeSet<>();
    Spec.bundled()
        .rulings()
        .forEach(
            ruling ->
                ruling.options().stream()
                    .filter(option -> !option.id().equals(ruling.defaultOption()))
                    .filter(option -> !text.contains(option.id()))
                    .forEach(option -> unplayed.add(ruling.id() + "=" + option.id())));
    // Counting votes differs from counting heads only with a big follower, which no set has.
    assertEquals(Set.of("darmstadt.church-count=votes"), unplayed);
  }

  @Test
  void everySentenceIsUsed() {
    FeatureFiles files = new FeatureFiles(Spec.bundled());
    files.readBundled(FEATURES);
    assertEquals(
        Set.of(),
        Sentences.bundled().all().stream()
            .filter(sentence -> !files.used().contains(sentence))
            .map(Sentence::id)
            .collect(Collectors.toSet()));
  }

  @Test
  void everyScenarioExplainsItsExpectation() throws IOException {
    Set<String> bare = new TreeSet<>();
    for (Path file : files()) {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size() - 1; i++) {
        boolean scenario = lines.get(i).strip().matches("Scenario( Outline)?: .*");
        if (scenario && lines.get(i + 1).strip().matches("(Given|When|Then|And|But) .*|")) {
          bare.add(file.getFileName() + ":" + (i + 1));
        }
      }
    }
    assertEquals(Set.of(), bare);
  }

  private static String text() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : files()) {
      text.append(Files.readString(file)).append('\n');
    }
    return text.toString();
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources/org/meeplecheck/features"))) {
      return files.filter(file -> file.toString().endsWith(".feature")).sorted().toList();
    }
  }
}
