package org.meeplecheck.jcloisterzone;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;

/**
 * Why a move is not among the options of a state, as far as the board tells.
 *
 * @param reason the code
 * @param text one sentence
 */
record Refusal(Reason reason, String text) {

  /** Why a tile may not be placed like that. */
  static Refusal of(State state, Move.Place move) {
    Square square = move.square();
    if (state.isFilled(square)) {
      return new Refusal(Reason.SQUARE_OCCUPIED, "a tile lies on " + square);
    }
    boolean isBesideTile =
        Arrays.stream(Side.values()).map(square::neighbour).anyMatch(state::isFilled);
    return isBesideTile
        ? new Refusal(Reason.EDGE_MISMATCH, "no option of the engine: " + move)
        : new Refusal(Reason.NOT_ADJACENT, "no tile lies beside " + square);
  }

  /** Why a follower may not be deployed like that by the player of that index. */
  static Refusal of(State state, Move.Deploy move, int player) {
    if (!move.figure().equals(Figure.SMALL) || state.supply(player) == 0) {
      return new Refusal(Reason.NO_FOLLOWER, "no such figure is in the supply");
    }
    List<State.LaidTile> tiles = state.tiles();
    Square last = tiles.get(tiles.size() - 1).square();
    Optional<Region> region = region(state, move.to());
    if (region.isEmpty() || !move.to().squareIfAny().equals(Optional.of(last))) {
      return new Refusal(Reason.NOT_ON_THIS_TILE, "not on the tile on " + last);
    }
    boolean isOccupied =
        state.followers().values().stream()
            .map(Region::of)
            .map(Region::place)
            .anyMatch(region.get()::holds);
    return isOccupied
        ? new Refusal(Reason.FEATURE_OCCUPIED, "somebody stands in that feature")
        : new Refusal(Reason.NOT_ALLOWED_HERE, "no option of the engine: " + move);
  }

  private static Optional<Region> region(State state, Place place) {
    Stream<Region> regions = state.regions().stream();
    return regions.filter(region -> region.holds(place)).findFirst();
  }

  /** The same, as the suite sees it. */
  Outcome.Refused outcome() {
    return new Outcome.Refused(reason, text);
  }
}
