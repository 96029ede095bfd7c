package org.meeplecheck.features;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** The tiles of a game, as the catalogue has them: no scenario may draw more. */
final class Stock {
  private final Map<String, Integer> left = new HashMap<>();
  private final String start;

  /**
   * The stack and the start tile of a game.
   *
   * @param chosen the sets beside the base
   * @param rulings the option of each ruling
   */
  Stock(Spec spec, List<String> chosen, Map<String, String> rulings) {
    Set<String> sets = new TreeSet<>(chosen);
    sets.add("base");
    String last = "";
    for (RuleSet set : spec.sets()) {
      if (sets.contains(set.id())) {
        set.tiles().forEach(tile -> add(spec, tile, rulings));
        set.rulings().forEach(ruling -> remove(ruling, rulings));
        last = set.start() == null ? last : set.start();
      }
    }
    start = last;
    left.merge(start, -1, Integer::sum);
  }

  private void add(Spec spec, Tile tile, Map<String, String> rulings) {
    var condition = tile.ruling();
    boolean inGame =
        condition == null
            || spec.ruling(condition.ruling())
                .map(ruling -> option(ruling, rulings))
                .filter(condition.option()::equals)
                .isPresent();
    if (inGame) {
      left.put(tile.id(), tile.count());
    }
  }

  private void remove(Ruling ruling, Map<String, String> rulings) {
    ruling
        .option(option(ruling, rulings))
        .ifPresent(
            option ->
                option.removes().forEach((tile, count) -> left.merge(tile, -count, Integer::sum)));
  }

  private static String option(Ruling ruling, Map<String, String> rulings) {
    return rulings.getOrDefault(ruling.id(), ruling.defaultOption());
  }

  /** The id of the start tile. */
  String start() {
    return start;
  }

  /**
   * Takes a tile from the stack.
   *
   * @throws IllegalArgumentException if there is none left
   */
  void draw(String tile) {
    if (left.merge(tile, -1, Integer::sum) < 0) {
      throw new IllegalArgumentException(
          "the stack of this game has no tile \"" + tile + "\" left: draw another one");
    }
  }
}
