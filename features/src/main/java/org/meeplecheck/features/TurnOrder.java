package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.sdk.Player;

/** Whose turn it is in a scenario: round the table, and again after a tile that fits nowhere. */
final class TurnOrder {
  private final List<Player> players = new ArrayList<>();
  private int turn = -1;
  private boolean inHand;

  /**
   * Seats the players of the game.
   *
   * @throws IllegalArgumentException if they are fewer than 2 or more than 6
   */
  void seat(List<Player> seated) {
    if (seated.size() < 2 || seated.size() > 6) {
      throw new IllegalArgumentException("a game has 2 to 6 players, not " + seated.size());
    }
    players.addAll(seated);
  }

  List<Player> players() {
    return List.copyOf(players);
  }

  /**
   * A player draws.
   *
   * @throws IllegalArgumentException if it is another player's turn
   */
  void draw(Player player) {
    turn = inHand ? turn : turn + 1;
    requireTurn(player);
    inHand = true;
  }

  /**
   * The tile drawn is placed; until then the same player draws again.
   *
   * @throws IllegalArgumentException if it is another player's turn
   */
  void place(Player player) {
    requireTurn(player);
    inHand = false;
  }

  /**
   * Requires that it is a player's turn; other players are asked for further decisions only.
   *
   * @throws IllegalArgumentException if it is not, or before the first draw
   */
  void requireTurn(Player player) {
    requireSeated(player);
    if (turn < 0) {
      throw new IllegalArgumentException("a tile is drawn first");
    }
    Player expected = players.get(turn % players.size());
    if (player != expected) {
      throw new IllegalArgumentException(
          "it is " + expected + "'s turn here, not " + player + "'s");
    }
  }

  /**
   * Requires that a player is in the game.
   *
   * @throws IllegalArgumentException if not
   */
  void requireSeated(Player player) {
    if (!players.contains(player)) {
      throw new IllegalArgumentException(
          player + " is not in this game: the players are " + players);
    }
  }
}
