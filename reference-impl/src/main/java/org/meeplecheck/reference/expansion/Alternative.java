package org.meeplecheck.reference.expansion;

import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Move;

/** What a player may do instead of deploying a follower on the tile just placed. */
public interface Alternative {

  /** Whether the move is one of this kind, legal or not. */
  boolean takes(Move move);

  /** Moves of this kind worth trying, in canonical form. */
  Stream<Move> candidates(Table table);

  /** Why a move of this kind is refused, or empty. */
  Optional<Refusal> refusal(Table table, Move move);

  /** Plays a legal move of this kind. */
  void play(Turn turn, Move move);
}
