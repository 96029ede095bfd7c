package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.meeplecheck.reports.Scoreboard.SetScore;
import org.meeplecheck.sdk.verdict.Verdict;

/** A table with a row for each set: its clauses, its scenarios, each verdict, the time. */
public final class SummaryTable {
  private static final Set<Verdict> ALWAYS =
      EnumSet.of(Verdict.PASS, Verdict.FAIL, Verdict.WARN, Verdict.BLOCKED, Verdict.UNSUPPORTED);

  private final List<List<String>> rows = new ArrayList<>();

  private SummaryTable(Scoreboard scoreboard) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      if (ALWAYS.contains(verdict) || scoreboard.total().count(verdict) > 0) {
        verdicts.add(verdict);
      }
    }
    rows.add(heads(verdicts));
    scoreboard.sets().forEach(score -> rows.add(cells(score, verdicts)));
    if (scoreboard.sets().size() > 1) {
      rows.add(cells(scoreboard.total(), verdicts));
    }
  }

  /** The table as lines of a terminal, aligned by spaces. */
  public static String of(Scoreboard scoreboard) {
    return Columns.aligned(new SummaryTable(scoreboard).rows);
  }

  /** The same table in Markdown. */
  static String markdown(Scoreboard scoreboard) {
    List<List<String>> rows = new SummaryTable(scoreboard).rows;
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      text.append("| ").append(String.join(" | ", row)).append(" |\n");
      if (row.equals(rows.get(0))) {
        text.append("| --- |").append(" ---: |".repeat(row.size() - 1)).append('\n');
      }
    }
    return text.toString();
  }

  private static List<String> heads(List<Verdict> verdicts) {
    List<String> heads = new ArrayList<>(List.of("set", "clauses", "kept", "scenarios"));
    verdicts.forEach(verdict -> heads.add(verdict.toString()));
    heads.add("time");
    return heads;
  }

  private static List<String> cells(SetScore score, List<Verdict> verdicts) {
    List<String> cells = new ArrayList<>();
    cells.add(score.set());
    cells.add(Integer.toString(score.clauses()));
    cells.add(Integer.toString(score.kept()));
    cells.add(Integer.toString(score.scenarios()));
    verdicts.forEach(verdict -> cells.add(Integer.toString(score.count(verdict))));
    cells.add(seconds(score.micros()));
    return cells;
  }

  /** A time in seconds with its unit, such as {@code 0.42 s}. */
  static String seconds(long micros) {
    return String.format(Locale.ROOT, "%.2f s", micros / 1e6);
  }
}
