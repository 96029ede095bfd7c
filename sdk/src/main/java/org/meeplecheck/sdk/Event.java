package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * Something that happened after a move. Made by engine authors that declare {@link Rung#EVENTS},
 * read by the suite.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public sealed interface Event {

  /** The phase of the turn in which it happened. */
  Phase phase();

  /**
   * A player got points.
   *
   * @param phase the phase of the turn
   * @param reason the reason in the spec, such as {@code city} or {@code wind rose}
   * @param feature what gave them: the smallest place of the feature, or the place of the piece
   * @param player who got them
   * @param points how many, at least 1
   */
  record Scored(Phase phase, String reason, Place feature, Player player, int points)
      implements Event {
    public Scored {
      requireNonNull(phase);
      requireNonNull(reason);
      requireNonNull(feature);
      requireNonNull(player);
    }

    @Override
    public String toString() {
      return player + " scores " + points + " for " + reason + " (" + feature + ")";
    }
  }

  /**
   * A piece went from one place to another: a follower back to {@link Place#SUPPLY}, a neutral
   * figure over the board, a token to a player.
   *
   * @param phase the phase of the turn
   * @param piece the piece, and where it was
   * @param to where it is now
   */
  record Moved(Phase phase, Piece piece, Place to) implements Event {
    public Moved {
      requireNonNull(phase);
      requireNonNull(piece);
      requireNonNull(to);
    }

    @Override
    public String toString() {
      return piece + " goes to " + to;
    }
  }

  /**
   * A drawn tile fitted nowhere and is out of the game.
   *
   * @param phase the phase of the turn
   * @param player who drew it
   * @param tile its id
   */
  record Discarded(Phase phase, Player player, String tile) implements Event {
    public Discarded {
      requireNonNull(phase);
      requireNonNull(player);
      requireNonNull(tile);
    }

    @Override
    public String toString() {
      return player + " discards " + tile;
    }
  }
}
