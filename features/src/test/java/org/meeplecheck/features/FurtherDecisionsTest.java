package org.meeplecheck.features;

import static org.meeplecheck.features.Verdicts.assertVerdict;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Decisions beside drawing, placing and deploying, in a history and in the tested turn. */
class FurtherDecisionsTest {
  private static final String GAME = "Given a game for red and blue with \"wheel, porxada\"\n";

  private static final String PLAGUE =
      """
      Given these turns are played:
        | player | tile          | at    | rotation | deploy | decisions |
        | red    | wheel:curve-1 | 0, -1 | 0        | nobody | %s        |
      Then blue is asked for "draw"
      """;

  private static final String BOTH =
      "red removes a follower from 0, 0 city N for \"wheel-plague\";"
          + " blue removes a follower from 3, 2 city E for \"wheel-plague\"";

  private Verdicts verdicts;

  @BeforeEach
  void inADirectory(@TempDir Path directory) {
    verdicts = new Verdicts(directory);
  }

  @Test
  void aHistoryAnswersThePlagueBetweenDrawAndPlace() throws IOException {
    Engine engine =
        AskingEngine.asking(
            "red draw",
            "red wheel-plague",
            "blue wheel-plague",
            "red place",
            "red deploy",
            "blue draw");
    assertVerdict(Verdict.PASS, "", judge(engine, PLAGUE.formatted(BOTH)));
  }

  @Test
  void aHistoryAnswersWhatIsAskedAfterPlacingAndAfterDeploying() throws IOException {
    Engine engine =
        AskingEngine.asking(
            "red draw",
            "red place",
            "red porxada-use",
            "red porxada-swap",
            "red deploy",
            "blue porxada-take-back",
            "blue draw");
    String steps =
        """
        Given these turns are played:
          | player | tile               | at    | rotation | deploy    | decisions |
          | red    | porxada:la-porxada | 0, -1 | 0        | wheel tax | red chooses "swap" for "porxada-use"; red passes "porxada-swap"; blue passes "porxada-take-back" |
        Then blue is asked for "draw"
        """;
    assertVerdict(Verdict.PASS, "", judge(engine, steps));
  }

