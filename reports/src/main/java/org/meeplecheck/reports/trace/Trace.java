package org.meeplecheck.reports.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/**
 * What a run says of each clause, and what it leaves out.
 *
 * @param clauses the clauses, set by set
 * @param gaps what is left out
 */
public record Trace(List<ClauseTrace> clauses, List<Gap> gaps) {

  public Trace {
    clauses = List.copyOf(clauses);
    gaps = List.copyOf(gaps);
  }

  /** The trace of every clause. */
  public static Trace of(Spec spec, RunReport run, Script script) {
    Map<String, List<RunReport.Entry>> byClause = new HashMap<>();
    for (RunReport.Entry entry : run.entries()) {
      for (String id : entry.clauses()) {
        byClause.computeIfAbsent(id, clause -> new ArrayList<>()).add(entry);
      }
    }
    List<ClauseTrace> clauses = new ArrayList<>();
    for (RuleSet set : spec.sets()) {
      for (Clause clause : set.clauses()) {
        List<RunReport.Entry> scenarios = byClause.getOrDefault(clause.id(), List.of());
        clauses.add(new ClauseTrace(clause, set.id(), scenarios));
      }
    }
    return new Trace(clauses, new Gaps(spec, run, script).of(clauses));
  }

  /** The clauses that a filter wants, with the gaps that concern them. */
  public Trace only(TraceFilter filter) {
    if (filter.isOpen()) {
      return this;
    }
    List<ClauseTrace> wanted = clauses.stream().filter(filter::accepts).toList();
    Set<String> ids = wanted.stream().map(trace -> trace.clause().id()).collect(Collectors.toSet());
    return new Trace(
        wanted,
        gaps.stream().filter(gap -> gap.clauses().stream().anyMatch(ids::contains)).toList());
  }
}
