package org.meeplecheck.reports.trace;

import java.util.List;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.reports.Weight;
import org.meeplecheck.spec.Clause;

/**
 * A clause with the scenarios of a run that test it.
 *
 * @param clause the clause
 * @param set the slug of its set
 * @param scenarios the scenarios, executed or not
 */
public record ClauseTrace(Clause clause, String set, List<RunReport.Entry> scenarios) {

  public ClauseTrace {
    scenarios = List.copyOf(scenarios);
  }

  /** The scenarios that were executed. */
  public List<RunReport.Entry> executed() {
    return scenarios.stream().filter(RunReport.Entry::isExecuted).toList();
  }

  /** The documents that say it, each once. */
  public List<String> documents() {
    return clause.sources().stream().map(Clause.Source::document).distinct().toList();
  }

  /** How it stands after the run. */
  public Standing standing() {
    if (!executed().isEmpty()) {
      return Weight.isKept(scenarios.stream().map(RunReport.Entry::verdict).toList())
          ? Standing.KEPT
          : Standing.BROKEN;
    }
    if (!clause.elements().isEmpty()) {
      return Standing.WAITING;
    }
    return clause.isTestable() ? Standing.NOT_EXECUTED : Standing.NOTHING_TO_TEST;
  }
}
