package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.meeplecheck.sdk.Player;

/**
 * Who plays which colour.
 *
 * @param names the names in the saved game, in order of play
 * @param players the colours, in the same order
 */
record Seats(List<String> names, List<Player> players) {

  /**
   * The seats of these players: names that are colours keep them, else the first is red.
   *
   * @throws SavedGameException if they are too few or too many for a game
   */
  static Seats of(List<String> names) {
    if (names.size() < 2 || names.size() > Player.values().length) {
      throw new SavedGameException(
          "players: a game has 2 to 6 players, and this one has " + names.size());
    }
    List<Player> colours = new ArrayList<>();
    names.forEach(name -> Player.ofWord(name.toLowerCase(Locale.ROOT)).ifPresent(colours::add));
    boolean areColours = new HashSet<>(colours).size() == names.size();
    return new Seats(
        names, areColours ? colours : List.of(Player.values()).subList(0, names.size()));
  }

  /** The player of that name; empty if there is none. */
  Optional<Player> player(String name) {
    int seat = names.indexOf(name);
    return seat < 0 ? Optional.empty() : Optional.of(players.get(seat));
  }

  /** Whether the names are the colours. */
  boolean areColours() {
    return names.stream()
        .map(name -> name.toLowerCase(Locale.ROOT))
        .toList()
        .equals(players.stream().map(Player::word).toList());
  }

  /** The name of a player. */
  String name(Player player) {
    return names.get(players.indexOf(player));
  }
}
