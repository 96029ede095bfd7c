package org.meeplecheck.reports.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** Looks for gaps. */
final class Gaps {
  private static final int MOST_CLAUSES = 2;

  private final Spec spec;
  private final RunReport run;
  private final Script script;

  Gaps(Spec spec, RunReport run, Script script) {
    this.spec = spec;
    this.run = run;
    this.script = script;
  }

  List<Gap> of(List<ClauseTrace> clauses) {
    List<Gap> gaps = new ArrayList<>();
    clauses.stream()
        .filter(clause -> clause.standing() == Standing.NOT_EXECUTED)
        .forEach(clause -> gaps.add(notExecuted(clause)));
    run.entries().forEach(entry -> gaps.addAll(of(entry)));
    gaps.addAll(unusedSentences());
    return gaps;
  }

  private static Gap notExecuted(ClauseTrace trace) {
    String why =
        trace.scenarios().isEmpty()
            ? "no scenario of the run tests it"
            : "none of its scenarios was executed: " + counts(trace.scenarios());
    String id = trace.clause().id();
    return new Gap(Gap.Kind.CLAUSE_NOT_EXECUTED, id, why, List.of(id));
  }

  /** The verdicts with their numbers, such as {@code 12 PASS, 1 FAIL}. */
  static String counts(Collection<RunReport.Entry> entries) {
    Map<Verdict, Integer> counts = new TreeMap<>();
    entries.forEach(entry -> counts.merge(entry.verdict(), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey())
        .collect(Collectors.joining(", "));
  }

  private List<Gap> of(RunReport.Entry entry) {
    List<Gap> gaps = new ArrayList<>();
    List<String> clauses = entry.clauses();
    if (clauses.isEmpty()) {
      gaps.add(gap(Gap.Kind.SCENARIO_WITHOUT_CLAUSE, entry, "it has no clause"));
    }
    if (clauses.size() > MOST_CLAUSES) {
      String message = "it has more than two clauses, " + String.join(" ", clauses);
      gaps.add(gap(Gap.Kind.SCENARIO_WITH_TOO_MANY_CLAUSES, entry, message));
    }
    Stream<String> unknown = clauses.stream().filter(id -> spec.clause(id).isEmpty());
    Stream<String> stray = script.part(entry.id()).stream().flatMap(p -> p.strayTags().stream());
    Stream.concat(unknown, stray)
        .distinct()
        .map(tag -> gap(Gap.Kind.TAG_WITHOUT_CLAUSE, entry, "its tag @" + tag + " is no clause"))
        .forEach(gaps::add);
    return gaps;
  }

  private static Gap gap(Gap.Kind kind, RunReport.Entry entry, String message) {
    return new Gap(kind, entry.id(), message + " (" + entry.source() + ")", entry.clauses());
  }

  private List<Gap> unusedSentences() {
    Set<String> used =
        run.entries().stream()
            .filter(RunReport.Entry::isExecuted)
            .flatMap(entry -> script.part(entry.id()).stream())
            .flatMap(part -> part.sentences().stream())
            .collect(Collectors.toSet());
    return script.sentences().stream()
        .filter(sentence -> !used.contains(sentence))
        .sorted()
        .map(Gaps::unused)
        .toList();
  }

  private static Gap unused(String sentence) {
    return new Gap(
        Gap.Kind.SENTENCE_UNUSED, sentence, "no executed scenario uses the sentence", List.of());
  }
}
