package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.meeplecheck.reports.Scoreboard.ClauseScore;
import org.meeplecheck.reports.Scoreboard.SetScore;
import org.meeplecheck.reports.trace.ClauseTrace;
import org.meeplecheck.reports.trace.Standing;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class ScoreboardTest {
  private static final List<ScenarioResult> RESULTS =
      List.of(
          Runs.pass("wind-roses", "WR-13", "a"),
          Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "b"),
          Runs.of(Verdict.WARN, "wind-roses", "WR-21", "c"),
          Runs.pass("base", "BG-07", "d"),
          Runs.of(Verdict.UNSUPPORTED, "base", "BG-07", "e"),
          Runs.of(Verdict.UNSUPPORTED, "base", "BG-01", "f"));

  private final Scoreboard scoreboard = Scoreboard.of(Spec.bundled(), RESULTS);

  @Test
  void setsAndClausesStandInTheOrderOfTheSpec() {
    assertEquals(
        List.of("base", "wind-roses"), scoreboard.sets().stream().map(SetScore::set).toList());
    assertEquals(
        List.of("BG-01", "BG-07", "WR-13", "WR-21"),
        scoreboard.clauses().stream().map(ClauseScore::clause).toList());
  }

  @Test
  void aSetCountsItsClausesAndVerdicts() {
    assertEquals(
        new SetScore(
            "wind-roses", 2, 1, Map.of(Verdict.PASS, 1, Verdict.FAIL, 1, Verdict.WARN, 1), 4500),
        scoreboard.sets().get(1));
  }

  @Test
  void theTotalIsTheSumOfTheSets() {
    assertEquals(6, scoreboard.total().scenarios());
    assertEquals(4, scoreboard.total().clauses());
    assertEquals(2, scoreboard.total().kept());
    assertEquals(9000, scoreboard.total().micros());
  }

  @Test
  void oneFailureIsEnoughToBreakAClause() {
    assertEquals(Verdict.FAIL, clause("WR-13").verdict());
    assertFalse(clause("WR-13").isKept());
  }

  @Test
  void aClauseIsKeptWhereTheRestIsUnsupported() {
    assertEquals(Verdict.PASS, clause("BG-07").verdict());
    assertTrue(clause("BG-07").isKept());
  }

  @Test
  void aScenarioThatIsBlockedSaysNothingOfItsClause() {
    Scoreboard blocked =
        Scoreboard.of(
            Spec.bundled(),
            List.of(
                Runs.pass("base", "BG-07", "a"),
                Runs.of(Verdict.BLOCKED, "base", "BG-07", "b"),
                Runs.of(Verdict.BLOCKED, "base", "BG-08", "c")));
    assertTrue(blocked.clauses().get(0).isKept());
    assertFalse(blocked.clauses().get(1).isKept());
    assertEquals(1, blocked.total().kept());
  }

  @ParameterizedTest
  @EnumSource
  void theRunAndTheTraceCallTheSameClausesKept(Verdict verdict) {
    Scoreboard run =
        Scoreboard.of(
            Spec.bundled(),
            List.of(Runs.pass("base", "BG-07", "a"), Runs.of(verdict, "base", "BG-07", "b")));
    ClauseTrace trace =
        new ClauseTrace(
            Spec.bundled().clause("BG-07").orElseThrow(),
            "base",
            List.of(
                new RunReport.Entry("a", List.of("BG-07"), "x:1", Verdict.PASS),
                new RunReport.Entry("b", List.of("BG-07"), "x:2", verdict)));
    assertEquals(run.clauses().get(0).isKept(), trace.standing() == Standing.KEPT);
  }

  @Test
  void aClauseThatNobodyJudgedIsNotKept() {
    assertFalse(clause("BG-01").isKept());
  }

  @Test
  void aSetThatTheSpecLacksStandsLast() {
    Scoreboard strange =
        Scoreboard.of(
            Spec.bundled(),
            List.of(Runs.pass("mine", "MY-01", "a"), Runs.pass("base", "BG-01", "b")));
    assertEquals(List.of("base", "mine"), strange.sets().stream().map(SetScore::set).toList());
    assertEquals("MY-01", strange.clauses().get(1).clause());
  }

  private ClauseScore clause(String id) {
    return scoreboard.clauses().stream()
        .filter(c -> c.clause().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
