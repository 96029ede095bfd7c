package org.meeplecheck.reference.expansion.porxada;

import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;

/**
 * A follower for one of another player; each comes to stand where the other stood (LP-09, LP-12).
 *
 * @param own the follower of the player who swaps
 * @param other the follower of the other player
 */
public record Swap(Piece own, Piece other) {

  /** The player whose follower is wanted. */
  public Player partner() {
    return other.ownerIfAny().orElseThrow();
  }

  void play(Turn turn) {
    turn.move(Phase.PLACE, own, other.place());
    turn.move(Phase.PLACE, other, own.place());
  }
}
