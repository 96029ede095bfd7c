package org.meeplecheck.features;

import static org.meeplecheck.features.Verdicts.assertVerdict;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** What the sentences say of an engine of which all is known beforehand. */
class FurtherSentencesTest {
  private static final String GAME = "Given a game for red and blue with \"wheel, porxada\"\n";

  private static final String PLACED =
      """
      When red draws "wheel:curve-1"
      And red places it at 0, -1 rotated 0
      """;

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
          the "pig" is on wheel tax                | the "pig" is on wheel famine             | expected the pig at wheel famine
          red holds 2 "token"                      | red holds 1 "token"                      | there are 2 among the pieces
          blue holds 0 "token"                     | blue holds 1 "token"                     | there are 0 among the pieces
          red has 7 followers left                 | red has 6 followers left                 | there are 5 in the supply and 2 in play
          blue has 1 follower left                 | blue has 7 followers left                | there are 0 in the supply and 1 in play
          a follower of red stands on wheel tax    | a follower of red stands on wheel storm  | expected a follower of red on wheel storm
          no follower stands on wheel plague       | no follower stands on wheel tax          | expected no follower on wheel tax
          a follower of red stands on 0, 3 city W  | a follower of red stands on 3, 2 city E  | expected a follower of red on 3,2 city E
          """)
  void whatIsOnTheTableIsToldApart(String right, String wrong, String message) throws IOException {
    List<Piece> followers =
        List.of(
            Answer.follower(Player.RED, Place.parse("wheel tax")),
            Answer.follower(Player.RED, Place.parse("0,3 city S")),
            Answer.follower(Player.BLUE, Place.parse("3,2 city E")));
    Piece token = new Piece(Player.RED, new Figure("token"), Place.parse("before red"));
    Piece pig = new Piece(null, new Figure("pig"), Place.parse("wheel tax"));
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red deploy")
            .with(
                Map.of(Player.RED, Map.of(Figure.SMALL, 5)), followers, List.of(pig, token, token));
    assertVerdict(Verdict.PASS, "", judge(engine, PLACED + "Then " + right + "\n"));
    assertVerdict(Verdict.FAIL, message, judge(engine, PLACED + "Then " + wrong + "\n"));
  }

  @Test
  void aPigThatIsElsewhereBeforeTheTestedMoveBlocks() throws IOException {
    AskingEngine engine = AskingEngine.asking("red draw", "red place", "red deploy");
    String steps =
        """
        When red draws "wheel:curve-1"
        Then the "pig" is on wheel tax
        And red places it at 0, -1 rotated 0
        And red is asked for "deploy"
        """;
    assertVerdict(Verdict.BLOCKED, "expected the pig at wheel tax", judge(engine, steps));
  }

  private static final Move SWAP = new Move.Choose(Player.RED, "swap");

  private static final Move BONUS = new Move.Choose(Player.RED, "bonus");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          swap, bonus | PASS | ''
          bonus, swap | PASS | ''
          swap        | FAIL | too many are [red chooses bonus]
          """)
  void theOptionsAreListedCompletely(String options, Verdict verdict, String message)
      throws IOException {
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red porxada-use")
            .listing(Set.of(SWAP, BONUS));
    String fact = "Then red may choose only \"" + options + "\" for \"porxada-use\"\n";
    assertVerdict(verdict, message, judge(engine, PLACED + fact));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0, 3 city S; supply | PASS | ''
          supply; 0, 3 city W | PASS | ''
          supply              | FAIL | too many are [red removes red small at 0,3 city S]
          0, 0 city N; supply | FAIL | missing are [red removes red small at 0,0 city N]
          """)
  void theFollowersToRemoveAreListedCompletely(String places, Verdict verdict, String message)
      throws IOException {
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red porxada-give-up")
            .listing(Set.of(removal("0,3 city W"), removal("supply")));
    String fact =
        "Then red may remove a follower only from \"" + places + "\" for \"porxada-give-up\"\n";
    assertVerdict(verdict, message, judge(engine, PLACED + fact));
  }

  private static Move removal(String place) {
    return new Move.Remove(Player.RED, Answer.follower(Player.RED, Place.parse(place)));
  }

  @Test
  void aDecisionThatMayBePassedListsPassing() throws IOException {
    String fact = "Then red may remove a follower only from \"supply\" for \"porxada-take-back\"\n";
    AskingEngine engine = AskingEngine.asking("red draw", "red place", "red porxada-take-back");
    engine.listing(Set.of(removal("supply")));
    assertVerdict(Verdict.FAIL, "missing are [red passes]", judge(engine, PLACED + fact));
    engine.listing(Set.of(removal("supply"), new Move.Pass(Player.RED)));
    assertVerdict(Verdict.PASS, "", judge(engine, PLACED + fact));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0, 3 city W | own | PASS        | ''
          0, 0 city N | own | FAIL        | missing are [red exchanges red small at 0,0 city N with blue small at 3,2 city E]
          0, 3 city W | a   | SUITE_ERROR | this table has the columns [own, player, other]
          """)
  void theExchangesAreListedCompletely(String own, String column, Verdict verdict, String message)
      throws IOException {
    Move exchange =
        Answer.exchange(
                Player.RED,
                Place.parse("0,3 city S"),
                Player.BLUE,
                Place.parse("3,2 city E"),
                "porxada-swap")
            .move();
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red porxada-swap")
            .listing(Set.of(exchange, new Move.Pass(Player.RED)));
    String fact =
        """
        Then red may exchange only these followers for "porxada-swap":
          | %s | player | other       |
          | %s | blue   | 3, 2 city E |
        """
            .formatted(column, own);
    assertVerdict(verdict, message, judge(engine, PLACED + fact));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          field NNW, wheel tax | PASS | ''
          field NNW            | FAIL | too many are [red deploys on wheel tax]
          """)
  void crownSpacesStandBesideSegments(String places, Verdict verdict, String message)
      throws IOException {
    Set<Move> legal =
        Set.of(
            new Move.Pass(Player.RED),
            new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("0,-1 field ENE")),
            new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("wheel tax")));
    AskingEngine engine = AskingEngine.asking("red draw", "red place", "red deploy").listing(legal);
    String fact = "Then red may deploy a follower only on \"" + places + "\"\n";
    assertVerdict(verdict, message, judge(engine, PLACED + fact));
  }

  private static final Map<String, Move> TRIED =
      Map.of(
          "red tries to choose \"accept\"",
          new Move.Choose(Player.RED, "accept"),
          "red tries to remove a follower from 0, 3 city W",
          removal("0,3 city S"),
          "red tries to remove a follower from supply",
          removal("supply"),
          "red tries to exchange a follower on 0, 3 city W with one of blue on wheel tax",
          Answer.exchange(
                  Player.RED, Place.parse("0,3 city S"), Player.BLUE, Place.parse("wheel tax"), "")
              .move());

  static Stream<String> attempts() {
    return TRIED.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void aMoveThatIsTriedHasToBeRefused(String attempt) throws IOException {
    assertVerdict(Verdict.PASS, "", judge(refusing(), refusalOf(attempt)));
    AskingEngine accepting =
        AskingEngine.asking("red draw", "red place", "red porxada-use", "red deploy");
    assertVerdict(Verdict.FAIL, "but it is accepted", judge(accepting, refusalOf(attempt)));
  }

  @ParameterizedTest
  @MethodSource("attempts")
  void aMoveThatIsRefusedIsNotAmongTheLegalOnes(String attempt) throws IOException {
    AskingEngine engine = refusing().listing(Set.of(BONUS, TRIED.get(attempt)));
    assertVerdict(
        Verdict.FAIL, "but the engine lists it as legal", judge(engine, refusalOf(attempt)));
  }

  private static String refusalOf(String attempt) {
    return PLACED
        + "And "
        + attempt
        + "\nThen the move is refused because \"not-allowed-here\"\n"
        + "And red chooses \"bonus\" for \"porxada-use\"\n";
  }

  private static AskingEngine refusing() {
    return AskingEngine.asking("red draw", "red place", "red porxada-use", "red deploy")
        .listing(Set.of(BONUS))
        .answering(
            move ->
                TRIED.values().stream().anyMatch(tried -> alike(tried, move))
                    ? new Outcome.Refused(Reason.NOT_ALLOWED_HERE, "no")
                    : new Outcome.Accepted(List.of()));
  }

  /** Whether two moves have the same verb and no option that is offered. */
  private static boolean alike(Move tried, Move move) {
    return tried.getClass() == move.getClass() && !move.equals(BONUS);
  }

  @Test
  void aRefusalThatChangesTheStateFails() throws IOException {
    AskingEngine engine = refusing();
    Function<Move, Outcome> refusal = engine.answers();
    engine.answering(
        move -> {
          Outcome outcome = refusal.apply(move);
          if (outcome instanceof Outcome.Refused) {
            engine.with(Map.of(Player.RED, Map.of(Figure.SMALL, 6)), List.of(), List.of());
          }
          return outcome;
        });
    assertVerdict(
        Verdict.FAIL,
        "with nothing changed, but the state of the game has changed",
        judge(engine, refusalOf("red tries to choose \"accept\"")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          it holds 6 pieces named "sector"       | it holds 5 pieces named "sector"      | there are 6
          it holds 0 pieces named "token"        | it holds 1 piece named "token"        | there are 0
          the start tile covers 16 squares       | the start tile covers 1 square        | there are 16
          the start tile is like "wheel:start"   | the start tile is like "D"            | expected a start tile like D
          it holds 3 tiles with "wheel"          | it holds 2 tiles with "wheel"         | there are 3
          it holds 2 tiles with "wheel 2"        | it holds 3 tiles with "wheel 2"       | there are 2
          """)
  void whatIsInTheBoxIsToldApart(String right, String wrong, String message) throws IOException {
    AskingEngine engine = AskingEngine.asking().packing(box());
    String open = "Given the box of a game with \"wheel\"\n";
    assertVerdict(Verdict.PASS, "", verdicts.of(engine, "@WF-08", open + "Then " + right + "\n"));
    assertVerdict(
        Verdict.FAIL, message, verdicts.of(engine, "@WF-08", open + "Then " + wrong + "\n"));
  }

  private static Components box() {
    Map<Square, Components.Content> start = new HashMap<>();
    Spec.bundled()
        .ground("wheel:start")
        .orElseThrow()
        .forEach(
            (square, segments) ->
                start.put(square, new Components.Content(Set.copyOf(segments), Map.of())));
    return new Components(
        Map.of(content("wheel:curve-1"), 1, content("wheel:curve-2"), 2),
        start,
        Map.of(Figure.SMALL, 7),
        Map.of("sector", 6));
  }

  private static Components.Content content(String tile) {
    Tile known = Spec.bundled().tile(tile).orElseThrow();
    return new Components.Content(known.picture(Rotation.R0), known.marks());
  }

  private ScenarioResult judge(AskingEngine engine, String steps) throws IOException {
    return verdicts.of(engine, "@BG-37", GAME + steps);
  }
}
