package org.meeplecheck.spec;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what one file of the spec says against another. */
final class Consistency {
  private static final Set<String> VERBS =
      Set.of("chance", "place", "deploy", "move", "remove", "choose", "pass");
  private static final Set<String> PHASES = Set.of("draw", "place", "deploy", "score", "final");

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
      set.tiles().forEach(tile -> checkTile(tile, folder + "tiles.json"));
      set.rulings().forEach(ruling -> checkRuling(ruling, folder + "rulings.json"));
      set.clauses().forEach(clause -> checkClause(set, clause, folder + "clauses.json"));
    }
    for (Edition edition : spec.editions()) {
      Where where = new Where("editions.json", edition.id());
      edition.rulings().forEach((id, option) -> where.requireOption(id, option));
    }
  }

  private void checkTerms(RuleSet set, String path) {
    String start = set.start();
    if (start != null) {
      new Where(path, set.id())
          .require(
              spec.tile(start).isPresent(),
              "there is no start tile \"" + start + "\": name a tile of tiles.json, or null");
    }
    for (RuleSet.DecisionTerm term : set.decisions()) {
      Where where = new Where(path, term.id());
      where.requireClause(term.clause());
      term.verbs().forEach(verb -> where.requireKnown("verb", verb, VERBS));
    }
    for (RuleSet.ReasonTerm term : set.reasons()) {
      Where where = new Where(path, term.id());
      where.requireClause(term.clause());
      where.requireKnown("phase", term.phase(), PHASES);
    }
  }

  private void checkTile(Tile tile, String path) {
    Where where = new Where(path, tile.id());
    where.require(tile.count() > 0, "the count must be at least 1");
    RulingOption.Ref ruling = tile.ruling();
    if (ruling != null) {
      where.requireOption(ruling.ruling(), ruling.option());
    }
    new TilePorts(tile).fault().ifPresent(fault -> where.require(false, fault));
  }

  private void checkRuling(Ruling ruling, String path) {
    Where where = new Where(path, ruling.id());
    where.requireClause(ruling.clause());
    where.requireOption(ruling.id(), ruling.defaultOption());
    Set<String> seen = new HashSet<>();
    for (RulingOption option : ruling.options()) {
      where.require(
          seen.add(option.id()),
          "the option \"" + option.id() + "\" stands twice: remove one or name it otherwise");
      option.removes().forEach((tile, number) -> where.requireTiles(tile, number));
    }
  }

  private void checkClause(RuleSet set, Clause clause, String path) {
    Where where = new Where(path, clause.id());
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
  }

  /** The thing that is looked at, for messages. */
  private final class Where {
    private final String path;
    private final String id;

    Where(String path, String id) {
      this.path = path;
      this.id = id;
    }

    void requireClause(String clause) {
      require(
          spec.clause(clause).isPresent(),
          "there is no clause " + clause + ": name one of a clauses.json");
    }

    void requireOption(String id, String option) {
      Optional<Ruling> ruling = spec.ruling(id);
      if (ruling.isEmpty()) {
        requireKnown("ruling", id, spec.rulings().map(Ruling::id).toList());
      } else {
        List<String> options = ruling.get().options().stream().map(RulingOption::id).toList();
        requireKnown("option of " + id, option, options);
      }
    }

    void requireTiles(String tile, int number) {
      int count = spec.tile(tile).map(Tile::count).orElse(0);
      require(
          number >= 1 && number <= count,
          "the tile \"" + tile + "\" is there " + count + " times: " + number + " cannot go");
    }

    void requirePlace(Clause.Source source) {
      Optional<Document> document = spec.document(source.document());
      if (document.isEmpty()) {
        List<String> documents = spec.documents().stream().map(Document::id).toList();
        requireKnown("document", source.document(), documents);
      } else {
        require(
            document.get().place(source.place()).isPresent(),
            "there is no place " + source.place() + " in documents/" + source.document() + ".json");
      }
    }

    void requireKnown(String kind, String word, Collection<String> known) {
      require(
          known.contains(word),
          "there is no "
              + kind
              + " \""
              + word
              + "\": there are "
              + known.stream().sorted().toList());
    }

    void require(boolean holds, String fault) {
      if (!holds) {
        throw new SpecException(Lines.of(files, path, id) + ": " + id + ": " + fault);
      }
    }
  }
}
