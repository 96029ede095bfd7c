package org.meeplecheck.spec;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The thing of a file that is looked at, and what is required of it. */
final class Where {
  private final SpecFiles files;
  private final Spec spec;
  private final String path;
  private final String id;

  Where(SpecFiles files, Spec spec, String path, String id) {
    this.files = files;
    this.spec = spec;
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
        "there is no " + kind + " \"" + word + "\": there are " + known.stream().sorted().toList());
  }

  void requireDistinct(List<String> options) {
    Set<String> seen = new HashSet<>();
    for (String option : options) {
      require(
          seen.add(option),
          "the option \"" + option + "\" stands twice: remove one or name it otherwise");
    }
  }

  void requireNone(Optional<String> fault) {
    fault.ifPresent(sentence -> require(false, sentence));
  }

  /**
   * Requires that something holds.
   *
   * @throws SpecException with file, line and fault if it does not
   */
  void require(boolean holds, String fault) {
    if (!holds) {
      throw new SpecException(Lines.of(files, path, id) + ": " + id + ": " + fault);
    }
  }
}
