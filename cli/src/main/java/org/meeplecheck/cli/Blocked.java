package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.meeplecheck.reports.FailureText;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * The scenarios that one clause kept from being judged.
 *
 * @param clause the id of the clause
 * @param results their results, at least one
 */
record Blocked(String clause, List<ScenarioResult> results) {
  private static final Pattern BY = Pattern.compile("blocked by (\\S+):.*", Pattern.DOTALL);
  private static final int MOST_NAMED = 10;

  /** All that were blocked, clause by clause. */
  static String text(Collection<ScenarioResult> results, FailureText texts) {
    TreeMap<String, List<ScenarioResult>> byClause = new TreeMap<>();
    results.stream()
        .filter(result -> result.verdict() == Verdict.BLOCKED)
        .forEach(r -> byClause.computeIfAbsent(blocking(r), c -> new ArrayList<>()).add(r));
    StringBuilder text = new StringBuilder();
    byClause.forEach((clause, of) -> text.append(new Blocked(clause, of).text(texts)));
    return text.toString();
  }

  private static String blocking(ScenarioResult result) {
    Matcher matcher = BY.matcher(result.message());
    return matcher.matches() ? matcher.group(1) : "another clause";
  }

  /** One of them in full stands for all: what went wrong on the way is alike. */
  private String text(FailureText texts) {
    StringBuilder text = new StringBuilder(texts.of(results.get(0)));
    List<ScenarioResult> others = results.subList(1, results.size());
    if (!others.isEmpty()) {
      text.append("  blocked by ")
          .append(clause)
          .append(" too: ")
          .append(others.size())
          .append('\n');
      others.stream()
          .limit(MOST_NAMED)
          .forEach(r -> text.append("    " + String.join(" ", r.clauses()) + "  " + r.id() + "\n"));
      if (others.size() > MOST_NAMED) {
        text.append("    and ").append(others.size() - MOST_NAMED).append(" more in the report\n");
      }
    }
    return text.append('\n').toString();
  }
}
