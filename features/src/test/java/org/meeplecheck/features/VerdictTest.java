package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.Failure;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

class VerdictTest {
  private static final String SCORES_TWO =
      """
      When red draws "V"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then red scores 2 points for "road"
      """;

  private static final Place ROAD = Place.parse("0,0 road E");

  @TempDir Path directory;

  @Test
  void anEngineThatGivesThePointsPasses() throws IOException {
    assertEquals(Verdict.PASS, judge(paying(2, "road"), SCORES_TWO).verdict());
  }

  @Test
  void anEngineThatGivesOtherPointsFailsWithBothNumbers() throws IOException {
    ScenarioResult result = judge(paying(3, "road"), SCORES_TWO);
    assertEquals(Verdict.FAIL, result.verdict());
    assertEquals("expected red to score 2 for road, but red scores 3 for it", result.message());
    Failure failure = Objects.requireNonNull(result.failure());
    assertEquals(3, failure.moves().size());
    assertEquals(2, failure.board().size());
  }

  @Test
  void pointsOfAPlayerWhomNobodyNamesFail() throws IOException {
    Engine engine =
        scripted(
            move ->
                move instanceof Move.Pass
                    ? accepted(scored(Player.RED, 2, "road"), scored(Player.BLUE, 1, "road"))
                    : accepted());
    assertEquals(
        "expected blue to score 0 for road, but blue scores 1 for it",
        judge(engine, SCORES_TWO).message());
  }

  @Test
  void anEngineThatTellsScoresAloneIsJudgedByTotals() throws IOException {
    Engine engine =
        new ScriptedEngine(
            Set.of(Rung.SCORES),
            move ->
                move instanceof Move.Pass ? accepted(scored(Player.RED, 4, "city")) : accepted());
    assertEquals(
        "expected red to gain 2 in all, but red gains 4", judge(engine, SCORES_TWO).message());
  }

  @Test
  void aLegalMoveThatIsRefusedInTheHistoryBlocksWithItsClause() throws IOException {
    Engine engine = refusing(Move.Place.class);
    ScenarioResult result =
        judge(
            engine,
            """
            Given these turns are played:
              | player | tile | at   | rotation | deploy |
              | red    | V    | 1, 0 | 0        | nobody |
            When blue draws "V"
            Then blue is asked for "place"
            """);
    assertEquals(Verdict.BLOCKED, result.verdict());
    assertTrue(result.message().startsWith("blocked by BG-10: "), result.message());
  }

  @Test
  void aLegalMoveThatIsRefusedAsTheTestedOneFails() throws IOException {
    String steps =
        """
        When red draws "V"
        And red places it at 1, 0 rotated 0
        Then red may deploy a follower
        """;
    assertEquals(Verdict.FAIL, judge(refusing(Move.Place.class), steps).verdict());
  }

  @Test
  void anIllegalMoveThatIsAcceptedFails() throws IOException {
    ScenarioResult result = judge(scripted(move -> accepted()), ATTEMPT);
    assertEquals(Verdict.FAIL, result.verdict());
    assertTrue(result.message().endsWith("but it is accepted"), result.message());
  }

  private static final String ATTEMPT =
      """
      When red draws "V"
      And red tries to place it at 5, 5 rotated 0
      Then the move is refused because "not-adjacent"
      And red places it at 1, 0 rotated 0
      """;

  @Test
  void aWrongReasonForARightRefusalWarns() throws IOException {
    Engine engine =
        scripted(
            move ->
                move instanceof Move.Place place && place.square().x() == 5
                    ? new Outcome.Refused(Reason.OTHER, "no")
                    : accepted());
    ScenarioResult result = judge(engine, ATTEMPT);
    assertEquals(Verdict.WARN, result.verdict());
    assertEquals("refused because other, where not-adjacent fits", result.message());
  }

  @Test
  void anEngineThatThrowsIsAnErrorOfTheEngine() throws IOException {
    Engine engine =
        scripted(
            move -> {
              throw new IllegalStateException("lost the tile");
            });
    ScenarioResult result = judge(engine, SCORES_TWO);
    assertEquals(Verdict.ERROR, result.verdict());
    assertTrue(result.message().contains("lost the tile"), result.message());
  }

  @Test
  void whatTheEngineDoesNotDeclareIsUnsupported() throws IOException {
    String steps = SCORES_TWO + "And red has 7 followers in the supply\n";
    ScenarioResult result = judge(ScriptedEngine.accepting(), steps);
    assertEquals(Verdict.UNSUPPORTED, result.verdict());
    assertEquals("the engine does not declare the rung board", result.message());
  }

