package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Spec;

class FeatureReaderTest {
  private static final String STEPS =
      """
          Given a game for red and blue
          When red draws "V"
          Then red is asked for "place"
      """;

  @Test
  void anIdIsThePathAndTheSlugOfTheName() throws IOException {
    Scenario scenario = read("  @BG-37\n  Scenario: Two tiles, 2 points!\n" + STEPS).get(0);
    assertEquals("base/roads#two-tiles-2-points", scenario.id());
    assertEquals(List.of("BG-37"), scenario.clauses());
    assertEquals("base", scenario.set());
    assertEquals("/tmp/roads.feature:3", scenario.source());
    assertEquals(Set.of(Rung.SCORES), scenario.rungs());
  }

  @Test
  void aRowOfAnOutlineAddsItsFirstCell() throws IOException {
    List<Scenario> rows =
        read(
            """
              @BG-37
              Scenario Outline: Draws <tile>
                Given a game for red and blue
                When red draws "<tile>"
                Then red is asked for "place"
                Examples:
                  | tile |
                  | V    |
                  | U    |
            """);
    assertEquals(
        List.of("base/roads#draws-tile[v]", "base/roads#draws-tile[u]"),
        rows.stream().map(Scenario::id).toList());
    assertEquals(List.of(9, 10), rows.stream().map(Scenario::line).toList());
  }

  @Test
  void aRenamedScenarioKeepsItsOldId() throws IOException {
    Scenario scenario = read("  @BG-37 @was:base/roads#old\n  Scenario: New\n" + STEPS).get(0);
    assertEquals(List.of("base/roads#old"), scenario.aliases());
  }

  @Test
  void aScenarioNeedsTheRungsOfItsSentences() throws IOException {
    Scenario scenario =
        read("  @BG-37\n  Scenario: A\n" + STEPS + "    And \"V\" is discarded\n").get(0);
    assertEquals(Set.of(Rung.SCORES, Rung.EVENTS), scenario.rungs());
  }

  @Test
  void aScenarioWithoutAStepIsAFault() throws IOException {
    assertFault("the scenario has no step", "  @BG-37\n  Scenario: A\n    Gven a game\n");
  }

  @Test
  void aScenarioWithoutAClauseIsAFault() throws IOException {
    assertFault("no clause", "  Scenario: A\n" + STEPS);
  }

  @Test
  void aScenarioWithThreeClausesIsAFault() throws IOException {
    assertFault("more than two clauses", "  @BG-37 @BG-38 @BG-39\n  Scenario: A\n" + STEPS);
  }

  @Test
  void aClauseThatDoesNotExistIsAFault() throws IOException {
    assertFault("there is no clause BG-99", "  @BG-99\n  Scenario: A\n" + STEPS);
  }

  @Test
  void aSentenceThatDoesNotExistIsAFault() throws IOException {
    assertFault(
        "no sentence says \"red wins\"",
        "  @BG-37\n  Scenario: A\n" + STEPS + "    And red wins\n");
  }

  @Test
  void twoScenariosOfOneIdAreAFault() throws IOException {
    List<Scenario> scenarios =
        read("  @BG-37\n  Scenario: A\n" + STEPS + "  @BG-37\n  Scenario: a\n" + STEPS);
    assertTrue(scenarios.get(0).faultIfAny().isEmpty());
    assertTrue(scenarios.get(1).faultIfAny().orElseThrow().contains("have the id base/roads#a"));
  }

  @Test
  void aPathThatDoesNotExistIsNamed() {
    SuiteException thrown =
        assertThrows(SuiteException.class, () -> Suite.read(List.of(Path.of("no/such"))));
    assertEquals("no feature file or directory \"no/such\"", thrown.getMessage());
  }

  private static void assertFault(String message, String scenarios) throws IOException {
    String fault = read(scenarios).get(0).faultIfAny().orElseThrow();
    assertTrue(fault.contains(message), fault);
  }

  private static List<Scenario> read(String scenarios) throws IOException {
    FeatureReader reader = new FeatureReader(Spec.bundled());
    String text = "Feature: Roads\n" + scenarios;
    reader.read(
        "file:///tmp/roads.feature",
        "base/roads",
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertEquals(List.of(), reader.faults());
    return reader.scenarios();
  }
}