  @Test
  void aDiscardedTileHasItsDecisionsToo() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "red wheel-plague", "red draw");
    String steps =
        """
        Given these turns are played:
          | player | tile          | at        | rotation | deploy | decisions |
          | red    | wheel:curve-1 | discarded |          |        | red removes a follower from 0, 0 city N for "wheel-plague" |
        Then red is asked for "draw"
        """;
    assertVerdict(Verdict.PASS, "", judge(engine, steps));
  }

  @Test
  void aDecisionOfTheHistoryThatIsNotAskedBlocksWithItsClause() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "red place", "red deploy", "blue draw");
    assertVerdict(
        Verdict.BLOCKED,
        "blocked by WF-50: expected red to be asked for wheel-plague in the turn in which red draws"
            + " wheel:curve-1, but the engine never asks for it",
        judge(engine, PLAGUE.formatted(BOTH)));
  }

  @Test
  void aDecisionOfTheHistoryThatIsNotScriptedBlocksWithItsClause() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "red wheel-plague", "red place");
    assertVerdict(
        Verdict.BLOCKED,
        "blocked by WF-50: expected no further decision in the turn in which red draws"
            + " wheel:curve-1, but the engine has: red: wheel-plague",
        judge(engine, PLAGUE.formatted("")));
  }

  @Test
  void aDecisionOfTheHistoryThatAnotherPlayerIsAskedForBlocks() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "blue wheel-plague", "red wheel-plague");
    assertVerdict(
        Verdict.BLOCKED,
        "blocked by WF-50: expected red to be asked for wheel-plague",
        judge(engine, PLAGUE.formatted(BOTH)));
  }

  @Test
  void aFaultOfTheTestedClauseInTheHistoryFails() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "red place", "red deploy", "blue draw");
    assertVerdict(
        Verdict.FAIL,
        "red to be asked for wheel-plague",
        verdicts.of(engine, "@WF-50", GAME + PLAGUE.formatted(BOTH)));
  }

  private static final String REFUSAL =
      """
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 0, 0 city N with one of blue on 3, 2 city E for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from supply for "porxada-give-up"
      Then red is asked for "deploy"
      """;

  @Test
  void theOtherPlayerAnswersInTheTestedTurn() throws IOException {
    Engine engine =
        AskingEngine.asking(
            "red draw",
            "red place",
            "red porxada-use",
            "red porxada-swap",
            "blue porxada-answer",
            "blue porxada-give-up",
            "red deploy");
    assertVerdict(Verdict.PASS, "", judge(engine, REFUSAL));
  }

  @Test
  void aTestedDecisionThatIsNotAskedFails() throws IOException {
    Engine engine =
        AskingEngine.asking(
            "red draw",
            "red place",
            "red porxada-use",
            "red porxada-swap",
            "blue porxada-answer",
            "red deploy");
    assertVerdict(
        Verdict.FAIL,
        "expected blue to be asked for porxada-give-up, but the engine has: red: deploy or pass",
        judge(engine, REFUSAL));
  }

  @Test
  void aDecisionOnTheWayThatIsNotAskedBlocksWithItsClause() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "red place", "red deploy", "blue draw");
    assertVerdict(
        Verdict.BLOCKED,
        "blocked by LP-08: expected red to be asked for porxada-use",
        judge(engine, REFUSAL));
  }

  @Test
  void aTestedMoveBeforeWhichAnUnscriptedDecisionIsAskedFails() throws IOException {
    Engine engine = AskingEngine.asking("red draw", "blue wheel-plague", "red place");
    String steps =
        """
        When red draws "wheel:curve-1"
        And red places it at 0, -1 rotated 0
        Then red is asked for "deploy"
        """;
    assertVerdict(
        Verdict.FAIL,
        "expected red to be asked for place, but the engine has: blue: wheel-plague, which the"
            + " scenario does not answer here",
        judge(engine, steps));
  }

  @Test
  void aMoveOnTheWayBeforeWhichAnUnscriptedDecisionIsAskedBlocksWithTheClauseOfThatDecision()
      throws IOException {
    Engine engine = AskingEngine.asking("red draw", "blue wheel-plague", "red place");
    String steps =
        """
        When red draws "wheel:curve-1"
        And red places it at 0, -1 rotated 0
        And red deploys nobody
        Then blue is asked for "draw"
        """;
    assertVerdict(Verdict.BLOCKED, "blocked by WF-50: ", judge(engine, steps));
  }

  @Test
  void aDecisionThatMayNotBePassedIsNotPassed() throws IOException {
    Engine engine =
        AskingEngine.asking("red draw", "red place", "red porxada-swap").withoutPassing();
    String steps =
        """
        When red draws "porxada:la-porxada"
        And red places it at 0, -1 rotated 0
        And red passes "porxada-swap"
        Then red is asked for "deploy"
        """;
    assertVerdict(Verdict.FAIL, "that may be passed", judge(engine, steps));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red removes a follower from 0, 0 city N for "plague"           | no decision to remove "plague"
          red removes a follower from 0, 0 city N for "porxada-use"      | no decision to remove "porxada-use"
          red removes a follower from 0, 0 city Q for "wheel-plague"     | no port "Q"
          red removes a follower from 0, 0 tower for "wheel-plague"      | no place "0,0 tower"
          red removes a follower from wheel mercy for "wheel-plague"     | no place "wheel mercy"
          green removes a follower from 0, 0 city N for "wheel-plague"   | green is not in this game
          red chooses "gold" for "porxada-use"                           | no choice "gold"
          red chooses "accept" for "porxada-use"                         | no choice of porxada-use "accept"
          red passes "wheel-plague"                                      | no decision to pass "wheel-plague"
          red passes "deploy"                                            | is no answer to a decision beside draw
          red deploys nobody                                             | is no answer to a decision beside draw
          red shrugs                                                     | no sentence says "red shrugs"
          red passes "porxada-swap";                                     | no sentence says ""
          """)
  void aMistakeInTheColumnOfDecisionsIsAnErrorOfTheSuite(String cell, String message)
      throws IOException {
    ScenarioResult result = judge(AskingEngine.asking("red draw"), PLAGUE.formatted(cell));
    assertVerdict(Verdict.SUITE_ERROR, message, result);
    assertVerdict(Verdict.SUITE_ERROR, "test.feature:5: ", result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          decision  | nobody     | has the columns player, tile, at, rotation and deploy
          decisions | wheel luck | no place "wheel luck"
          decisions | city       | row 1 of the history
          decisions | ''         | deploy is empty
          """)
  void aWrongColumnOrCellIsAnErrorOfTheSuite(String column, String deploy, String message)
      throws IOException {
    String steps = PLAGUE.formatted("").replace("decisions", column).replace("nobody", deploy);
    assertVerdict(Verdict.SUITE_ERROR, message, judge(AskingEngine.asking("red draw"), steps));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red deploys a follower on wheel tax                      | the place "wheel tax" is of the set wheel
          red removes a follower from supply for "wheel-plague"    | the decision "wheel-plague" is of the set wheel
          the "pig" is on 0, 0 city N                              | the piece "pig" is of the set wheel
          the "cow" is on 0, 0 city N                              | no piece "cow"
          """)
  void whatBelongsToASetThatIsNotInTheGameIsAnErrorOfTheSuite(String step, String message)
      throws IOException {
    String steps =
        """
        Given a game for red and blue
        When red draws "V"
        And %s
        Then red is asked for "place"
        """
            .formatted(step);
    assertVerdict(
        Verdict.SUITE_ERROR,
        message,
        verdicts.of(AskingEngine.asking("red draw"), "@BG-37", steps));
  }

  private ScenarioResult judge(Engine engine, String steps) throws IOException {
    return verdicts.of(engine, "@BG-37", GAME + steps);
  }
}
