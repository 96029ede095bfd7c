package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

class ClosingTest {

  @Test
  void a_complete_suite_without_surprises_closes_well() {
    assertEquals(Optional.empty(), closing(2, Verdict.PASS, Verdict.UNSUPPORTED).objection());
  }

  @Test
  void a_surprise_makes_the_whole_suite_fail_where_no_tool_shows_scenarios() {
    Closing closing = closing(2, Verdict.PASS, Verdict.CRASH);
    AssertionError error = assertThrows(AssertionError.class, closing::require);
    assertEquals(
        """
        1 of 2 scenarios are unexpected:
          CRASH s1 (BG-37): why
        Surefire 3.5.4 or newer shows each as a test of its own.\
        """,
        error.getMessage());
  }

  @Test
  void many_surprises_are_counted_and_the_first_ones_shown() {
    Verdict[] verdicts = Stream.generate(() -> Verdict.FAIL).limit(12).toArray(Verdict[]::new);
    String objection = closing(12, verdicts).objection().orElseThrow();
    assertTrue(objection.startsWith("12 of 12 scenarios are unexpected:"), objection);
    assertTrue(objection.contains("s9 (BG-37): why\n  and 2 more\n"), objection);
  }

  @Test
  void a_lost_scenario_makes_it_fail() {
    assertObjection(
        "3 scenarios were planned and 2 executed", closing(3, Verdict.PASS, Verdict.PASS));
  }

  @Test
  void a_suite_of_which_nothing_was_judged_fails() {
    assertObjection(
        "no scenario was judged: the engine declares nothing that one needs",
        closing(1, Verdict.UNSUPPORTED));
  }

  @Test
  void a_feature_file_that_cannot_be_read_makes_it_fail() {
    Suite suite = new Suite(List.of(), List.of(new Fault("roads.feature:3", "no Gherkin")));
    String objection = new Closing(suite, List.of()).objection().orElseThrow();
    assertTrue(objection.contains("roads.feature:3"), objection);
  }

  private static void assertObjection(String expected, Closing closing) {
    assertEquals(Optional.of(expected), closing.objection());
  }

  private static Closing closing(int planned, Verdict... verdicts) {
    List<Scenario> scenarios = IntStream.range(0, planned).mapToObj(ClosingTest::scenario).toList();
    List<Judgement> judgements =
        IntStream.range(0, verdicts.length)
            .mapToObj(i -> new Judgement(result("s" + i, verdicts[i]), null))
            .toList();
    return new Closing(new Suite(scenarios, List.of()), judgements);
  }

  private static ScenarioResult result(String id, Verdict verdict) {
    return new ScenarioResult(
        id, id, "base", List.of("BG-37"), "a.feature:1", verdict, 1, "why", null);
  }

  private static Scenario scenario(int number) {
    return new Scenario(
        "s" + number,
        List.of(),
        "s" + number,
        "",
        "Roads",
        "base",
        List.of("BG-37"),
        Set.of(),
        Set.of(),
        List.of(),
        "classpath:a.feature",
        number + 1,
        null);
  }
}
