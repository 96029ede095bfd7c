package org.meeplecheck.spec;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The whole spec: every set, document, edition and element, found by id. */
public final class Spec {
  private final List<RuleSet> sets;
  private final List<Document> documents;
  private final List<Edition> editions;
  private final List<Element> elements;
  private final List<Term> glossary;
  private final Map<String, Tile> tiles;
  private final Map<String, Clause> clauses;
  private final Map<String, Ruling> rulings;
  private final Map<String, RuleSet.DecisionTerm> decisions;
  private final Map<String, RuleSet.ReasonTerm> reasons;
  private final Map<String, RuleSet.PieceTerm> pieces;
  private final Map<String, StartBoard> boards;

  Spec(
      List<RuleSet> sets,
      List<Document> documents,
      List<Edition> editions,
      List<Element> elements,
      List<Term> glossary) {
    this.sets = List.copyOf(sets);
    this.documents = List.copyOf(documents);
    this.editions = List.copyOf(editions);
    this.elements = List.copyOf(elements);
    this.glossary = List.copyOf(glossary);
    this.tiles = index(RuleSet::tiles, Tile::id);
    this.clauses = index(RuleSet::clauses, Clause::id);
    this.rulings = index(RuleSet::rulings, Ruling::id);
    this.decisions = index(RuleSet::decisions, RuleSet.DecisionTerm::id);
    this.reasons = index(RuleSet::reasons, RuleSet.ReasonTerm::id);
    this.pieces = index(RuleSet::pieces, RuleSet.PieceTerm::id);
    this.boards = index(set -> Stream.ofNullable(set.board()).toList(), StartBoard::id);
  }

  /**
   * The spec that comes with this library, read once.
   *
   * @throws SpecException if a file is malformed or contradicts another
   */
  public static Spec bundled() {
    return Bundled.SPEC;
  }

  /**
   * Reads a spec from the files below a directory.
   *
   * @throws SpecException if a file is malformed or contradicts another
   */
  public static Spec read(Path directory) {
    return new SpecReader(SpecFiles.below(directory)).read();
  }

  /** The base game and the expansions, in order of presentation. */
  public List<RuleSet> sets() {
    return sets;
  }

  /** The outlines of the documents. */
  public List<Document> documents() {
    return documents;
  }

  /** The published editions. */
  public List<Edition> editions() {
    return editions;
  }

  /** The elements of other expansions that clauses wait for. */
  public List<Element> elements() {
    return elements;
  }

  /** The words of the field. */
  public List<Term> glossary() {
    return glossary;
  }

  /** The set of that slug. */
  public Optional<RuleSet> set(String id) {
    return sets.stream().filter(set -> set.id().equals(id)).findFirst();
  }

  /** The set that brings that clause. */
  public Optional<RuleSet> setOf(Clause clause) {
    return sets.stream().filter(set -> set.clauses().contains(clause)).findFirst();
  }

  /** The outline of that document. */
  public Optional<Document> document(String id) {
    return documents.stream().filter(document -> document.id().equals(id)).findFirst();
  }

  /** The tile of that id. */
  public Optional<Tile> tile(String id) {
    return find(tiles, id);
  }

  /** The clause of that id. */
  public Optional<Clause> clause(String id) {
    return find(clauses, id);
  }

  /** The ruling of that id. */
  public Optional<Ruling> ruling(String id) {
    return find(rulings, id);
  }

  /** The decision of that name. */
  public Optional<RuleSet.DecisionTerm> decision(String id) {
    return find(decisions, id);
  }

  /** The reason of that name. */
  public Optional<RuleSet.ReasonTerm> reason(String id) {
    return find(reasons, id);
  }

  /** The piece of that name. */
  public Optional<RuleSet.PieceTerm> piece(String id) {
    return find(pieces, id);
  }

  /** The start board of that id. */
  public Optional<StartBoard> board(String id) {
    return find(boards, id);
  }

  /**
   * What a start tile or start board covers: squares from 0, 0, each with its segments at rotation
   * 0.
   */
  public Optional<SortedMap<Square, List<Segment>>> ground(String startId) {
    return board(startId).map(StartBoard::squares).or(() -> tile(startId).map(Spec::alone));
  }

  private static SortedMap<Square, List<Segment>> alone(Tile tile) {
    return new TreeMap<>(Map.of(new Square(0, 0), tile.segments(Rotation.R0)));
  }

  /** All clauses, set by set. */
  public Stream<Clause> clauses() {
    return clauses.values().stream();
  }

  /** All rulings, set by set. */
  public Stream<Ruling> rulings() {
    return rulings.values().stream();
  }

  /** All tiles, set by set. */
  public Stream<Tile> tiles() {
    return tiles.values().stream();
  }

  private static <V> Optional<V> find(Map<String, V> index, String id) {
    @Nullable V value = index.get(id);
    return Optional.ofNullable(value);
  }

  private <V> Map<String, V> index(Function<RuleSet, List<V>> part, Function<V, String> id) {
    Map<String, V> index = new LinkedHashMap<>();
    for (RuleSet set : sets) {
      for (V value : part.apply(set)) {
        index.put(id.apply(value), value);
      }
    }
    return index;
  }

  private static final class Bundled {
    private static final Spec SPEC = new SpecReader(SpecFiles.bundled()).read();
  }
}
