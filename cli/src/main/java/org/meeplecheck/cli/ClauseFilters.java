package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.reports.trace.TraceFilter;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Document;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Strength;
import picocli.CommandLine.Option;

/** The options that select clauses. */
final class ClauseFilters {

  @Option(
      names = "--document",
      paramLabel = "DOCUMENT",
      description = "Clauses that a document says: wheel, porxada-nl ...")
  private List<String> documents = new ArrayList<>();

  @Option(
      names = "--set",
      paramLabel = "SET",
      description = "Clauses of that set: base, wind-roses ...")
  private List<String> sets = new ArrayList<>();

  @Option(
      names = "--strength",
      paramLabel = "STRENGTH",
      description = "Clauses of that strength: required, recommended, ruling, optional ...")
  private List<String> strengths = new ArrayList<>();

  @Option(
      names = "--clause",
      paramLabel = "CLAUSE",
      description =
          "That clause. Each filter may be repeated: values of one are alternatives, different"
              + " filters all have to hold.")
  private List<String> clauses = new ArrayList<>();

  /**
   * Which clauses are wanted.
   *
   * @throws Stop for a value that does not exist, with those that do
   */
  TraceFilter wanted(Spec spec) {
    List<String> words = Arrays.stream(Strength.values()).map(ClauseFilters::word).toList();
    require("--document", documents, spec.documents().stream().map(Document::id).toList());
    require("--set", sets, spec.sets().stream().map(RuleSet::id).toList());
    require("--strength", strengths, words);
    clauses.forEach(id -> requireClause(spec, id));
    return new TraceFilter(
        Set.copyOf(documents),
        Set.copyOf(sets),
        Arrays.stream(Strength.values())
            .filter(strength -> strengths.contains(word(strength)))
            .collect(Collectors.toSet()),
        Set.copyOf(clauses));
  }

  private static String word(Strength strength) {
    return strength.name().toLowerCase(Locale.ROOT);
  }

  private static void require(String option, Collection<String> values, List<String> known) {
    for (String value : values) {
      if (!known.contains(value)) {
        throw new Stop(
            ExitCode.USAGE,
            "unknown " + option + " \"" + value + "\": there are " + String.join(", ", known));
      }
    }
  }

  private static void requireClause(Spec spec, String id) {
    if (spec.clause(id).isPresent()) {
      return;
    }
    List<String> near = Closest.to(id, spec.clauses().map(Clause::id).toList());
    String all = spec.sets().stream().map(ClauseFilters::range).collect(Collectors.joining(", "));
    throw new Stop(
        ExitCode.USAGE,
        "unknown --clause \""
            + id
            + "\": "
            + (near.isEmpty() ? "" : "did you mean " + String.join(" or ", near) + "? ")
            + "There are "
            + all);
  }

  private static String range(RuleSet set) {
    List<Clause> clauses = set.clauses();
    return clauses.get(0).id() + " to " + clauses.get(clauses.size() - 1).id();
  }

  /** The filters as they were typed. */
  @Override
  public String toString() {
    return Stream.of(
            typed("--document", documents),
            typed("--set", sets),
            typed("--strength", strengths),
            typed("--clause", clauses))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private static String typed(String option, List<String> values) {
    return values.stream().map(value -> option + " " + value).collect(Collectors.joining(" "));
  }
}
