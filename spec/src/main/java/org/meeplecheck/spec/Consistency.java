package org.meeplecheck.spec;

import java.util.List;
import java.util.Set;

/** Finds what one file of the spec says against another. */
final class Consistency {
  private static final Set<String> VERBS =
      Set.of("chance", "place", "deploy", "move", "remove", "choose", "pass");
  private static final Set<String> PHASES = Set.of("draw", "place", "deploy", "score", "final");

  private static final String COUNT = "the count must be at least 1";

  private final SpecFiles files;
  private final Spec spec;

  Consistency(SpecFiles files, Spec spec) {
    this.files = files;
    this.spec = spec;
  }

  /**
   * Checks every reference between files.
   *
   * @throws SpecException for the first that leads nowhere
   */
  void check() {
    for (RuleSet set : spec.sets()) {
      String folder = "sets/" + set.id() + "/";
      checkTerms(set, folder + "set.json");
      checkBoard(set, folder + "start.json");
      set.tiles().forEach(tile -> checkTile(tile, folder + "tiles.json"));
      set.rulings().forEach(ruling -> checkRuling(ruling, folder + "rulings.json"));
      set.clauses().forEach(clause -> checkClause(set, clause, folder + "clauses.json"));
    }
    for (Edition edition : spec.editions()) {
      Where where = where("editions.json", edition.id());
      edition.rulings().forEach((id, option) -> where.requireOption(id, option));
    }
  }

  private void checkTerms(RuleSet set, String path) {
    String start = set.start();
    if (start != null) {
      where(path, set.id())
          .require(
              spec.ground(start).isPresent(),
              "there is no start tile \""
                  + start
                  + "\": name a tile of tiles.json, the board of start.json, or null");
    }
    for (RuleSet.DecisionTerm term : set.decisions()) {
      Where where = where(path, term.id());
      where.requireClause(term.clause());
      term.verbs().forEach(verb -> where.requireKnown("verb", verb, VERBS));
      where.requireDistinct(term.options());
      where.require(
          term.verbs().contains("choose") != term.options().isEmpty(),
          "a decision has options if choose is one of its verbs, and only then");
    }
    for (RuleSet.ReasonTerm term : set.reasons()) {
      Where where = where(path, term.id());
      where.requireClause(term.clause());
      where.requireKnown("phase", term.phase(), PHASES);
    }
    for (RuleSet.PieceTerm term : set.pieces()) {
      Where where = where(path, term.id());
      where.requireClause(term.clause());
      where.require(term.count() > 0, COUNT);
    }
  }

  private void checkBoard(RuleSet set, String path) {
    StartBoard board = set.board();
    if (board == null) {
      return;
    }
    Where where = where(path, board.id());
    where.require(
        board.id().equals(set.start()),
        "the board is the start tile of its set: name it in set.json");
    where.require(
        board.beginsAtOrigin(), "the north-west square of a start board lies on 0,0: move it");
    RulingOption.Ref except = board.except();
    if (except != null) {
      where.requireOption(except.ruling(), except.option());
    }
    for (Square square : board.squares().keySet()) {
      where(path, square.toString()).requireNone(new BoardSquare(board, square).fault());
    }
    for (StartBoard.Sector sector : board.sectors()) {
      where(path, sector.id())
          .require(sector.crowns() > 0, "a sector has at least 1 crown space: give their number");
    }
  }

  private void checkTile(Tile tile, String path) {
    Where where = where(path, tile.id());
    where.require(tile.count() > 0, COUNT);
    RulingOption.Ref ruling = tile.ruling();
    if (ruling != null) {
      where.requireOption(ruling.ruling(), ruling.option());
    }
    where.requireNone(SquarePorts.of(tile).fault());
  }

  private void checkRuling(Ruling ruling, String path) {
    Where where = where(path, ruling.id());
    where.requireClause(ruling.clause());
    where.requireOption(ruling.id(), ruling.defaultOption());
    where.requireDistinct(ruling.options().stream().map(RulingOption::id).toList());
    for (RulingOption option : ruling.options()) {
      option.removes().forEach((tile, number) -> where.requireTiles(tile, number));
    }
  }

  private void checkClause(RuleSet set, Clause clause, String path) {
    Where where = where(path, clause.id());
    where.require(
        clause.id().startsWith(set.prefix() + "-"),
        "the id of a clause begins with " + set.prefix() + "- in this set");
    where.require(!clause.sources().isEmpty(), "a clause has at least one source: add it");
    clause.sources().forEach(where::requirePlace);
    List<String> elements = spec.elements().stream().map(Element::id).toList();
    clause.elements().forEach(element -> where.requireKnown("element", element, elements));
    String edition = clause.edition();
    if (edition != null) {
      where.requireKnown("edition", edition, spec.editions().stream().map(Edition::id).toList());
    }
    String ruling = clause.ruling();
    if (ruling != null) {
      where.requireKnown("ruling", ruling, spec.rulings().map(Ruling::id).toList());
    }
    where.require(
        clause.isTestable() || clause.why() != null,
        "a clause that is not tested says why: add it to the key \"why\"");
    checkExample(clause, where);
  }

  private void checkExample(Clause clause, Where where) {
    String shown = clause.exampleOf();
    boolean standsAtExample = clause.sources().stream().anyMatch(this::isExample);
    where.require(
        standsAtExample == (shown != null),
        "a clause with an example as its source names what it shows, and no other does: mend the"
            + " key \"exampleOf\"");
    if (shown != null) {
      where.requireClause(shown);
      where.require(
          spec.clause(shown).map(Clause::exampleOf).isEmpty(),
          shown + " is an example itself: name the clause of a rule");
    }
  }

  private boolean isExample(Clause.Source source) {
    return spec.document(source.document())
        .flatMap(document -> document.place(source.place()))
        .filter(place -> place.kind() == Document.Kind.EXAMPLE)
        .isPresent();
  }

  private Where where(String path, String id) {
    return new Where(files, spec, path, id);
  }
}
