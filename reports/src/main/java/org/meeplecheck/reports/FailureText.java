package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.meeplecheck.sdk.verdict.Failure;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/** A verdict for a reader: the clause, what was expected, what came, the board, the moves. */
public final class FailureText {
  private final Spec spec;
  private final RunHeader header;

  /**
   * Texts for the results of one run.
   *
   * @param spec has the clauses and the tiles
   * @param header has the options that a repeat command needs
   */
  public FailureText(Spec spec, RunHeader header) {
    this.spec = spec;
    this.header = header;
  }

  /** The text for one result, as lines of a terminal. */
  public String of(ScenarioResult result) {
    Sheet sheet = new Sheet();
    String clauses = String.join(" ", result.clauses());
    sheet.line((result.verdict() + "  " + clauses).stripTrailing() + "  " + result.id());
    sheet.entry("scenario", result.name() + " (" + result.source() + ")");
    result.clauses().forEach(id -> spec.clause(id).ifPresent(c -> clause(sheet, c)));
    sheet.entry("because", result.message());
    Optional.ofNullable(result.failure()).ifPresent(failure -> failure(sheet, failure));
    if (isRepeatable(result)) {
      sheet.rows("repeat", List.of(RepeatCommand.of(header, result)));
    }
    return sheet.toString();
  }

  /** Whether one command runs that scenario again: not if it cannot be read. */
  static boolean isRepeatable(ScenarioResult result) {
    return result.verdict() != Verdict.SUITE_ERROR || !result.clauses().isEmpty();
  }

  private void clause(Sheet sheet, Clause clause) {
    String strength = clause.strength().name().toLowerCase(Locale.ROOT);
    sheet.entry(clause.id(), clause.text() + " [" + strength + "]");
    clause.sources().forEach(source -> sheet.entry("", Citation.of(spec, source)));
  }

  private void failure(Sheet sheet, Failure failure) {
    sheet.entry("step", failure.step());
    sheet.rows("expected", failure.expected().lines().toList());
    sheet.rows("actual", failure.actual().lines().toList());
    sheet.rows("moves", numbered(failure.moves()));
    sheet.rows("board", BoardText.of(spec, failure.board(), failure.standing()));
  }

  private static List<String> numbered(List<String> moves) {
    List<String> rows = new ArrayList<>();
    for (String move : moves) {
      rows.add(String.format(Locale.ROOT, "%2d. %s", rows.size() + 1, move));
    }
    return rows;
  }
}
