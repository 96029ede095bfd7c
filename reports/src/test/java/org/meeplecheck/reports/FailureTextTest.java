package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class FailureTextTest {
  private final FailureText texts = new FailureText(Spec.bundled(), Runs.HEADER);

  @Test
  void aFailureHasAllThatAReaderNeeds() {
    String text = texts.of(Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "wind-roses/sw"));
    List<String> lines = text.lines().toList();
    assertEquals("FAIL  WR-13  wind-roses/sw", lines.get(0));
    assertEquals("  scenario    Name of wind-roses/sw (x.feature:3)", lines.get(1));
    assertTrue(lines.get(2).startsWith("  WR-13       "), text);
    assertTrue(text.contains("              Wind Roses, first edition (Catalan), line 23"), text);
    assertTrue(text.contains("\n  because     The reason of wind-roses/sw.\n"), text);
    assertTrue(text.contains("\n  step        Then blue scores 3 points for"), text);
    assertTrue(text.contains("\n  expected    3\n  actual      0\n"), text);
    assertTrue(text.contains("\n  moves        1. red draws D\n               2. red"), text);
    assertTrue(text.contains("\n                0  rrrrDrrrr rorange.c\n"), text);
    assertTrue(
        text.endsWith(
            "  repeat      ./meeplecheck run --id 'wind-roses/sw'"
                + " --engine mutant:late-rose-points --out target/meeplecheck-repeat\n"),
        text);
  }

  @Test
  void aVerdictWithoutAGameHasItsReason() {
    String text = texts.of(Runs.of(Verdict.ERROR, "base", "BG-01", "base/a"));
    assertTrue(text.contains("  because     The reason of base/a.\n"), text);
    assertFalse(text.contains("board"), text);
  }

  @Test
  void aScenarioThatCannotBeReadHasNoRepeatCommand() {
    ScenarioResult unread =
        new ScenarioResult(
            "a.feature:3",
            "a.feature",
            "",
            List.of(),
            "a.feature:3",
            Verdict.SUITE_ERROR,
            0,
            "?",
            null);
    assertEquals(
        "SUITE-ERROR  a.feature:3\n  scenario    a.feature (a.feature:3)\n  because     ?\n",
        texts.of(unread));
  }
}
