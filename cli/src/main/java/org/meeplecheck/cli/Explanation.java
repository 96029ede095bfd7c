package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.reports.Citation;
import org.meeplecheck.reports.Sheet;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

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
    spec.rulings().filter(this::isOpenHere).forEach(this::ruling);
    testing();
  }

  private void head() {
    sheet.line(clause.id());
    sheet.entry("rule", clause.text());
    spec.setOf(clause).ifPresent(set -> sheet.entry("set", set.title() + " (" + set.id() + ")"));
    sheet.entry("strength", words(clause.strength()));
    sheet.entry("provenance", words(clause.provenance()));
    sheet.entry("date", orNothing(clause.date()));
    sheet.entry("edition", orNothing(clause.edition()));
    sheet.rows(
        "source", clause.sources().stream().map(source -> Citation.of(spec, source)).toList());
    sheet.entry("note", orNothing(clause.note()));
  }

  /** A clause names one ruling at most, but several may have arisen from it. */
  private boolean isOpenHere(Ruling ruling) {
    return ruling.id().equals(clause.ruling()) || ruling.clause().equals(clause.id());
  }

  private void ruling(Ruling ruling) {
    sheet.entry("ruling", ruling.id() + ": " + ruling.question());
    for (RulingOption option : ruling.options()) {
      boolean isDefault = option.id().equals(ruling.defaultOption());
      sheet.entry("", "- " + option.id() + (isDefault ? " (default)" : "") + ": " + option.text());
      sheet.entry("", "  from " + option.source());
    }
    sheet.entry("departs", orNothing(ruling.departs()));
  }

  private void testing() {
    sheet.entry(
        "waits for", String.join("; ", clause.elements().stream().map(this::element).toList()));
    sheet.entry("tested", how());
    sheet.entry("why not", clause.isTestable() ? "" : orNothing(clause.why()));
    sheet.entry("mutants", String.join(", ", clause.mutants()));
    List<String> rows = new ArrayList<>();
    for (Scenario scenario : scenarios) {
      rows.add(scenario.id());
      rows.add("  " + scenario.source() + "  " + scenario.name());
    }
    sheet.rows("scenarios", rows.isEmpty() ? List.of("none") : rows);
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

  private String element(String id) {
    return spec.elements().stream()
        .filter(element -> element.id().equals(id))
        .findFirst()
        .map(element -> element.title() + " (" + element.from() + ")")
        .orElse(id);
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
