package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

class JudgementTest {
  private static final String ID = "base/roads#a-road";

  @ParameterizedTest
  @EnumSource(names = {"PASS", "WARN"})
  void what_keeps_a_clause_or_is_warned_about_is_green(Verdict verdict) {
    assertStatus(Status.SUCCESSFUL, "", judgement(verdict, null));
  }

  @Test
  void what_the_engine_does_not_declare_is_skipped_with_the_reason() {
    assertStatus(Status.ABORTED, "why", judgement(Verdict.UNSUPPORTED, null));
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"PASS", "WARN", "UNSUPPORTED"})
  void every_other_verdict_is_red_with_the_id_for_the_baseline(Verdict verdict) {
    assertStatus(
        Status.FAILED, verdict + " base/roads#a-road (BG-37): why", judgement(verdict, null));
  }

  @Test
  void an_expected_failure_is_skipped_with_its_reason_and_link() {
    assertStatus(
        Status.ABORTED,
        "expected FAIL base/roads#a-road (BG-37): why — known (https://example.com/7)",
        judgement(Verdict.FAIL, Verdict.FAIL));
  }

  @ParameterizedTest
  @EnumSource(names = {"PASS", "WARN", "UNSUPPORTED"})
  void an_expected_failure_that_is_gone_makes_the_baseline_stale(Verdict verdict) {
    String told = verdict + " base/roads#a-road (BG-37): why";
    assertStatus(
        Status.FAILED,
        "expected FAIL, but " + told + "; the baseline is stale: remove its entry",
        judgement(verdict, Verdict.FAIL));
  }

  @Test
  void another_failure_than_the_expected_one_is_red() {
    assertStatus(
        Status.FAILED,
        "expected FAIL, but ERROR base/roads#a-road (BG-37): why; another fault than the baseline"
            + " expects: mend the engine, or its entry",
        judgement(Verdict.ERROR, Verdict.FAIL));
  }

  @Test
  void a_failure_tells_where_the_scenario_ended() {
    Throwable thrown = Finding.fail("2", "3");
    Throwable shown = judgement(Verdict.FAIL, null).status(thrown).getThrowable().orElseThrow();
    assertArrayEquals(thrown.getStackTrace(), shown.getStackTrace());
  }

  private static Judgement judgement(Verdict verdict, @Nullable Verdict expected) {
    ScenarioResult result =
        new ScenarioResult(
            ID,
            "A road",
            "base",
            List.of("BG-37"),
            "base/roads.feature:1",
            verdict,
            1,
            "why",
            null);
    String link = "https://example.com/7";
    return new Judgement(
        result, expected == null ? null : new Baseline.Entry(ID, expected, "known", link, null));
  }

  private static void assertStatus(Status status, String message, Judgement judgement) {
    TestExecutionResult shown = judgement.status(null);
    assertEquals(status, shown.getStatus());
    assertEquals(
        message.isEmpty() ? Optional.empty() : Optional.of(message),
        shown.getThrowable().map(Throwable::getMessage));
    assertEquals(
        status == Status.FAILED ? Optional.of(message) : Optional.empty(), judgement.objection());
  }
}
