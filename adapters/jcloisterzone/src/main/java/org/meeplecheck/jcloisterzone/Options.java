package org.meeplecheck.jcloisterzone;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.jcloisterzone.MatchedTiles.Match;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The options of a state as moves in canonical form. */
final class Options {
  private Options() {}

  /** The draw of the next outcome, if there is one. */
  static Set<Move> draws(Player player, Optional<Chance.Result> next) {
    return next.<Move>map(result -> new Move.Announce(player, result)).stream()
        .collect(Collectors.toSet());
  }

  /** The placements of the tile in hand; of rotations that look alike the smallest. */
  static Set<Move> placements(Player player, State state, MatchedTiles tiles) {
    Match tile = tiles.theirs(state.action().tileInHand().orElseThrow());
    Set<Move> moves = new HashSet<>();
    state
        .action()
        .placements()
        .forEach(
            (square, rotations) ->
                rotations.forEach(theirs -> moves.add(placement(player, tile, square, theirs))));
    return moves;
  }

  private static Move placement(Player player, Match tile, Square square, Rotation theirs) {
    return new Move.Place(player, square, tile.tile().canonical(tile.ours(theirs)));
  }

  /** The deployments on the tile just placed, and passing. */
  static Set<Move> deployments(Player player, State state) {
    Set<Move> moves = new HashSet<>();
    moves.add(new Move.Pass(player));
    state
        .action()
        .deployments()
        .forEach(region -> moves.add(new Move.Deploy(player, Figure.SMALL, region.place())));
    return moves;
  }
}
