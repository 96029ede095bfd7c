package org.meeplecheck.sdk;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * An engine under test.
 *
 * <p>Implemented by engine authors, called by the suite. A Java engine is found as a service of
 * this type. The suite calls {@link #manifest()} once, then opens games one after another; it
 * closes each game before the engine.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public interface Engine extends AutoCloseable {

  /** What the engine is and what it claims to support; the same at every call. */
  Manifest manifest();

  /**
   * Opens a new game, in which the first player is asked for the decision {@code draw}.
   *
   * @param setup the game to play; it asks only for what the manifest declares
   * @throws RuntimeException if the engine cannot open it; the scenario then ends with ERROR
   */
  Game newGame(Setup setup);

  /**
   * The pieces in the box for a composition of sets, elements and rulings.
   *
   * <p>Called only if the manifest declares {@link Rung#COMPONENTS}.
   *
   * @throws UnsupportedOperationException if the engine does not declare that rung
   */
  default Components components(Composition composition) {
    throw new UnsupportedOperationException(Rung.COMPONENTS.word());
  }

  /** Gives back what the engine holds; the default does nothing. */
  @Override
  default void close() {}
}
