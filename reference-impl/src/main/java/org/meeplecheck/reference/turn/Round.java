package org.meeplecheck.reference.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Tile;

/** Whose turn it is, and how far the tile of the turn has come. */
final class Round {
  private final List<Player> players;
  private int active;
  private @Nullable Tile drawn;
  private @Nullable LaidTile placed;

  Round(List<Player> players) {
    this.players = List.copyOf(players);
  }

  Round copy() {
    Round copy = new Round(players);
    copy.active = active;
    copy.drawn = drawn;
    copy.placed = placed;
    return copy;
  }

  Player active() {
    return players.get(active);
  }

  List<Player> fromActive() {
    List<Player> order = new ArrayList<>(players);
    Collections.rotate(order, -active);
    return order;
  }

  Tile drawn() {
    return present(drawn);
  }

  LaidTile placed() {
    return present(placed);
  }

  private static <T> T present(@Nullable T value) {
    if (value == null) {
      throw new IllegalStateException("no tile is drawn or placed at this point of the turn");
    }
    return value;
  }

  void next() {
    active = (active + 1) % players.size();
    placed = null;
  }

  /** Holds the tile that was drawn, or none once it is discarded. */
  void hold(@Nullable Tile tile) {
    drawn = tile;
  }

  void place(LaidTile tile) {
    drawn = null;
    placed = tile;
  }
}
