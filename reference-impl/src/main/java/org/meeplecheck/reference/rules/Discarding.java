package org.meeplecheck.reference.rules;

import org.meeplecheck.reference.turn.Turn;

/** Who goes on after a tile that fits nowhere. */
@FunctionalInterface
public interface Discarding {
  /** The same player draws again (BG-07). */
  Discarding SAME_PLAYER = (turn, game) -> turn.first(game.drawAgain());

  /** Goes on; the tile is discarded and there are tiles left. */
  void follow(Turn turn, BaseGame game);
}
