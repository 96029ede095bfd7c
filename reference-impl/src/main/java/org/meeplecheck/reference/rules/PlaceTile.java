package org.meeplecheck.reference.rules;

import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.expansion.Hooks;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Reason;

/** The player lays the drawn tile beside the others, all sides matching (BG-09 to BG-16). */
final class PlaceTile implements Question {
  private final Hooks hooks;

  PlaceTile(Hooks hooks) {
    this.hooks = hooks;
  }

  /** Whether the drawn tile may be placed anywhere. */
  boolean fitsSomewhere(Table table) {
    return table.board().fits(table.drawn()).anyMatch(tile -> refusal(table, tile).isEmpty());
  }

  @Override
  public Decision.Pending decision(Table table) {
    return new Decision.Pending("place", table.active(), false);
  }

  @Override
  public Stream<Move> candidates(Table table) {
    return table
        .board()
        .fits(table.drawn())
        .map(tile -> new Move.Place(table.active(), tile.square(), tile.rotation()));
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    return move instanceof Move.Place place
        ? refusal(table, tile(table, place))
        : Refusal.wrongDecision("place", move);
  }

  private Optional<Refusal> refusal(Table table, LaidTile tile) {
    if (table.board().isFilled(tile.square())) {
      return Refusal.of(Reason.SQUARE_OCCUPIED, "something lies on " + tile.square() + " already");
    }
    if (!table.board().isBesideTile(tile.square())) {
      return Refusal.of(Reason.NOT_ADJACENT, "no tile shares a side with " + tile.square());
    }
    return table
        .board()
        .mismatch(tile)
        .map(
            side -> new Refusal(Reason.EDGE_MISMATCH, tile.placed() + " does not match in " + side))
        .or(() -> hooks.first(expansion -> expansion.mayPlace(table, tile)));
  }

  @Override
  public void answer(Turn turn, Move move) {
    LaidTile tile = tile(turn.table(), (Move.Place) move);
    turn.lay(turn.table().board().canonical(tile));
  }

  private static LaidTile tile(Table table, Move.Place place) {
    return new LaidTile(place.square(), table.drawn(), place.rotation());
  }
}
