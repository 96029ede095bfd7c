package org.meeplecheck.cli;

import static org.meeplecheck.sdk.verdict.Verdict.BLOCKED;
import static org.meeplecheck.sdk.verdict.Verdict.NOT_RUN;

import java.util.EnumSet;
import java.util.List;
import org.meeplecheck.reports.FailureText;
import org.meeplecheck.reports.RulingText;
import org.meeplecheck.reports.RunLog;
import org.meeplecheck.reports.Scoreboard;
import org.meeplecheck.reports.SummaryTable;
import org.meeplecheck.reports.Unjudged;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** Prints a run that is over: the table, what was not judged, the failures. */
final class RunPrinter {
  private final Spec spec;
  private final Terminal terminal;

  RunPrinter(Spec spec, Terminal terminal) {
    this.spec = spec;
    this.terminal = terminal;
  }

  void print(RunLog log) {
    List<ScenarioResult> results = log.results();
    if (results.isEmpty()) {
      return;
    }
    terminal.print(SummaryTable.of(Scoreboard.of(spec, results)));
    terminal.println("");
    log.header().ifPresent(this::rulings);
    log.header().ifPresent(header -> failures(header, results));
    results.stream().filter(result -> result.verdict() == Verdict.WARN).forEach(this::warning);
    Unjudged.of(results).forEach((why, count) -> terminal.println(count + " x " + why));
  }

  private void rulings(RunHeader header) {
    List<String> lines =
        RulingText.of(header.rulings()).stream()
            .filter(RulingText::isNews)
            .map(
                same ->
                    "Judged by " + String.join(", ", same.options()) + ": " + same.words() + ".")
            .toList();
    lines.forEach(terminal::println);
    if (!lines.isEmpty()) {
      terminal.println("");
    }
  }

  private void warning(ScenarioResult result) {
    String clauses = String.join(" ", result.clauses());
    terminal.println("WARN  " + clauses + "  " + result.id() + ": " + result.message());
  }

  /** What was found comes first, then what could not be judged because of it. */
  private void failures(RunHeader header, List<ScenarioResult> results) {
    FailureText texts = new FailureText(spec, header);
    results.stream()
        .filter(result -> !result.verdict().isExpected())
        .filter(result -> !EnumSet.of(NOT_RUN, BLOCKED).contains(result.verdict()))
        .forEach(result -> terminal.println(texts.of(result)));
    terminal.print(Blocked.text(results, texts));
  }
}
