package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/**
 * What a game is made of, by options that the engine plays.
 *
 * @param composition the sets and the option of each of their rulings
 * @param start the id of the start tile
 * @param tiles the kinds of tile in the stack
 */
record Box(Composition composition, String start, List<Tile> tiles) {

  Box {
    tiles = List.copyOf(tiles);
  }

  /** The box of the base game and a set, by default options where the engine plays them. */
  static Box of(Spec spec, Manifest manifest, String set) {
    return of(spec, manifest, set, Map.of());
  }

  /** The same with some options chosen. */
  static Box of(Spec spec, Manifest manifest, String set, Map<String, String> chosen) {
    List<RuleSet> sets =
        spec.sets().stream().filter(s -> List.of("base", set).contains(s.id())).toList();
    Map<String, String> options = new TreeMap<>();
    sets.forEach(
        s -> s.rulings().forEach(ruling -> options.put(ruling.id(), option(manifest, ruling))));
    options.putAll(chosen);
    String start = "";
    for (RuleSet of : sets) {
      String own = of.start();
      StartBoard board = of.board();
      boolean isAside = board != null && isChosen(board.except(), options, false);
      start = own == null || isAside ? start : own;
    }
    List<Tile> tiles =
        sets.stream()
            .flatMap(s -> s.tiles().stream())
            .filter(tile -> isChosen(tile.ruling(), options, true))
            .filter(tile -> tile.count() > removed(sets, options, tile))
            .toList();
    return new Box(
        Composition.of(new TreeSet<>(sets.stream().map(RuleSet::id).toList()), Set.of(), options),
        start,
        tiles);
  }

  private static String option(Manifest manifest, Ruling ruling) {
    Set<String> declared = manifest.rulings().getOrDefault(ruling.id(), Set.of());
    return declared.isEmpty() || declared.contains(ruling.defaultOption())
        ? ruling.defaultOption()
        : new TreeSet<>(declared).first();
  }

  private static boolean isChosen(
      RulingOption.@Nullable Ref option, Map<String, String> options, boolean without) {
    return option == null ? without : option.option().equals(options.get(option.ruling()));
  }

  private static int removed(List<RuleSet> sets, Map<String, String> options, Tile tile) {
    return sets.stream()
        .flatMap(set -> set.rulings().stream())
        .flatMap(ruling -> ruling.option(options.getOrDefault(ruling.id(), "")).stream())
        .mapToInt(option -> option.removes().getOrDefault(tile.id(), 0))
        .sum();
  }
}
