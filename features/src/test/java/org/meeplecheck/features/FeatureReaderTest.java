package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Spec;

class FeatureReaderTest {
  private static final String URI = "file:///games/roads.feature";

  private static final String ROADS = "Feature: Roads\n";

  private static final String STEPS =
      """
          Given a game for red and blue
          When red draws "V"
          Then red is asked for "place"
      """;

  @Test
  void anIdIsThePathAndTheSlugOfTheName() {
    Scenario scenario = read("  @BG-37\n  Scenario: Two tiles, 2 points!\n" + STEPS).get(0);
    assertEquals("base/roads#two-tiles-2-points", scenario.id());
    assertEquals(List.of("BG-37"), scenario.clauses());
    assertEquals("base", scenario.set());
    assertEquals("/games/roads.feature:3", scenario.source());
    assertEquals(Set.of(Rung.SCORES), scenario.rungs());
  }

  @Test
  void aScenarioKeepsItsDescriptionAndEachOfItsSentencesOnce() {
    Scenario scenario =
        read("  @BG-37\n  Scenario: A road\n    Two tiles,\n    1 + 1 = 2.\n\n"
                + STEPS
                + "    When red draws \"U\"\n")
            .get(0);
    assertEquals("Two tiles, 1 + 1 = 2.", scenario.description());
    assertEquals(List.of("game", "draws", "asked"), scenario.sentences());
  }

