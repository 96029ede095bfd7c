package org.meeplecheck.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.reports.Citation;
import org.meeplecheck.reports.Sheet;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Strength;

/** All that is known of a clause, as a sheet for a terminal. */
final class Explanation {
  private final Spec spec;
  private final Clause clause;
  private final List<Scenario> scenarios;
  private final Sheet sheet = new Sheet();

  Explanation(Spec spec, Clause clause, List<Scenario> scenarios) {
    this.spec = spec;
    this.clause = clause;
    this.scenarios = scenarios;
    head();
    examples();
    spec.rulings().filter(this::isOpenHere).forEach(this::ruling);
    testing();
    scenarios();
  }

  private void head() {
    sheet.line(clause.id());
    sheet.entry("rule", clause.text());
    spec.setOf(clause).ifPresent(set -> sheet.entry("set", set.title() + " (" + set.id() + ")"));
    sheet.entry("strength", words(clause.strength()) + ": " + meaning(clause.strength()));
    sheet.entry("provenance", words(clause.provenance()));
    sheet.entry("date", orNothing(clause.date()));
    sheet.entry("edition", orNothing(clause.edition()));
    sheet.rows(
        "source", clause.sources().stream().map(source -> Citation.of(spec, source)).toList());
    sheet.entry("note", orNothing(clause.note()));
  }

  private static String meaning(Strength strength) {
    return switch (strength) {
      case REQUIRED -> "an engine that differs fails";
      case RECOMMENDED -> "an engine that differs is warned";
      case RULING -> "an engine is judged by the option that it plays";
      case OPTIONAL -> "an engine is judged only if it declares the rule";
      case INFORMATION -> "there is nothing to judge";
    };
  }

  private void examples() {
    sheet.entries("example", told(other -> clause.id().equals(other.exampleOf())));
    sheet.entries("shows", told(other -> other.id().equals(clause.exampleOf())));
  }

  private List<String> told(Predicate<Clause> wanted) {
    return spec.clauses().filter(wanted).map(c -> c.id() + ": " + c.text()).toList();
  }

  /** A clause names one ruling at most, but several may have arisen from it. */
  private boolean isOpenHere(Ruling ruling) {
    return ruling.id().equals(clause.ruling()) || ruling.clause().equals(clause.id());
  }

  private void ruling(Ruling ruling) {
    sheet.entry("ruling", ruling.id() + ": " + ruling.question());
    RulingExplanation.options(sheet, ruling);
  }

  private void testing() {
    sheet.entry(
        "waits for",
        clause.elements().stream()
            .map(id -> Citation.ofElement(spec, id))
            .collect(Collectors.joining("; ")));
    sheet.entry("tested", how());
    sheet.entry(clause.isTestable() ? "remark" : "why not", orNothing(clause.why()));
    sheet.entry("mutants", String.join(", ", clause.mutants()));
  }

  private void scenarios() {
    if (scenarios.isEmpty()) {
      sheet.entry("scenarios", "none");
    }
    String label = "scenarios";
    String told = "";
    for (Scenario scenario : scenarios) {
      sheet.rows(label, List.of(scenario.id()));
      sheet.rows("", List.of("  " + scenario.source() + "  " + scenario.name()));
      // The rows of an outline share what is said of it.
      if (!scenario.description().isEmpty() && !scenario.description().equals(told)) {
        sheet.detail(scenario.description());
      }
      told = scenario.description();
      label = "";
    }
  }

  private String how() {
    return clause.tests().stream().map(Explanation::way).collect(Collectors.joining(", "));
  }

  private static String way(Clause.Test test) {
    return switch (test) {
      case MOVES -> "by moves";
      case COMPONENTS -> "by components";
      case NONE -> "not at all";
    };
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String orNothing(@Nullable String text) {
    return text == null ? "" : text;
  }

  @Override
  public String toString() {
    return sheet.toString();
  }
}
