package org.meeplecheck.reports.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Strength;

class TraceTest {
  private final List<RunReport.Entry> entries = new ArrayList<>();
  private final Map<String, Script.Part> parts = new HashMap<>();
  private Set<String> sentences = Set.of();

  @Test
  void aRunOfEveryTestableClauseHasNoGap() {
    playAll();
    assertEquals(List.of(), trace().gaps());
  }

  @Test
  void aTestableClauseThatNoScenarioTestsIsAGap() {
    playAll();
    entries.removeIf(entry -> entry.clauses().contains("WR-13"));
    assertGap(Gap.Kind.CLAUSE_NOT_EXECUTED, "WR-13: no scenario of the run tests it", "WR-13");
    assertEquals(Standing.NOT_EXECUTED, standing("WR-13"));
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "BLOCKED",
        "UNSUPPORTED",
        "NOT_RUN",
        "SUITE_ERROR",
        "ERROR",
        "CRASH",
        "TIMEOUT",
        "PROTOCOL"
      })
  void aTestableClauseWithoutAnExecutedScenarioIsAGap(Verdict verdict) {
    playAll();
    entries.replaceAll(e -> e.clauses().contains("WR-13") ? entry("x", verdict, "WR-13") : e);
    assertGap(
        Gap.Kind.CLAUSE_NOT_EXECUTED,
        "WR-13: none of its scenarios was executed: 1 " + verdict,
        "WR-13");
  }

  @Test
  void aScenarioWithoutAClauseIsAGapThatConcernsNone() {
    playAll();
    entries.add(entry("lost", Verdict.SUITE_ERROR));
    assertGap(Gap.Kind.SCENARIO_WITHOUT_CLAUSE, "lost: it has no clause (x.feature:1)");
  }

  @Test
  void aScenarioWithMoreThanTwoClausesIsAGap() {
    playAll();
    entries.add(entry("broad", Verdict.PASS, "WR-13", "WR-14"));
    assertEquals(List.of(), trace().gaps());
    entries.add(entry("broader", Verdict.PASS, "WR-13", "WR-14", "WR-15"));
    assertGap(
        Gap.Kind.SCENARIO_WITH_TOO_MANY_CLAUSES,
        "broader: it has more than two clauses, WR-13 WR-14 WR-15 (x.feature:1)",
        "WR-13",
        "WR-14",
        "WR-15");
  }

  @Test
  void aTagOfAClauseThatDoesNotExistIsAGap() {
    playAll();
    entries.add(entry("odd", Verdict.PASS, "WR-99"));
    assertGap(
        Gap.Kind.TAG_WITHOUT_CLAUSE, "odd: its tag @WR-99 is no clause (x.feature:1)", "WR-99");
  }

  @Test
  void aTagThatMeansNothingIsAGap() {
    playAll();
    entries.add(entry("odd", Verdict.PASS, "WR-13"));
    parts.put("odd", new Script.Part(List.of("WR13"), List.of()));
    assertGap(
        Gap.Kind.TAG_WITHOUT_CLAUSE, "odd: its tag @WR13 is no clause (x.feature:1)", "WR-13");
  }

  @Test
  void aSentenceThatOnlyAScenarioThatWasNotExecutedUsesIsAGap() {
    playAll();
    sentences = Set.of("game", "draws");
    entries.add(entry("one", Verdict.PASS, "WR-13"));
    entries.add(entry("two", Verdict.UNSUPPORTED, "WR-13"));
    parts.put("one", new Script.Part(List.of(), List.of("game")));
    parts.put("two", new Script.Part(List.of(), List.of("game", "draws")));
    assertGap(Gap.Kind.SENTENCE_UNUSED, "draws: no executed scenario uses the sentence");
    entries.replaceAll(e -> e.id().equals("two") ? entry("two", Verdict.FAIL, "WR-13") : e);
    assertEquals(List.of(), trace().gaps());
  }

  @Test
  void aClauseIsKeptWhileNoScenarioFindsOtherwise() {
    entries.add(entry("a", Verdict.PASS, "WR-13", "WR-14"));
    entries.add(entry("b", Verdict.WARN, "WR-13"));
    entries.add(entry("c", Verdict.UNSUPPORTED, "WR-13"));
    entries.add(entry("d", Verdict.FAIL, "WR-14"));
    entries.add(entry("e", Verdict.BLOCKED, "WR-13"));
    entries.add(entry("f", Verdict.PASS, "WR-15"));
    entries.add(entry("g", Verdict.CRASH, "WR-15"));
    assertEquals(Standing.KEPT, standing("WR-13"));
    assertEquals(Standing.BROKEN, standing("WR-14"));
    assertEquals(Standing.BROKEN, standing("WR-15"));
  }

  @Test
  void aClauseThatWaitsOrHasNothingToTestIsNoGap() {
    assertEquals(Standing.WAITING, standing("WR-17"));
    assertEquals(Standing.NOTHING_TO_TEST, standing("WR-01"));
    assertTrue(
        trace().gaps().stream().noneMatch(gap -> Set.of("WR-17", "WR-01").contains(gap.subject())));
  }

  @Test
  void aClauseThatWaitedAndWasExecutedIsCovered() {
    entries.add(entry("a", Verdict.PASS, "WR-17"));
    assertEquals(Standing.KEPT, standing("WR-17"));
  }

  @Test
  void filtersLeaveTheGapsOfTheClausesThatTheySelect() {
    playAll();
    entries.removeIf(entry -> entry.clauses().contains("WR-13"));
    entries.removeIf(entry -> entry.clauses().contains("BG-02"));
    entries.add(entry("lost", Verdict.SUITE_ERROR));
    sentences = Set.of("draws");
    assertEquals(4, trace().gaps().size());
    assertEquals(List.of("BG-02"), gaps(filter(Set.of(), Set.of("base"))));
    assertEquals(List.of("WR-13"), gaps(filter(Set.of("wind-roses"), Set.of())));
    assertEquals(List.of(), gaps(filter(Set.of("wind-roses"), Set.of("base"))));
    assertEquals(List.of("BG-02", "WR-13"), gaps(filter(Set.of(), Set.of("base", "wind-roses"))));
  }

  @Test
  void filtersOfStrengthAndClauseSelectClauses() {
    TraceFilter optional =
        new TraceFilter(Set.of(), Set.of("porxada"), Set.of(Strength.OPTIONAL), Set.of());
    assertTrue(
        trace().only(optional).clauses().stream()
            .allMatch(clause -> clause.clause().id().startsWith("LP-H")));
    TraceFilter one = new TraceFilter(Set.of(), Set.of(), Set.of(), Set.of("WF-35"));
    assertEquals(1, trace().only(one).clauses().size());
  }

  @Test
  void totalsCountAClauseInEachDocumentThatSaysIt() {
    entries.add(entry("a", Verdict.FAIL, "LP-07"));
    List<ClauseTrace> two =
        trace().clauses().stream()
            .filter(clause -> Set.of("LP-02", "LP-07").contains(clause.clause().id()))
            .toList();
    List<Total> documents = Total.byDocument(Spec.bundled(), two);
    assertEquals(
        Set.of("porxada-nl", "porxada-cs"),
        Set.copyOf(documents.stream().map(Total::name).toList()));
    List<Total> sets = Total.bySet(Spec.bundled(), two);
    assertEquals(1, sets.size());
    assertEquals(2, sets.get(0).clauses());
    assertEquals(1, sets.get(0).covered());
    assertEquals(1, sets.get(0).count(Standing.BROKEN));
    assertEquals(1, sets.get(0).count(Standing.NOTHING_TO_TEST));
  }

  private static TraceFilter filter(Set<String> documents, Set<String> sets) {
    return new TraceFilter(documents, sets, Set.of(), Set.of());
  }

  private List<String> gaps(TraceFilter filter) {
    return trace().only(filter).gaps().stream().map(Gap::subject).sorted().toList();
  }

  private void assertGap(Gap.Kind kind, String sentence, String... clauses) {
    List<Gap> gaps = trace().gaps();
    assertEquals(1, gaps.size(), gaps.toString());
    assertEquals(kind, gaps.get(0).kind());
    assertEquals(sentence, gaps.get(0).toString());
    assertEquals(List.of(clauses), gaps.get(0).clauses());
  }

  private void playAll() {
    Spec.bundled()
        .clauses()
        .filter(Clause::isTestable)
        .forEach(clause -> entries.add(entry("s" + clause.id(), Verdict.PASS, clause.id())));
  }

  private static RunReport.Entry entry(String id, Verdict verdict, String... clauses) {
    return new RunReport.Entry(id, List.of(clauses), "x.feature:1", verdict);
  }

  private Standing standing(String clause) {
    return trace().clauses().stream()
        .filter(trace -> trace.clause().id().equals(clause))
        .findFirst()
        .orElseThrow()
        .standing();
  }

  private Trace trace() {
    RunReport run =
        new RunReport(
            "1", "0123456789ab", "ba9876543210", "toy 7", List.of(), entries.size(), entries);
    return Trace.of(Spec.bundled(), run, new Script(sentences, parts));
  }
}
