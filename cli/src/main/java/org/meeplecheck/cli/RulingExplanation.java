package org.meeplecheck.cli;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reports.Sheet;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Edition;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** All that is known of a ruling, as a sheet for a terminal. */
final class RulingExplanation {
  private final Ruling ruling;
  private final Sheet sheet = new Sheet();

  RulingExplanation(Spec spec, Ruling ruling) {
    this.ruling = ruling;
    sheet.line(ruling.id());
    sheet.entry("question", ruling.question());
    options(sheet, ruling);
    sheet.entries("editions", spec.editions().stream().flatMap(this::settled).toList());
    sheet.entries(
        "clauses",
        spec.clauses()
            .filter(this::isConcerned)
            .map(clause -> clause.id() + ": " + clause.text())
            .toList());
  }

  /** Adds the options of a ruling to a sheet, below its question. */
  static void options(Sheet sheet, Ruling ruling) {
    for (RulingOption option : ruling.options()) {
      boolean isDefault = option.id().equals(ruling.defaultOption());
      sheet.entry("", "- " + option.id() + (isDefault ? " (default)" : "") + ": " + option.text());
      sheet.entry("", "  from " + option.source());
    }
    @Nullable String departs = ruling.departs();
    sheet.entry("departs", departs == null ? "" : departs);
  }

  private Stream<String> settled(Edition edition) {
    return Stream.ofNullable(edition.rulings().get(ruling.id()))
        .map(option -> edition.id() + " (" + edition.title() + ") plays " + option);
  }

  private boolean isConcerned(Clause clause) {
    return ruling.clause().equals(clause.id()) || ruling.id().equals(clause.ruling());
  }

  @Override
  public String toString() {
    return sheet.toString();
  }
}
