package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/**
 * The game of a saved game in our words.
 *
 * @param seats who plays which colour
 * @param game the game up to where the saved game asserts something
 * @param afterwards what was deployed, or that nothing was, before anything was scored; empty if
 *     the last turn is scored, or nothing is decided
 */
record ImportedGame(Seats seats, PlayedGame game, Optional<Move> afterwards) {

  /**
   * The game of a saved game.
   *
   * @throws SavedGameException naming what cannot be expressed
   */
  static ImportedGame of(Spec spec, SavedGame saved) {
    SetupReader setup = new SetupReader(spec, saved.setup());
    Composition composition = setup.composition();
    Tile start = setup.start(composition);
    Seats seats = Seats.of(saved.players());
    ReplayReader replay = new ReplayReader(TileAliases.of(spec), seats.players(), saved.stack());
    List<PlayedTurn> turns = new ArrayList<>(replay.read(saved.replay()));
    PlayedGame game = new PlayedGame(seats.players(), composition, start.id(), turns, false);
    requireWithin(game, saved.stack().limit());
    if (!replay.isCommitted()) {
      return uncommitted(seats, game);
    }
    int limit = limit(spec, composition, saved.stack());
    return new ImportedGame(seats, goOn(game, replay.rest(), limit), Optional.empty());
  }

  private static void requireWithin(PlayedGame game, OptionalInt limit) {
    if (limit.isPresent() && game.draws().size() > limit.getAsInt()) {
      throw new SavedGameException(
          "gameAnnotations: the game ends after "
              + limit.getAsInt()
              + " draws, and "
              + game.draws().size()
              + " tiles are drawn");
    }
  }

  /** Nothing is scored before the turn is committed, and here deploying is what commits it. */
  private static ImportedGame uncommitted(Seats seats, PlayedGame game) {
    List<PlayedTurn> turns = new ArrayList<>(game.turns());
    PlayedTurn last = game.last();
    last.placed()
        .ifPresent(
            tile ->
                turns.set(
                    turns.size() - 1,
                    PlayedTurn.drawing(last.player(), last.discarded(), tile.tile())
                        .placing(tile)));
    return new ImportedGame(seats, game.with(turns, false), last.answer());
  }

  /** After how many draws the game ends: as the file says, or when the stack is empty. */
  private static int limit(Spec spec, Composition composition, SavedGame.Stack stack) {
    int all =
        spec.tiles()
            .filter(tile -> composition.sets().contains(tile.set()))
            .filter(tile -> TileAliases.id(tile).isPresent())
            .mapToInt(Tile::count)
            .sum();
    return Math.min(all - 1, stack.limit().orElse(all));
  }

  /** The next tile is drawn before the saved game ends, and those that fit nowhere are gone. */
  private static PlayedGame goOn(PlayedGame game, List<Tile> rest, int limit) {
    List<Tile> discarded = new ArrayList<>();
    Player next = game.next();
    for (Tile tile : rest) {
      if (game.draws().size() + discarded.size() == limit) {
        break;
      }
      PlayedGame further = game.and(PlayedTurn.drawing(next, discarded, tile));
      Rehearsal rehearsal = Rehearsal.of(further);
      if (rehearsal.isRefused() || rehearsal.isTileInHand()) {
        return further;
      }
      discarded.add(tile);
    }
    PlayedGame whole =
        discarded.isEmpty() ? game : game.and(PlayedTurn.discarding(next, discarded));
    return whole.with(whole.turns(), whole.draws().size() == limit);
  }
}
