package org.meeplecheck.reference;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/** What is in the box for one composition of sets and options. */
final class Box {
  private final List<RuleSet> sets;
  private final Options options;
  private final Map<String, Tile> tiles = new LinkedHashMap<>();

  Box(Spec spec, List<Tile> catalogue, Composition composition) {
    this.sets = spec.sets().stream().filter(set -> composition.sets().contains(set.id())).toList();
    this.options = new Options(spec, composition);
    catalogue.stream()
        .filter(tile -> composition.sets().contains(tile.set()))
        .filter(tile -> Optional.ofNullable(tile.ruling()).map(options::has).orElse(true))
        .filter(tile -> number(tile) > 0)
        .forEach(tile -> tiles.put(tile.id(), tile));
  }

  /** The options of all rulings. */
  Options options() {
    return options;
  }

  /** The kinds of tile in the game, by their ids. */
  Map<String, Tile> tiles() {
    return tiles;
  }

  /** The ids of what may be the start tile: any tile, and a start board that is not laid aside. */
  Set<String> starts() {
    Set<String> starts = new HashSet<>(tiles.keySet());
    boards().map(StartBoard::id).forEach(starts::add);
    return starts;
  }

  /** The start board of that id, if it is one that is not laid aside. */
  Optional<StartBoard> board(String id) {
    return boards().filter(board -> board.id().equals(id)).findFirst();
  }

  private Stream<StartBoard> boards() {
    return sets.stream()
        .flatMap(set -> Stream.ofNullable(set.board()))
        .filter(board -> Optional.ofNullable(board.except()).filter(options::has).isEmpty());
  }

  /** What each player has in the supply at the start (BG-03). */
  Map<Figure, Integer> figures() {
    Map<Figure, Integer> figures = new LinkedHashMap<>();
    sets.stream()
        .flatMap(set -> set.figures().stream())
        .forEach(term -> figures.merge(new Figure(term.id()), term.count(), Integer::sum));
    return figures;
  }

  /** The pieces, as the suite sees them. */
  Components components() {
    Map<Components.Content, Integer> number = new HashMap<>();
    for (Tile tile : tiles.values()) {
      number.merge(content(tile), number(tile), Integer::sum);
    }
    Map<String, Integer> pieces =
        sets.stream()
            .flatMap(set -> set.pieces().stream())
            .collect(Collectors.toMap(RuleSet.PieceTerm::id, RuleSet.PieceTerm::count));
    return new Components(number, start(), figures(), pieces);
  }

  /** The start tile of the last set that brings one takes the place of the others (WR-09). */
  private Map<Square, Components.Content> start() {
    return sets.stream()
        .flatMap(set -> Stream.ofNullable(set.start()))
        .flatMap(id -> ground(id).stream())
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  private Optional<Map<Square, Components.Content>> ground(String id) {
    return board(id)
        .map(Box::contents)
        .or(
            () ->
                Optional.ofNullable(tiles.get(id))
                    .map(tile -> Map.of(new Square(0, 0), content(tile))));
  }

  private static Map<Square, Components.Content> contents(StartBoard board) {
    Map<Square, Components.Content> contents = new HashMap<>();
    board
        .squares()
        .forEach(
            (square, segments) ->
                contents.put(square, new Components.Content(Set.copyOf(segments), Map.of())));
    return contents;
  }

  private int number(Tile tile) {
    return tile.count() - removed(tile);
  }

  private int removed(Tile tile) {
    return sets.stream()
        .flatMap(set -> set.rulings().stream())
        .flatMap(ruling -> ruling.option(options.of(ruling.id())).stream())
        .mapToInt(option -> option.removes().getOrDefault(tile.id(), 0))
        .sum();
  }

  private static Components.Content content(Tile tile) {
    return new Components.Content(tile.picture(Rotation.R0), tile.marks());
  }
}