  @Test
  void whatIsDeclaredAndMissingFails() throws IOException {
    Engine engine = new ScriptedEngine(Set.of(Rung.values()), move -> accepted());
    String steps =
        """
        When red draws "V"
        Then red may not place it at 5, 5
        """;
    assertEquals(Verdict.FAIL, judge(engine, steps).verdict());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red draws "Z"                                | no tile "Z"
          red draws "wind-roses:sw"                    | has no tile "wind-roses:sw" left
          purple draws "V"                             | no player "purple"
          green draws "V"                              | green is not in this game
          blue draws "V"                               | it is red's turn here, not blue's
          red deploys nobody                           | a tile is drawn first
          red places it at 1, 0 rotated 45             | no rotation of 45 degrees
          red deploys a follower on 1, 0 city NNW      | city and road are named by N, E, S or W
          red deploys a follower on 1, 0 city Q        | no port "Q"
          red deploys a follower on 1, 0 mill          | no place "1, 0 mill"
          red shrugs                                   | no sentence says "red shrugs"
          red scores 2 points for "luck"               | no reason "luck"
          the ruling "base.small-city" is "9"          | no option of base.small-city "9"
          """)
  void aMistakeInAScenarioIsAnErrorOfTheSuiteWithItsLine(String step, String message)
      throws IOException {
    ScenarioResult result =
        judge(ScriptedEngine.accepting(), "When " + step + "\nThen red is asked for \"draw\"\n");
    assertEquals(Verdict.SUITE_ERROR, result.verdict());
    assertTrue(result.message().contains(message), result.message());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          red draws "V"                                            | it asserts nothing
          nobody scores                                            | play the tested move first
          red draws "V"; nobody scores; red draws "U"              | it ends without an assertion
          red draws "V"; nobody scores; red scores 2 points for "road" | stands beside other points
          red draws "V"; red tries to pass; nobody scores          | after a move that is tried
          red draws "V"; the move is refused because "other"       | right after a move that is tried
          red draws "V"; red tries to pass; the move is refused because "other" | nearest legal move
          red is asked for "drew"                                  | no decision "drew"
          red draws "V"; red tries to pass; the move is refused because "no" | no reason code "no"
          the box of a game with "base"; it holds 72 tiles in all  | one game or one box
          it holds 72 tiles in all                                 | no box is open
          green has 0 points                                       | green is not in this game
          red draws "V"; blue places it at 1, 0 rotated 0          | it is red's turn here, not blue's
          red draws "V"; blue deploys nobody                       | it is red's turn here, not blue's
          these turns are played:; red is asked for "draw"         | a table is missing
          """)
  void anOrderOfSentencesThatAssertsNothingIsAnErrorOfTheSuite(String steps, String message)
      throws IOException {
    String lines = "* " + steps.replace("; ", "\n* ") + "\n";
    ScenarioResult result = judge(ScriptedEngine.accepting(), lines);
    assertEquals(Verdict.SUITE_ERROR, result.verdict());
    assertTrue(result.message().contains(message), result.message());
  }

  @Test
  void eventsThatRunBackwardsThroughTheTurnFail() throws IOException {
    Event early = new Event.Scored(Phase.PLACE, "road", ROAD, Player.RED, 2);
    Engine engine =
        scripted(
            move ->
                move instanceof Move.Pass
                    ? accepted(scored(Player.RED, 2, "road"), early)
                    : accepted());
    assertTrue(judge(engine, SCORES_TWO).message().contains("in the order of the phases"));
  }

  @Test
  void pointsForAReasonThatTheSpecDoesNotKnowFail() throws IOException {
    assertTrue(judge(paying(2, "luck"), SCORES_TWO).message().contains("a reason of the spec"));
  }

  @Test
  void aDecisionThatMayNotBePassedIsNotPassed() throws IOException {
    Engine engine = ScriptedEngine.accepting().withoutPassing();
    assertEquals(Verdict.FAIL, judge(engine, SCORES_TWO).verdict());
  }

  @Test
  void anEngineWithoutTheBaseGameIsUnsupported() throws IOException {
    Engine engine = ScriptedEngine.accepting().withSets(Set.of("wind-roses"));
    assertEquals(Verdict.UNSUPPORTED, judge(engine, SCORES_TWO).verdict());
  }

  @Test
  void anErrorOfTheJvmInTheEngineIsAnErrorOfTheEngine() throws IOException {
    Engine engine =
        scripted(
            move -> {
              throw new OutOfMemoryError("full");
            });
    assertEquals(Verdict.ERROR, judge(engine, SCORES_TWO).verdict());
  }

  @Test
  void aFileThatIsNotGherkinIsReportedAndTheRestRuns() throws IOException {
    Files.writeString(directory.resolve("broken.feature"), "Feature: x\n  Nonsense: y\n  | a\n");
    List<ScenarioResult> results = run(paying(2, "road"), SCORES_TWO);
    assertEquals(
        List.of(Verdict.SUITE_ERROR, Verdict.PASS),
        results.stream().map(ScenarioResult::verdict).toList());
    assertTrue(results.get(0).message().contains("broken.feature:"), results.get(0).message());
  }

  private ScenarioResult judge(Engine engine, String steps) throws IOException {
    List<ScenarioResult> results = run(engine, steps);
    assertEquals(1, results.size());
    return results.get(0);
  }

  private List<ScenarioResult> run(Engine engine, String steps) throws IOException {
    String head =
        """
        Feature: Test
          @BG-37
          Scenario: Test
            Given a game for red and blue
        """;
    Files.writeString(directory.resolve("test.feature"), head + steps);
    Suite suite = Suite.read(List.of(directory));
    List<ScenarioResult> results = new ArrayList<>();
    RunFooter footer =
        suite.run(engine, new RunRequest(suite.scenarios(), List.of(), false), results::add);
    assertTrue(footer.isComplete());
    return results;
  }

  private static Engine scripted(Function<Move, Outcome> script) {
    return new ScriptedEngine(Set.of(Rung.SCORES, Rung.EVENTS), script);
  }

  private static Engine paying(int points, String reason) {
    return scripted(
        move ->
            move instanceof Move.Pass ? accepted(scored(Player.RED, points, reason)) : accepted());
  }

  private static Engine refusing(Class<? extends Move> kind) {
    return scripted(
        move ->
            kind.isInstance(move) ? new Outcome.Refused(Reason.OTHER, "no such move") : accepted());
  }

  private static Outcome accepted(Event... events) {
    return new Outcome.Accepted(List.of(events));
  }

  private static Event scored(Player player, int points, String reason) {
    return new Event.Scored(Phase.SCORE, reason, ROAD, player, points);
  }
}
