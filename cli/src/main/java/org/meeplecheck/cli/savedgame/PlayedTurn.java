package org.meeplecheck.cli.savedgame;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Tile;

/**
 * What a player did in a turn.
 *
 * @param player whose turn it was
 * @param discarded the tiles drawn first that fitted nowhere
 * @param drawn the tile drawn last, or none if the stack ended with one that fitted nowhere
 * @param placed the tile drawn last as it was placed; empty if that has not happened
 * @param answer what was deployed, or that nothing was; empty if that is not decided
 */
record PlayedTurn(
    Player player,
    List<Tile> discarded,
    Optional<Tile> drawn,
    Optional<BoardTile> placed,
    Optional<Move> answer) {

  PlayedTurn {
    discarded = List.copyOf(discarded);
  }

  /** A turn in which a tile has been drawn. */
  static PlayedTurn drawing(Player player, List<Tile> discarded, Tile drawn) {
    return new PlayedTurn(
        player, discarded, Optional.of(drawn), Optional.empty(), Optional.empty());
  }

  /** A turn in which every tile drawn so far fitted nowhere. */
  static PlayedTurn discarding(Player player, List<Tile> discarded) {
    return new PlayedTurn(player, discarded, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This turn when its tile is placed. */
  PlayedTurn placing(BoardTile tile) {
    return new PlayedTurn(player, discarded, drawn, Optional.of(tile), Optional.empty());
  }

  /** This turn when something is deployed, or nothing. */
  PlayedTurn answering(Move move) {
    return new PlayedTurn(player, discarded, drawn, placed, Optional.of(move));
  }
}
