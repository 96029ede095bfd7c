package org.meeplecheck.spec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the files of the spec, set by set, into one {@link Spec}. */
final class SpecReader {
  private final SpecFiles files;
  private final UniqueIds ids;

  SpecReader(SpecFiles files) {
    this.files = files;
    this.ids = new UniqueIds(files);
  }

  Spec read() {
    List<RuleSet> sets = names("sets.json", "set").stream().map(this::readSet).toList();
    List<Document> documents =
        names("documents.json", "document").stream().map(this::readDocument).toList();
    List<Edition> editions = StrictJson.read(files, "editions.json", Editions.class).editions();
    ids.add("edition", "editions.json", editions, Edition::id);
    List<Element> elements = StrictJson.read(files, "elements.json", Elements.class).elements();
    ids.add("element", "elements.json", elements, Element::id);
    List<Term> glossary = StrictJson.read(files, "glossary.json", Glossary.class).terms();
    ids.add("term", "glossary.json", glossary, Term::term);
    Spec spec = new Spec(sets, documents, editions, elements, glossary);
    new Consistency(files, spec).check();
    return spec;
  }

  private List<String> names(String path, String kind) {
    List<String> names = Arrays.asList(StrictJson.read(files, path, String[].class));
    ids.add(kind, path, names, name -> name);
    return names;
  }

  private Document readDocument(String id) {
    String path = "documents/" + id + ".json";
    Document document = StrictJson.read(files, path, Document.class);
    requireName(path, document.id(), id);
    ids.add("place of " + id, path, document.places(), Document.Place::place);
    return document;
  }

  private void requireName(String path, String id, String name) {
    if (!id.equals(name)) {
      throw new SpecException(
          Lines.of(files, path, id) + ": the id must be that of the list, \"" + name + "\"");
    }
  }

  private RuleSet readSet(String slug) {
    String folder = "sets/" + slug + "/";
    SetFile file = StrictJson.read(files, folder + "set.json", SetFile.class);
    requireName(folder + "set.json", file.id(), slug);
    RuleSet set =
        new RuleSet(
            file.id(),
            file.title(),
            file.prefix(),
            file.start(),
            file.decisions(),
            file.reasons(),
            file.figures(),
            file.pieces(),
            readBoard(folder + "start.json"),
            readTiles(slug, folder + "tiles.json"),
            StrictJson.read(files, folder + "rulings.json", Rulings.class).rulings(),
            StrictJson.read(files, folder + "clauses.json", Clauses.class).clauses());
    addIds(set, folder);
    return set;
  }

  private void addIds(RuleSet set, String folder) {
    ids.add("decision", folder + "set.json", set.decisions(), RuleSet.DecisionTerm::id);
    ids.add("reason", folder + "set.json", set.reasons(), RuleSet.ReasonTerm::id);
    ids.add("figure", folder + "set.json", set.figures(), RuleSet.FigureTerm::id);
    ids.add("piece", folder + "set.json", set.pieces(), RuleSet.PieceTerm::id);
    ids.add("tile", folder + "tiles.json", set.tiles(), Tile::id);
    ids.add("ruling", folder + "rulings.json", set.rulings(), Ruling::id);
    ids.add("clause", folder + "clauses.json", set.clauses(), Clause::id);
  }

  private List<Tile> readTiles(String slug, String path) {
    List<Tile> tiles = new ArrayList<>();
    for (TileLine line : StrictJson.read(files, path, Tiles.class).tiles()) {
      tiles.add(understood(path, "tile ", line.id(), () -> line.tile(slug)));
    }
    return tiles;
  }

  private @Nullable StartBoard readBoard(String path) {
    return StrictJson.find(files, path, StartFile.class)
        .map(file -> readBoard(path, file))
        .orElse(null);
  }

  private StartBoard readBoard(String path, StartFile file) {
    SortedMap<Square, List<Segment>> squares = new TreeMap<>();
    for (StartFile.SquareLine line : file.squares()) {
      Square square = understood(path, "square ", line.at(), line::square);
      squares.put(square, understood(path, "square ", line.at(), line::read));
    }
    ids.add("tile", path, List.of(file), StartFile::id);
    ids.add("square of " + file.id(), path, file.squares(), line -> line.square().toString());
    ids.add("sector", path, file.sectors(), StartBoard.Sector::id);
    Optional<RulingOption.Ref> except =
        understood(path, "", file.id(), () -> Optional.ofNullable(file.option()));
    return new StartBoard(file.id(), except.orElse(null), squares, file.sectors());
  }

  private <T> T understood(String path, String kind, String id, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      throw new SpecException(Lines.of(files, path, id) + ": " + kind + id + ": " + e.getMessage());
    }
  }

  private record SetFile(
      String id,
      String title,
      String prefix,
      @Nullable String start,
      List<RuleSet.DecisionTerm> decisions,
      List<RuleSet.ReasonTerm> reasons,
      List<RuleSet.FigureTerm> figures,
      List<RuleSet.PieceTerm> pieces) {}

  private record Tiles(List<TileLine> tiles) {}

  private record Rulings(List<Ruling> rulings) {}

  private record Clauses(List<Clause> clauses) {}

  private record Editions(List<Edition> editions) {}

  private record Elements(List<Element> elements) {}

  private record Glossary(List<Term> terms) {}
}
