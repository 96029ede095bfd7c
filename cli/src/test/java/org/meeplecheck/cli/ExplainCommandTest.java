package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

class ExplainCommandTest {
  private final Desk desk =
      new Desk()
          .with(ToyPlaybook.of(Verdict.PASS).add("wind-roses/a", "wind-roses", "WR-24", Set.of()));

  @Test
  void aClauseIsExplainedWithItsSourceRulingMutantsAndScenarios() {
    assertEquals(0, desk.type("explain", "WR-24"));
    String said = desk.out();
    assertTrue(said.startsWith("WR-24\n  rule        "), said);
    assertTrue(said.contains("\n  set         Wind Roses (wind-roses)\n"), said);
    assertTrue(said.contains("\n  strength    ruling\n"), said);
    assertTrue(said.contains("\n  provenance  known difference\n"), said);
    assertTrue(said.contains("\n  source      Wind Roses, first edition (Catalan), L60-61"), said);
    assertTrue(said.contains("\n  ruling      wind-roses.spielbox-turned-rose: "), said);
    assertTrue(said.contains("\n              - turns (default): "), said);
    assertTrue(said.contains("\n              - fixed: "), said);
    assertTrue(said.contains("\n  mutants     blue-rose-rotation-ignored\n"), said);
    assertTrue(
        said.endsWith(
            "\n  scenarios   wind-roses/a\n                x.feature:2  Name – of wind-roses/a\n"),
        said);
  }

  @Test
  void everyRulingThatAClauseLeavesOpenIsShownOnce() {
    desk.type("explain", "DA-24");
    List<String> rulings =
        Pattern.compile("^  ruling +(\\S+): ", Pattern.MULTILINE)
            .matcher(desk.out())
            .results()
            .map(found -> found.group(1))
            .toList();
    assertEquals(
        List.of("darmstadt.church-count", "darmstadt.church-time", "darmstadt.church-without-monk"),
        rulings);
    assertTrue(desk.out().contains("\n              - only-if-scored: "), desk.out());
  }

  @Test
  void aClauseShowsTheRulingItDependsOnThoughAnotherLeavesItOpen() {
    desk.type("explain", "WR-10");
    assertTrue(desk.out().contains("\n  ruling      wind-roses.start-stack: "), desk.out());
  }

  @Test
  void aClauseThatWaitsSaysForWhatAndWhy() {
    Clause waiting =
        Spec.bundled()
            .clauses()
            .filter(c -> c.elements().equals(List.of("messages")))
            .findFirst()
            .orElseThrow();
    desk.type("explain", waiting.id());
    assertTrue(desk.out().contains("\n  waits for   Messages (The Messages)\n"), desk.out());
    assertTrue(desk.out().contains("\n  why not     "), desk.out());
    assertTrue(desk.out().endsWith("\n  scenarios   none\n"), desk.out());
  }

  @Test
  void aClauseWithoutARulingHasNoSuchLine() {
    desk.type("explain", "WR-13");
    assertFalse(desk.out().contains("ruling"), desk.out());
  }

  @Test
  void everyClauseCanBeExplained() {
    Spec.bundled()
        .clauses()
        .forEach(
            clause -> {
              Desk own = new Desk().with(ToyPlaybook.of(Verdict.PASS));
              assertEquals(0, own.type("explain", clause.id()), clause.id());
              assertEquals("", own.err());
            });
  }

  @Test
  void anUnknownClauseEndsWith3AndTheNearest() {
    assertEquals(3, desk.type("explain", "wr-25"));
    assertEquals("meeplecheck: there is no clause \"wr-25\": did you mean WR-25?\n", desk.err());
  }

  @Test
  void aMissingClauseEndsWith3() {
    assertEquals(3, desk.type("explain"));
    assertTrue(desk.err().contains("see 'meeplecheck explain --help'"), desk.err());
  }
}
