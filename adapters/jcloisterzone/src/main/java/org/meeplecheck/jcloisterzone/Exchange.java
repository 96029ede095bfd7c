package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;

/** What goes to JCloisterZone and what comes back, one game after another. */
interface Exchange extends AutoCloseable {

  /**
   * Begins a game, and ends the one before it.
   *
   * @param setup the message that sets it up
   * @return its first state
   * @throws IllegalStateException if the engine gives none
   */
  State begin(JsonObject setup);

  /**
   * Sends a message of the game.
   *
   * @return the state after it
   * @throws IllegalStateException if the engine gives none
   */
  State send(JsonObject message);

  /** Ends the game; nothing if none is played. */
  void end();

  /** Ends the engine. */
  @Override
  void close();
}
