package org.meeplecheck.reports;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.meeplecheck.reports.Scoreboard.ClauseScore;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/** Writes {@code summary.md}: a table for each set and each clause, then what did not pass. */
final class SummaryMarkdown {
  private final Spec spec;
  private final RunHeader header;
  private final StringBuilder text = new StringBuilder();

  private SummaryMarkdown(Spec spec, RunHeader header) {
    this.spec = spec;
    this.header = header;
  }

  /** The whole page. */
  static String of(
      Spec spec, RunHeader header, Collection<ScenarioResult> results, RunFooter footer) {
    SummaryMarkdown page = new SummaryMarkdown(spec, header);
    page.top(footer);
    Scoreboard scoreboard = Scoreboard.of(spec, results);
    page.text.append(SummaryTable.markdown(scoreboard));
    page.clauses(scoreboard.clauses());
    page.details(results);
    page.reasons(results);
    return page.text.toString();
  }

  private void top(RunFooter footer) {
    text.append("# Meeplecheck: ")
        .append(header.engine().name() + " " + header.engine().version())
        .append("\n\nSuite " + header.suite() + ", clauses `" + Fingerprint.of(spec) + "`. ")
        .append(footer.executed() + " of " + footer.planned() + " scenarios executed")
        .append(footer.isComplete() ? "." : ": **this run is not complete**.")
        .append("\n\n");
    rulings();
  }

  private void rulings() {
    List<RulingText> rulings = RulingText.of(header.rulings());
    if (rulings.isEmpty()) {
      return;
    }
    text.append("Judged by these options of rulings:\n\n");
    for (RulingText same : rulings) {
      text.append("- " + same.words() + ": ")
          .append(
              same.options().stream()
                  .map(option -> "`" + option + "`")
                  .collect(Collectors.joining(", ")))
          .append('\n');
    }
    text.append('\n');
  }

  private void clauses(List<ClauseScore> scores) {
    text.append("\n## Clauses\n\n| clause | verdict | scenarios | rule |\n")
        .append("| --- | --- | ---: | --- |\n");
    for (ClauseScore score : scores) {
      String rule = spec.clause(score.clause()).map(Clause::text).orElse("");
      text.append("| " + score.clause() + " | " + score.verdict() + " | " + score.scenarios())
          .append(" | " + rule.replace("|", "\\|") + " |\n");
    }
  }

  private void details(Collection<ScenarioResult> results) {
    FailureText texts = new FailureText(spec, header);
    List<ScenarioResult> told =
        results.stream().filter(result -> !isQuiet(result.verdict())).toList();
    if (told.isEmpty()) {
      return;
    }
    text.append("\n## What did not pass\n");
    for (ScenarioResult result : told) {
      String clauses = String.join(" ", result.clauses());
      text.append("\n### " + result.verdict() + " " + clauses + " `" + result.id() + "`\n\n")
          // Four backticks, since three of them may stand in what an engine said.
          .append("````text\n" + texts.of(result) + "````\n");
    }
  }

  private void reasons(Collection<ScenarioResult> results) {
    Map<String, Integer> reasons = Unjudged.of(results);
    if (!reasons.isEmpty()) {
      text.append("\n## What was not judged\n\n| why | scenarios |\n| --- | ---: |\n");
      reasons.forEach(
          (why, count) -> text.append("| " + why.replace("|", "\\|") + " | " + count + " |\n"));
    }
  }

  private static boolean isQuiet(Verdict verdict) {
    return verdict == Verdict.PASS || verdict == Verdict.UNSUPPORTED || verdict == Verdict.NOT_RUN;
  }
}
