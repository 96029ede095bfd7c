package org.meeplecheck.sdk;

import java.util.Set;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * One game of an engine under test.
 *
 * <p>Implemented by engine authors, called by the suite: it reads the pending {@link #decision()},
 * answers it by {@link #play(Move)}, and so on until the game is over.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public interface Game extends AutoCloseable {

  /** The decision that the game waits for, or that it is over. */
  Decision decision();

  /**
   * Plays a move.
   *
   * <p>A legal move is accepted and changes the state up to the next decision. An illegal one is
   * refused, changes nothing, and the same decision stays pending.
   */
  Outcome play(Move move);

  /**
   * The state of the game; of an engine that declares no more than {@link Rung#SCORES}, the points
   * alone are read.
   */
  Snapshot snapshot();

  /**
   * Every move that answers the pending decision, in canonical form: of rotations that give the
   * same picture the smallest. Empty when the game is over.
   *
   * <p>Called only if the manifest declares {@link Rung#LEGAL_MOVES}.
   *
   * @throws UnsupportedOperationException if the engine does not declare that rung
   */
  default Set<Move> legalMoves() {
    throw new UnsupportedOperationException(Rung.LEGAL_MOVES.word());
  }

  /**
   * A game in the same state that goes its own way from here.
   *
   * <p>Called only if the manifest declares {@link Rung#FORK}.
   *
   * @throws UnsupportedOperationException if the engine does not declare that rung
   */
  default Game fork() {
    throw new UnsupportedOperationException(Rung.FORK.word());
  }

  /** Ends the game and gives back what it holds; the default does nothing. */
  @Override
  default void close() {}
}
