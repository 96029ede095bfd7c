package org.meeplecheck.reports.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reports.Citation;
import org.meeplecheck.reports.Columns;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/** A trace for a terminal: a line for each clause, the totals, the gaps. */
public final class TraceText {
  private static final int ID = 8;
  private static final int STANDING = 17;
  private static final int VERDICT = 13;
  private static final String INDENT = "  ";

  private final Spec spec;
  private final boolean withScenarios;
  private final StringBuilder text = new StringBuilder();

  private TraceText(Spec spec, boolean withScenarios) {
    this.spec = spec;
    this.withScenarios = withScenarios;
  }

  /**
   * The trace as lines of a terminal.
   *
   * @param spec has the titles
   * @param trace the trace
   * @param withScenarios whether the scenarios are listed below their clauses
   */
  public static String of(Spec spec, Trace trace, boolean withScenarios) {
    TraceText writer = new TraceText(spec, withScenarios);
    spec.sets().forEach(set -> writer.clauses(set, trace));
    List<ClauseTrace> clauses = trace.clauses();
    writer.totals("document", Total.byDocument(spec, clauses));
    writer.totals("set", Total.bySet(spec, clauses));
    writer.gaps(trace.gaps());
    return writer.text.toString();
  }

  private void clauses(RuleSet set, Trace trace) {
    List<ClauseTrace> clauses =
        trace.clauses().stream().filter(clause -> clause.set().equals(set.id())).toList();
    if (!clauses.isEmpty()) {
      line(set.title() + " (" + set.id() + ")");
      clauses.forEach(this::clause);
      line("");
    }
  }

  private void clause(ClauseTrace trace) {
    String words = trace.standing().word().replace('-', ' ');
    line(INDENT + padded(trace.clause().id(), ID) + padded(words, STANDING) + reason(trace));
    if (withScenarios) {
      trace.scenarios().forEach(this::scenario);
    }
  }

  private String reason(ClauseTrace trace) {
    Clause clause = trace.clause();
    return switch (trace.standing()) {
      case KEPT, BROKEN -> Gaps.counts(trace.scenarios());
      case WAITING ->
          clause.elements().stream()
              .map(id -> Citation.ofElement(spec, id))
              .collect(Collectors.joining("; ", "for ", ""));
      case NOTHING_TO_TEST -> orNothing(clause.why());
      case NOT_EXECUTED ->
          trace.scenarios().isEmpty() ? "no scenario" : Gaps.counts(trace.scenarios());
    };
  }

  private static String orNothing(@Nullable String words) {
    return words == null ? "" : words;
  }

  private void scenario(RunReport.Entry entry) {
    String verdict = padded(entry.verdict().toString(), VERDICT);
    line(INDENT.repeat(5) + verdict + entry.id() + INDENT + entry.source());
  }

  private static String padded(String words, int width) {
    return words + " ".repeat(Math.max(1, width - words.length()));
  }

  private void totals(String head, List<Total> totals) {
    List<List<String>> rows = new ArrayList<>();
    List<String> heads = new ArrayList<>(List.of(head, "clauses", "covered"));
    Arrays.stream(Standing.values()).map(s -> s.word().replace('-', ' ')).forEach(heads::add);
    rows.add(heads);
    totals.forEach(total -> rows.add(cells(total)));
    text.append(Columns.aligned(rows));
    line("");
  }

  private static List<String> cells(Total total) {
    List<String> cells = new ArrayList<>();
    cells.add(total.name());
    cells.add(Integer.toString(total.clauses()));
    cells.add(Integer.toString(total.covered()));
    for (Standing standing : Standing.values()) {
      cells.add(Integer.toString(total.count(standing)));
    }
    return cells;
  }

  private void gaps(List<Gap> gaps) {
    line(gaps.isEmpty() ? "no gap" : gaps.size() == 1 ? "1 gap:" : gaps.size() + " gaps:");
    gaps.forEach(gap -> line(INDENT + gap));
  }

  private void line(String line) {
    text.append(line.stripTrailing()).append('\n');
  }
}
