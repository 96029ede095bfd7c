package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * A player's answer to a decision.
 *
 * <p>Made by the suite, and by engine authors for {@link Game#legalMoves()}. The verbs are a closed
 * list: expansions add decisions and options, never verbs.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public sealed interface Move {

  /** Who moves; the player whom the pending decision asks, or the move is refused. */
  Player player();

  /**
   * Announces the next outcome of chance, such as the tile drawn.
   *
   * @param player who draws or rolls
   * @param result what comes; always the next of {@link Setup#chance()}
   */
  record Announce(Player player, Chance.Result result) implements Move {
    public Announce {
      requireNonNull(player);
      requireNonNull(result);
    }

    @Override
    public String toString() {
      return player + " draws " + result.value();
    }
  }

  /**
   * Places the tile just drawn.
   *
   * @param player who places
   * @param square where
   * @param rotation the clockwise turn from the picture of the catalogue
   */
  record Place(Player player, Square square, Rotation rotation) implements Move {
    public Place {
      requireNonNull(player);
      requireNonNull(square);
      requireNonNull(rotation);
    }

    @Override
    public String toString() {
      return player + " places it at " + square + " rotated " + rotation.degrees();
    }
  }

  /**
   * Deploys a figure from the supply.
   *
   * @param player who deploys
   * @param figure which figure
   * @param to where
   */
  record Deploy(Player player, Figure figure, org.meeplecheck.sdk.Place to) implements Move {
    public Deploy {
      requireNonNull(player);
      requireNonNull(figure);
      requireNonNull(to);
    }

    @Override
    public String toString() {
      return player + " deploys " + (figure.equals(Figure.SMALL) ? "" : figure + " ") + "on " + to;
    }
  }

  /**
   * Moves a piece from one place to another; where another piece stands there and the decision is
   * an exchange, the two change places.
   *
   * @param player who moves it
   * @param piece which piece, and where it is now
   * @param to where it goes
   */
  record Shift(Player player, Piece piece, org.meeplecheck.sdk.Place to, @Nullable Piece with)
      implements Move {
    public Shift {
      requireNonNull(player);
      requireNonNull(piece);
      requireNonNull(to);
    }

    /** Moves a piece to a place. */
    public Shift(Player player, Piece piece, org.meeplecheck.sdk.Place to) {
      this(player, piece, to, null);
    }

    /** Lets two pieces change places. */
    public Shift(Player player, Piece piece, Piece with) {
      this(player, piece, with.place(), with);
    }

    @Override
    public String toString() {
      return with == null
          ? player + " moves " + piece + " to " + to
          : player + " exchanges " + piece + " with " + with;
    }
  }

  /**
   * Takes a piece away: back to its owner's supply, or out of the game, as the decision says.
   *
   * @param player who removes it
   * @param piece which piece, and where it is now; {@code supply} for one not on the board
   */
  record Remove(Player player, Piece piece) implements Move {
    public Remove {
      requireNonNull(player);
      requireNonNull(piece);
    }

    @Override
    public String toString() {
      return player + " removes " + piece;
    }
  }

  /**
   * Chooses an option of the decision.
   *
   * @param player who chooses
   * @param option its name in the spec
   */
  record Choose(Player player, String option) implements Move {
    public Choose {
      requireNonNull(player);
      requireNonNull(option);
    }

    @Override
    public String toString() {
      return player + " chooses " + option;
    }
  }

  /**
   * Does nothing where that is allowed.
   *
   * @param player who passes
   */
  record Pass(Player player) implements Move {
    public Pass {
      requireNonNull(player);
    }

    @Override
    public String toString() {
      return player + " passes";
    }
  }
}
