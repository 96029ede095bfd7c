package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.meeplecheck.features.Verdicts.assertVerdict;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** Words that a game does not have, or that say nothing of it, make no scenario green. */
class WordsOfTheGameTest {
  private Verdicts verdicts;

  @BeforeEach
  void inADirectory(@TempDir Path directory) {
    verdicts = new Verdicts(directory);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red scores 0 points for "tax"                     | the reason "tax" is of the set wheel
          red tries to choose "swap"                        | the choice "swap" is of the set porxada
          red tries to remove a follower from wheel tax     | the place "wheel tax" is of the set wheel
          red deploys a follower on supply                  | no follower stands on "supply"
          red deploys a follower on before red              | no follower stands on "before red"
          red may deploy a follower only on "wheel taxx"    | no place "wheel taxx"
          red may deploy a follower only on "wheel tax"     | the place "wheel tax" is of the set wheel
          no follower stands on supply                      | no follower stands on "supply"
          no follower stands on 1, 1 city N                 | no segment "1,1 city N" lies on the board
          no follower stands on 1, 0 city N                 | no segment "1,0 city N" lies on the board
          no follower stands on 1, 0 monastery              | no segment "1,0 monastery" lies on the board
          """)
  void whatIsNotInTheBaseGameIsAnErrorOfTheSuite(String step, String message) throws IOException {
    String steps =
        """
        Given a game for red and blue
        When red draws "V"
        And red places it at 1, 0 rotated 0
        * %s
        Then red is asked for "deploy"
        """
            .formatted(step);
    assertVerdict(Verdict.SUITE_ERROR, message, judge(engine(), steps));
  }

  @Test
  void aRulingOfAnotherSetIsAnErrorOfTheSuite() throws IOException {
    String steps =
        """
        Given a game for red and blue
        And the ruling "wheel.famine" is "%s"
        When red draws "V"
        Then red is asked for "place"
        """
            .formatted(new Vocabulary(Spec.bundled()).optionsOf("wheel.famine").get(0));
    assertVerdict(
        Verdict.SUITE_ERROR,
        "the ruling \"wheel.famine\" is of the set wheel, which is not in this game",
        judge(engine(), steps));
  }

  @Test
  void aSegmentThatLiesThereMayBeEmpty() throws IOException {
    String steps =
        """
        Given a game for red and blue
        When red draws "V"
        And red places it at 1, 0 rotated 0
        Then no follower stands on 1, 0 road W
        """;
    assertVerdict(Verdict.PASS, "", judge(engine(), steps));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          foo, bar           |                          | this table has the columns [own, player, other]
          own, player, other | wheel tax, green, supply | green is not in this game
          own, player, other | wheel tax, blue, supply  | no follower stands on "supply"
          own, player, other | wheel taxx, blue, supply | no place "wheel taxx"
          """)
  void theTableOfExchangesIsReadAhead(String header, @Nullable String row, String message)
      throws IOException {
    String table = row == null ? row(header) : row(header) + row(row);
    String steps =
        GAME + "Then red may exchange only these followers for \"porxada-swap\":\n" + table;
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red porxada-swap")
            .listing(Set.of(new Move.Pass(Player.RED)));
    assertVerdict(Verdict.SUITE_ERROR, message, judge(engine, steps));
  }

  private static String row(String cells) {
    return "  | " + cells.replace(", ", " | ") + " |\n";
  }

  private static final String GAME =
      """
      Given a game for red and blue with "wheel, porxada"
      When red draws "wheel:curve-1"
      And red places it at 0, -1 rotated 0
      """;

  private static final Piece PIG = new Piece(null, new Figure("pig"), Place.parse("wheel tax"));

  @Test
  void aSecondPigFails() throws IOException {
    Piece other = new Piece(null, new Figure("pig"), Place.parse("wheel storm"));
    String steps = GAME + "Then the \"pig\" is on wheel tax\n";
    assertVerdict(Verdict.PASS, "", judge(engine().with(Map.of(), List.of(), List.of(PIG)), steps));
    assertVerdict(
        Verdict.FAIL,
        "expected the pig at wheel tax alone",
        judge(engine().with(Map.of(), List.of(), List.of(PIG, other)), steps));
  }

  @ParameterizedTest
  @CsvSource({"red, before blue", "red, supply", "blue, before red"})
  void aTokenThatIsElsewhereFails(String owner, String place) throws IOException {
    Piece token = new Piece(Words.player(owner), new Figure("token"), Place.parse(place));
    AskingEngine engine = engine().with(Map.of(), List.of(), List.of(token));
    String none = GAME + "Then red holds 0 \"token\"\n";
    assertVerdict(Verdict.FAIL, "there are 1 among the pieces", judge(engine, none));
    assertEquals(Verdict.FAIL, judge(engine, none.replace("holds 0", "holds 1")).verdict());
  }

  @Test
  void aFailureShowsThePieces() throws IOException {
    AskingEngine engine = engine().with(Map.of(), List.of(), List.of(PIG));
    ScenarioResult result = judge(engine, GAME + "Then red holds 1 \"token\"\n");
    assertEquals(List.of(PIG), Objects.requireNonNull(result.failure()).pieces());
  }

  private static AskingEngine engine() {
    return AskingEngine.asking("red draw", "red place", "red deploy");
  }

  private ScenarioResult judge(AskingEngine engine, String steps) throws IOException {
    return verdicts.of(engine, "@BG-37", steps);
  }
}
