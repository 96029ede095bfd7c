package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * What a game waits for.
 *
 * <p>Made by engine authors, read by the suite. Decisions come one after another, each for one
 * player, in the order of the clauses, also where several players owe something and where it is not
 * the active player.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public sealed interface Decision {

  /**
   * A player is asked.
   *
   * @param name the name of the decision in the spec, such as {@code deploy}
   * @param player who is asked
   * @param mayPass whether passing is a legal answer
   */
  record Pending(String name, Player player, boolean mayPass) implements Decision {
    public Pending {
      requireNonNull(name);
      requireNonNull(player);
    }

    @Override
    public String toString() {
      return player + ": " + name + (mayPass ? " or pass" : "");
    }
  }

  /** The game is over and its final scoring done. */
  record GameOver() implements Decision {

    @Override
    public String toString() {
      return "the game is over";
    }
  }
}