  @Test
  void aRowOfAnOutlineAddsItsFirstCell() {
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
  void aRenamedScenarioKeepsItsOldId() {
    Scenario scenario = read("  @BG-37 @was:base/roads#old\n  Scenario: New\n" + STEPS).get(0);
    assertEquals(List.of("base/roads#old"), scenario.aliases());
  }

  @Test
  void aScenarioNeedsTheRungsOfItsSentences() {
    Scenario scenario =
        read("  @BG-37\n  Scenario: A\n" + STEPS + "    And \"V\" is discarded\n").get(0);
    assertEquals(Set.of(Rung.SCORES, Rung.EVENTS), scenario.rungs());
  }

  @Test
  void aScenarioWithoutAStepIsAFault() {
    assertFault("the scenario has no step", "  @BG-37\n  Scenario: A\n    Gven a game\n");
  }

  @Test
  void aScenarioWithoutAClauseIsAFault() {
    assertFault("no clause", "  Scenario: A\n" + STEPS);
  }

  @Test
  void aScenarioWithThreeClausesIsAFault() {
    assertFault("more than two clauses", "  @BG-37 @BG-38 @BG-39\n  Scenario: A\n" + STEPS);
  }

  @Test
  void aClauseThatDoesNotExistIsAFault() {
    assertFault("there is no clause BG-99", "  @BG-99\n  Scenario: A\n" + STEPS);
  }

  @Test
  void aSentenceThatDoesNotExistIsAFault() {
    assertFault(
        "no sentence says \"red wins\"",
        "  @BG-37\n  Scenario: A\n" + STEPS + "    And red wins\n");
  }

  @Test
  void twoScenariosOfOneIdAreAFault() {
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

  private static void assertFault(String message, String scenarios) {
    String fault = read(scenarios).get(0).faultIfAny().orElseThrow();
    assertTrue(fault.contains(message), fault);
  }

  @Test
  void examplesWithoutARowAreAFaultBesideSoundScenarios() {
    FeatureReader reader =
        reader(
            ROADS
                + "  @BG-37\n  Scenario: A\n"
                + STEPS
                + "  @BG-37\n  Scenario Outline: B <tile>\n"
                + STEPS
                + "    Examples:\n      | tile |\n");
    assertEquals(List.of("base/roads#a"), reader.scenarios().stream().map(Scenario::id).toList());
    assertOneFault("/games/roads.feature:12", "the Examples have no row", reader);
  }

  @Test
  void examplesWithoutATableAreAFault() {
    FeatureReader reader =
        reader(ROADS + "  @BG-37\n  Scenario Outline: B\n" + STEPS + "    Examples:\n");
    assertOneFault("/games/roads.feature:7", "the Examples have no row", reader);
  }

  @Test
  void aRuleWithoutAScenarioIsAFault() {
    FeatureReader reader =
        reader(ROADS + "  Rule: One\n\n  @BG-37\n  Rule: Two\n    Scenario: A\n" + STEPS);
    assertEquals(1, reader.scenarios().size());
    assertOneFault("/games/roads.feature:2", "the rule has no scenario", reader);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# nothing yet\n"})
  void aFileWithoutAFeatureIsAFault(String text) {
    assertOneFault("/games/roads.feature:1", "the file has no scenario", reader(text));
  }

  @Test
  void aFeatureWithoutAScenarioIsAFaultAtItsLine() {
    FeatureReader reader = reader("# roads\n" + ROADS);
    assertOneFault("/games/roads.feature:2", "the file has no scenario", reader);
  }

  @Test
  void anEmptyFileAfterABrokenOneIsAFaultToo() {
    FeatureReader reader = reader("Nonsense\n");
    reader.read("file:///games/cities.feature", "base/cities", new byte[0]);
    assertEquals(
        List.of("/games/roads.feature:1", "/games/cities.feature:1"),
        reader.faults().stream().map(Fault::source).toList());
  }

  @Test
  void aFileThatIsNotUtf8IsAFault() {
    FeatureReader reader = new FeatureReader(Spec.bundled());
    byte[] text =
        (ROADS + "  @BG-37\n  Scenario: für zwei\n" + STEPS).getBytes(StandardCharsets.ISO_8859_1);
    reader.read(URI, "base/roads", text);
    assertEquals(List.of(), reader.scenarios());
    assertOneFault("/games/roads.feature:1", "not UTF-8", reader);
  }

  @Test
  void anEncodingThatDoesNotExistIsAFault() {
    assertOneFault(
        "/games/roads.feature:1",
        "no encoding \"KLINGON\"",
        reader("# encoding: klingon\n" + ROADS + "  @BG-37\n  Scenario: A\n" + STEPS));
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    FeatureReader reader = reader("\uFEFF" + ROADS + "  @BG-37\n  Scenario: A\n" + STEPS);
    assertEquals(List.of(), reader.faults());
    assertTrue(reader.scenarios().get(0).faultIfAny().isEmpty());
  }

  @Test
  void anOldIdThatIsTheIdOfALaterScenarioIsAFault() {
    List<Scenario> scenarios =
        read(
            "  @BG-37 @was:base/roads#b\n  Scenario: A\n"
                + STEPS
                + "  @BG-37\n  Scenario: B\n"
                + STEPS);
    assertEquals(
        "the old id base/roads#b is the id or an old id of a scenario: remove @was:base/roads#b",
        scenarios.get(0).faultIfAny().orElseThrow());
    assertTrue(scenarios.get(1).faultIfAny().isEmpty());
  }

  @Test
  void anOldIdOfTwoScenariosIsAFaultOfTheSecond() {
    List<Scenario> scenarios =
        read(
            "  @BG-37 @was:base/roads#old\n  Scenario: A\n"
                + STEPS
                + "  @BG-37 @was:base/roads#old\n  Scenario: B\n"
                + STEPS);
    assertTrue(scenarios.get(0).faultIfAny().isEmpty());
    assertTrue(scenarios.get(1).faultIfAny().orElseThrow().contains("base/roads#old"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red                                          | true
          red and blue                                 | true
          red, blue, green, yellow, black and pink     | true
          red, blue                                    | false
          red and blue and green                       | false
          """)
  void aListOfPlayersEndsWithAnd(String text, boolean isList) {
    assertEquals(isList, text.matches(Words.PLAYERS));
  }

  @Test
  void aListOfPlayersWithoutEndIsRefusedAndNotFollowed() {
    assertFalse(("red, ".repeat(1_000_000) + "red and blue").matches(Words.PLAYERS));
    assertFalse(("r".repeat(1_000_000) + "!").matches(Words.PLAYERS));
  }

  @Test
  void anAddressIsShownAsThePathItStandsFor() {
    assertEquals(
        "/games/f\u00fcr zwei.feature",
        FeatureUri.shortened("file:///games/f%C3%BCr%20zwei.feature"));
    assertEquals(
        "base/roads.feature", FeatureUri.shortened(FeatureUri.BUNDLED + "base/roads.feature"));
  }

  private static void assertOneFault(String source, String message, FeatureReader reader) {
    assertEquals(List.of(source), reader.faults().stream().map(Fault::source).toList());
    String found = reader.faults().get(0).message();
    assertTrue(found.contains(message), found);
  }

  private static List<Scenario> read(String scenarios) {
    FeatureReader reader = reader(ROADS + scenarios);
    assertEquals(List.of(), reader.faults());
    return reader.scenarios();
  }

  private static FeatureReader reader(String text) {
    FeatureReader reader = new FeatureReader(Spec.bundled());
    reader.read(URI, "base/roads", text.getBytes(StandardCharsets.UTF_8));
    return reader;
  }
}
