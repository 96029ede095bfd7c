package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
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
    assertTrue(said.contains("\n  strength    ruling: an engine is judged by"), said);
    assertTrue(said.contains("\n  provenance  known difference\n"), said);
    assertTrue(
        said.contains(
            "\n  source      Wind Roses, first edition (Catalan), lines 60 to 61 (Notes)"),
        said);
    assertTrue(said.contains("\n  ruling      wind-roses.spielbox-turned-rose: "), said);
    assertTrue(said.contains("\n              - turns (default): "), said);
    assertTrue(said.contains("\n              - fixed: "), said);
    assertTrue(said.contains("\n  mutants     blue-rose-rotation-ignored\n"), said);
    assertTrue(
        said.endsWith(
            """
              scenarios   wind-roses/a
                            x.feature:2  Name – of wind-roses/a
                            Why wind-roses/a.
            """),
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
  void aClauseShowsItsExamplesAndAnExampleItsClause() {
    desk.type("explain", "WF-35");
    assertTrue(desk.out().contains("\n  example     WF-36: Example: two blue knights"), desk.out());
    assertTrue(desk.out().contains("\n              WF-37: Example: one red knight"), desk.out());
    assertFalse(desk.out().contains("\n  shows "), desk.out());
    Desk other = new Desk().with(ToyPlaybook.of(Verdict.PASS));
    other.type("explain", "WF-36");
    assertTrue(other.out().contains("\n  shows       WF-35: Tax: "), other.out());
  }

  @Test
  void rowsThatShareADescriptionShowItOnce() {
    ToyPlaybook rows = ToyPlaybook.of();
    rows.add("wheel/a#x[1]", "wheel", "WF-35", Set.of());
    rows.add("wheel/a#x[2]", "wheel", "WF-35", Set.of());
    rows.add("wheel/b#y", "wheel", "WF-35", Set.of());
    Desk own = new Desk().with(rows);
    own.type("explain", "WF-35");
    assertTrue(
        own.out()
            .endsWith(
                """
                  scenarios   wheel/a#x[1]
                                x.feature:1  Name – of wheel/a#x[1]
                                Why wheel/a#x.
                              wheel/a#x[2]
                                x.feature:2  Name – of wheel/a#x[2]
                              wheel/b#y
                                x.feature:3  Name – of wheel/b#y
                                Why wheel/b#y.
                """),
        own.out());
  }

  @Test
  void aRulingIsExplainedWithItsOptionsEditionsAndClauses() {
    assertEquals(0, desk.type("explain", "wheel.famine"));
    String said = desk.out();
    assertTrue(said.startsWith("wheel.famine\n  question    "), said);
    assertTrue(said.contains("\n              - all (default): "), said);
    assertTrue(said.contains("\n              - majority: "), said);
    assertTrue(said.contains("\n  editions    "), said);
    assertTrue(said.contains("big-box-5 ("), said);
    assertTrue(said.contains(") plays all\n"), said);
    assertTrue(said.contains("\n  clauses     WF-"), said);
  }

  @Test
  void everyRulingAndEverySetCanBeExplained() {
    Stream.concat(
            Spec.bundled().rulings().map(Ruling::id),
            Spec.bundled().sets().stream().map(RuleSet::id))
        .forEach(
            id -> {
              Desk own = new Desk().with(ToyPlaybook.of());
              assertEquals(0, own.type("explain", id), id);
              assertTrue(own.out().startsWith(id + "\n"), own.out());
              assertTrue(own.out().contains("\n  clauses     "), own.out());
            });
  }

  @Test
  void aSetIsExplainedWithWhatItBrings() {
    desk.type("explain", "darmstadt");
    String said = desk.out();
    assertTrue(said.startsWith("darmstadt\n  title       Darmstadt\n  documents   "), said);
    assertTrue(said.contains("\n  rulings     darmstadt."), said);
    assertTrue(said.contains("\n  clauses     DA-01: "), said);
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
    assertEquals(
        "meeplecheck: there is no clause, ruling or set \"wr-25\": did you mean WR-25?\n",
        desk.err());
  }

  @Test
  void aMissingClauseEndsWith3() {
    assertEquals(3, desk.type("explain"));
    assertTrue(desk.err().contains("see 'meeplecheck explain --help'"), desk.err());
  }
}
