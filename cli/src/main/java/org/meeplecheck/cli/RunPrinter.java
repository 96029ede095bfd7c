package org.meeplecheck.cli;

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
    results.stream()
        .filter(result -> result.verdict() == Verdict.WARN)
        .forEach(result -> terminal.println("WARN  " + result.id() + ": " + result.message()));
    Unjudged.of(results).forEach((why, count) -> terminal.println(count + " x " + why));
  }

  private void rulings(RunHeader header) {
    RulingText.of(header.rulings()).stream()
        .filter(RulingText::isNews)
        .map(same -> "Judged by " + String.join(", ", same.options()) + ": " + same.words() + ".")
        .forEach(terminal::println);
  }

  private void failures(RunHeader header, List<ScenarioResult> results) {
    FailureText texts = new FailureText(spec, header);
    for (ScenarioResult result : results) {
      if (!result.verdict().isExpected() && result.verdict() != Verdict.NOT_RUN) {
        terminal.println(texts.of(result));
      }
    }
  }
}
