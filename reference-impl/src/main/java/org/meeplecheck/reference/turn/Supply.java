package org.meeplecheck.reference.turn;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Player;

/** The figures that the players have not deployed. */
final class Supply {
  private final Map<Player, Map<Figure, Integer>> figures = new EnumMap<>(Player.class);

  /** The same figures for each player. */
  Supply(Collection<Player> players, Map<Figure, Integer> each) {
    players.forEach(player -> figures.put(player, new TreeMap<>(each)));
  }

  private Supply(Supply supply) {
    supply.figures.forEach((player, own) -> figures.put(player, new TreeMap<>(own)));
  }

  Supply copy() {
    return new Supply(this);
  }

  /** What a player has, without zeros. */
  Map<Figure, Integer> of(Player player) {
    return figures.getOrDefault(player, Map.of());
  }

  /** Adds a figure. */
  void put(Player player, Figure figure) {
    figures.computeIfAbsent(player, p -> new TreeMap<>()).merge(figure, 1, Integer::sum);
  }

  /**
   * Takes a figure out.
   *
   * @throws IllegalArgumentException if there is none
   */
  void take(Player player, Figure figure) {
    if (!of(player).containsKey(figure)) {
      throw new IllegalArgumentException(player + " has no " + figure + " follower in the supply");
    }
    figures
        .getOrDefault(player, Map.of())
        .computeIfPresent(figure, (f, n) -> n == 1 ? null : n - 1);
  }

  Map<Player, Map<Figure, Integer>> all() {
    return figures;
  }
}
