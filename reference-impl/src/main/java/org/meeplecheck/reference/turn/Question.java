package org.meeplecheck.reference.turn;

import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;

/** A step that asks a player, who need not be the one whose turn it is. */
public non-sealed interface Question extends Step {

  /** The decision, as the suite sees it. */
  Decision.Pending decision(Table table);

  /** Moves worth trying, in canonical form; every legal one but passing is among them. */
  Stream<Move> candidates(Table table);

  /**
   * The one rule of this question: why a move of the player asked is refused, or empty.
   *
   * <p>Passing is never asked here: the decision says whether it is allowed.
   */
  Optional<Refusal> refusal(Table table, Move move);

  /** Plays a legal move; steps that it puts in front come next. */
  void answer(Turn turn, Move move);

  /** Does what passing brings; as a rule nothing. */
  default void passed(Turn turn) {}
}
