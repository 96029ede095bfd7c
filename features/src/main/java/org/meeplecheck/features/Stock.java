package org.meeplecheck.features;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/** The tiles of a game, as the catalogue has them. */
final class Stock {
  private final Spec spec;
  private final Map<String, String> rulings;
  private final Map<String, Integer> left = new HashMap<>();
  private final String start;

  /**
   * The stack and the start tile of a game.
   *
   * @param chosen the sets beside the base
   * @param rulings the option of each ruling
   */
  Stock(Spec spec, List<String> chosen, Map<String, String> rulings) {
    this.spec = spec;
    this.rulings = rulings;
    Set<String> sets = new TreeSet<>(chosen);
    sets.add("base");
    String last = "";
    for (RuleSet set : spec.sets()) {
      if (sets.contains(set.id())) {
        set.tiles().forEach(this::add);
        set.rulings().forEach(this::remove);
        last = startOf(set, last);
      }
    }
    start = last;
    spec.tile(start).ifPresent(tile -> left.merge(tile.id(), -1, Integer::sum));
  }

  private String startOf(RuleSet set, String before) {
    String own = set.start();
    StartBoard board = set.board();
    boolean isAside = board != null && board.except() != null && holds(board.except());
    return own == null || isAside ? before : own;
  }

  private void add(Tile tile) {
    if (tile.ruling() == null || holds(tile.ruling())) {
      left.put(tile.id(), tile.count());
    }
  }

  private boolean holds(RulingOption.@Nullable Ref condition) {
    return condition != null
        && spec.ruling(condition.ruling())
            .map(this::option)
            .filter(condition.option()::equals)
            .isPresent();
  }

  private void remove(Ruling ruling) {
    ruling
        .option(option(ruling))
        .ifPresent(
            option ->
                option.removes().forEach((tile, count) -> left.merge(tile, -count, Integer::sum)));
  }

  private String option(Ruling ruling) {
    return rulings.getOrDefault(ruling.id(), ruling.defaultOption());
  }

  /** The id of the start tile. */
  String start() {
    return start;
  }

  /** Takes a tile from the stack; whether there was one. */
  boolean take(String tile) {
    return left.merge(tile, -1, Integer::sum) >= 0;
  }
}
