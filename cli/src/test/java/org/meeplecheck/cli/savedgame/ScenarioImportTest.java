package org.meeplecheck.cli.savedgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class ScenarioImportTest {

  @Test
  void aSavedGameWithAssertionsIsAWholeScenario() {
    ScenarioImport scenario =
        imported(SavedGames.road().asserts("Alice has 3 points", "Alice scored road for 3 points"));
    assertEquals(
        """
        @BG-37
        Feature: Saved games of JCloisterZone

          Scenario: A road
            The players of the saved game: Alice is red, Bob is blue.

            Given a game for red and blue
            And these turns are played:
              | player | tile | at   | rotation | deploy |
              | red    | W    | 1, 0 | 0        | road W |
            When blue draws "W"
            And blue places it at -1, 0 rotated 0
            And blue deploys nobody
            Then red scores 3 points for "road"
            And red has 3 points
        """,
        scenario.text());
    assertEquals(Map.of(), scenario.leftOut());
    assertEquals(Optional.empty(), scenario.weak());
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void aFalseAssertionStaysAndTheReferenceEngineDisagrees() {
    for (String wrong : List.of("Alice has 4 points", "Bob scored road for 3 points")) {
      ScenarioImport scenario = imported(SavedGames.road().asserts(wrong));
      Verification verification = Verification.of(scenario.text());
      assertEquals(Verdict.FAIL, verification.verdict(), scenario.text());
      assertFalse(verification.message().isEmpty());
    }
  }

  @Test
  void pointsOfAnEarlierTurnAreAssertedThere() {
    ScenarioImport scenario =
        imported(
            SavedGames.road()
                .place("BA/L", 1, -1, 0)
                .deploy("0.small.1", "Monastery", "I", 1, -1)
                .commit()
                .asserts("Alice scored road for 3 points"));
    List<String> lines = SavedGames.lines(scenario);
    int points = lines.indexOf("Then red scores 3 points for \"road\"");
    assertEquals("When red draws \"B\"", lines.get(points + 1));
    assertEquals("Then blue is asked for \"draw\"", lines.get(lines.size() - 1));
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void theEndOfTheStackIsTheEndOfTheGame() {
    ScenarioImport scenario =
        imported(
            SavedGames.base()
                .order("BA/RRR")
                .limit(1)
                .place("BA/RRR", 1, 0, 0)
                .deploy("0.small.1", "Road", "W", 1, 0)
                .commit()
                .asserts("Alice has 2 points", "phase is GameOverPhase"));
    assertEquals(
        List.of("Then red has 2 points", "And the game ends"), end(scenario, 2), scenario.text());
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void aTileThatWasDrawnAndNotPlacedIsDiscarded() {
    // The closed city of four sides fits nowhere beside a start tile with a road to the east.
    ScenarioImport scenario =
        imported(
            SavedGames.base()
                .order("BA/Cc.1", "BA/Cccc+", "BA/RFr")
                .place("BA/Cc.1", 0, -1, 180)
                .commit()
                .place("BA/RFr", 1, 0, 0)
                .commit()
                .asserts("Bob has 0 points"));
    assertTrue(
        SavedGames.lines(scenario)
            .containsAll(List.of("When blue draws \"C\"", "Then \"C\" is discarded")),
        scenario.text());
  }

  @Test
  void theNextTileOfTheStackIsInHandAtTheEnd() {
    ScenarioImport scenario =
        imported(SavedGames.road().order("BA/RRR", "BA/RRR", "BA/L").asserts("phase is TilePhase"));
    assertEquals(
        List.of("When red draws \"B\"", "Then red is asked for \"place\""), end(scenario, 2));
    assertEquals(List.of("BG-10"), scenario.clauses());
  }

  @Test
  void withoutAssertionsTheScenarioSaysWhoIsAskedAndThatThisIsWeak() {
    ScenarioImport scenario = imported(SavedGames.road());
    assertEquals(List.of("Then red is asked for \"draw\""), end(scenario, 1));
    assertEquals(Optional.of("red is asked for \"draw\""), scenario.weak());
  }

  @ParameterizedTest
  @CsvSource({
    "Player can pass, red may deploy a follower",
    "phase is ActionPhase, red may deploy a follower",
    "Player can't pass, 'red may deploy a follower only on \"nothing\"'",
    "phase is CommitActionPhase, 'red may deploy a follower only on \"nothing\"'"
  })
  void beforeAFollowerIsDeployedTheStepOfTheTurnSaysWhetherOneCanBe(
      String assertion, String sentence) {
    ScenarioImport scenario =
        imported(SavedGames.base().place("BA/RRR", 1, 0, 0).asserts(assertion));
    assertEquals(List.of("Then " + sentence), end(scenario, 1));
  }

  @Test
  void whatIsDeployedButNotCommittedIsNotScoredYet() {
    ScenarioImport scenario =
        imported(
            SavedGames.base()
                .place("BA/RRR", 1, 0, 0)
                .deploy("0.small.1", "Road", "W", 1, 0)
                .commit()
                .place("BA/RRR", -1, 0, 0)
                .pass()
                .asserts("Alice has 0 points"));
    assertEquals(
        List.of(
            "Then red has 0 points", "When blue deploys nobody", "Then red is asked for \"draw\""),
        end(scenario, 3));
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @ParameterizedTest
  @CsvSource({
    "Carol has 3 points, no player is named Carol",
    "Alice scored gold for 3 points, points for that are not known here",
    "Alice is winning, there is no sentence for it where this game stands",
    "Player can't pass, there is no sentence for it where this game stands",
    "phase is ActionPhase, there is no sentence for it where this game stands"
  })
  void anAssertionWithoutASentenceIsLeftOutAndToldInTheScenario(String assertion, String why) {
    ScenarioImport scenario = imported(SavedGames.road().asserts(assertion, "Alice has 3 points"));
    assertEquals(Map.of(assertion, why), scenario.leftOut());
    assertEquals(
        List.of("Then red has 3 points", "# Left out: \"" + assertion + "\": " + why + "."),
        end(scenario, 2));
  }

  @Test
  void pointsBesideOthersThatAreNotAssertedAreLeftOut() {
    // The game ends with a road of two tiles for Alice and a city of one tile for Bob.
    ScenarioImport scenario =
        imported(
            SavedGames.base()
                .order("BA/RRR", "BA/C")
                .limit(2)
                .place("BA/RRR", 1, 0, 0)
                .deploy("0.small.1", "Road", "W", 1, 0)
                .commit()
                .place("BA/C", 0, 1, 180)
                .deploy("1.small.1", "City", "S", 0, 1)
                .commit()
                .asserts("Alice scored road for 2 points"));
    assertEquals(
        Map.of(
            "Alice scored road for 2 points",
            "a sentence needs all points of that turn, and more are given"),
        scenario.leftOut());
  }

  @Test
  void anUndoTakesBackTheMessageBeforeIt() {
    ScenarioImport scenario =
        imported(
            SavedGames.base()
                .place("BA/RRR", 1, 0, 0)
                .deploy("0.small.1", "Road", "E", 1, 0)
                .say("UNDO", "{}")
                .deploy("0.small.1", "Road", "W", 1, 0)
                .commit()
                .asserts("Alice has 0 points"));
    assertTrue(scenario.text().contains("red deploys a follower on 1, 0 road W\n"));
    assertFalse(scenario.text().contains("road E"));
  }

  @Test
  void namesThatAreColoursAreKept() {
    ScenarioImport scenario =
        imported(SavedGames.road().players("Green", "red").asserts("Green has 3 points"));
    assertTrue(scenario.text().contains("Given a game for green and red\n"), scenario.text());
    assertEquals(List.of("Then green has 3 points"), end(scenario, 1));
  }

  @Test
  void foreignTextStaysOnItsLine() {
    ScenarioImport scenario =
        imported(SavedGames.road().players("Al\\n  Given ice", "Bob").asserts("Bob has 0 points"));
    assertTrue(scenario.text().contains("saved game: Al Given ice is red, Bob is blue.\n"));
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "4, 4"})
  void theRuleOnSmallCitiesIsNamedWhereItShows(String option, int points) {
    ScenarioImport scenario =
        imported(
            SavedGames.baseWithRule("tiny-city-scoring", "\"" + option + "\"")
                .place("BA/C", 0, -1, 180)
                .deploy("0.small.1", "City", "S", 0, -1)
                .commit()
                .asserts("Alice has " + points + " points"));
    assertTrue(
        scenario.text().contains("And the ruling \"base.small-city\" is \"" + option + "\"\n"),
        scenario.text());
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void aRulingOnWhichNothingDependsIsNotNamed() {
    ScenarioImport scenario =
        imported(SavedGames.baseWithRule("wagon-move", "\"C1\"").place("BA/RRR", 1, 0, 0).commit());
    assertFalse(scenario.text().contains("ruling"), scenario.text());
  }

  @Test
  void theFourthStartTileNeedsTheStackThatHasIt() {
    SavedGames saved = SavedGames.roses();
    for (int i = 1; i <= 4; i++) {
      saved.place("BA/RCr", -i, 0, 0).pass().commit();
    }
    ScenarioImport scenario = imported(saved.asserts("Alice has 0 points"));
    assertTrue(
        scenario.text().contains("And the ruling \"wind-roses.start-stack\" is \"with-d\"\n"),
        scenario.text());
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void aWindRoseIsScoredBeforeTheFollower() {
    // The square -1,1 lies in the south-west of the orange rose at 0,0.
    ScenarioImport scenario =
        imported(
            SavedGames.roses()
                .place("BA/RCr", -1, 0, 0)
                .pass()
                .commit()
                .place("WR/RrC", -1, 1, 270)
                .asserts("Bob has 3 points", "Player can pass"));
    assertEquals(
        List.of("Then blue has 3 points", "And blue may deploy a follower"), end(scenario, 2));
    assertEquals(List.of("WR-13"), scenario.clauses());
    assertEquals(Verdict.PASS, Verification.of(scenario.text()).verdict());
  }

  @Test
  void clausesThatAreNamedAreItsTags() {
    ScenarioImport scenario =
        ScenarioImport.of(
            Spec.bundled(), SavedGames.road().json(), "a road", List.of("BG-37", "BG-45"));
    assertTrue(scenario.text().startsWith("@BG-37 @BG-45\n"), scenario.text());
    assertTrue(scenario.text().contains("  Scenario: a road\n"), scenario.text());
  }

  private static ScenarioImport imported(SavedGames saved) {
    return ScenarioImport.of(Spec.bundled(), saved.json(), "untitled", List.of());
  }

  private static List<String> end(ScenarioImport scenario, int count) {
    List<String> lines = SavedGames.lines(scenario);
    return lines.subList(lines.size() - count, lines.size());
  }
}
