package org.meeplecheck.cli;

import java.util.List;
import java.util.function.Function;
import org.meeplecheck.reports.Sheet;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** All that is known of a set, as a sheet for a terminal. */
final class SetExplanation {
  private final Sheet sheet = new Sheet();

  SetExplanation(Spec spec, RuleSet set) {
    sheet.line(set.id());
    sheet.entry("title", set.title());
    sheet.entries("documents", documents(spec, set));
    int tiles = set.tiles().stream().mapToInt(Tile::count).sum();
    sheet.entry("tiles", tiles + " of " + set.tiles().size() + " kinds");
    list("decisions", set.decisions(), term -> term.id() + ": " + term.text());
    list("points for", set.reasons(), term -> term.id() + ": " + term.text());
    list("figures", set.figures(), term -> term.id() + ": " + term.text());
    list("pieces", set.pieces(), term -> term.id() + ": " + term.text());
    list("rulings", set.rulings(), term -> term.id() + ": " + term.question());
    list("clauses", set.clauses(), clause -> clause.id() + ": " + clause.text());
  }

  private static List<String> documents(Spec spec, RuleSet set) {
    List<String> ids =
        set.clauses().stream()
            .flatMap(clause -> clause.sources().stream())
            .map(source -> source.document())
            .distinct()
            .toList();
    return spec.documents().stream()
        .filter(document -> ids.contains(document.id()))
        .map(document -> document.title() + " (" + document.id() + ")")
        .toList();
  }

  private <T> void list(String label, List<T> things, Function<T, String> words) {
    sheet.entries(label, things.stream().map(words).toList());
  }

  @Override
  public String toString() {
    return sheet.toString();
  }
}
