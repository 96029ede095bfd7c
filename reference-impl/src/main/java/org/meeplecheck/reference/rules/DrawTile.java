package org.meeplecheck.reference.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Tile;

/** The player turns up the next tile of the stack (BG-06). */
final class DrawTile implements Question {
  private final Map<String, Tile> tiles;
  private final List<Step> afterwards;

  DrawTile(Map<String, Tile> tiles, List<Step> afterwards) {
    this.tiles = tiles;
    this.afterwards = afterwards;
  }

  @Override
  public Decision.Pending decision(Table table) {
    return new Decision.Pending("draw", table.active(), false);
  }

  @Override
  public Stream<Move> candidates(Table table) {
    return table.nextOutcome().stream().map(next -> new Move.Announce(table.active(), next));
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    if (!(move instanceof Move.Announce announce)) {
      return Refusal.wrongDecision("draw", move);
    }
    Optional<Chance.Result> next = table.nextOutcome();
    if (next.isEmpty()) {
      return Refusal.of(Reason.OTHER, "the list of outcomes has ended, so no tile can be drawn");
    }
    if (!next.get().equals(announce.result())) {
      return Refusal.of(
          Reason.OTHER, "the next outcome is " + next.get() + ", not " + announce.result());
    }
    return next.get().source().equals(Chance.Result.TILE)
        ? Optional.empty()
        : Refusal.of(Reason.OTHER, "a tile is to be drawn, and " + next.get() + " is none");
  }

  @Override
  public void answer(Turn turn, Move move) {
    Chance.Result next = turn.table().nextOutcome().orElseThrow();
    turn.takeOutcome();
    turn.draw(Optional.ofNullable(tiles.get(next.value())).orElseThrow());
    turn.first(afterwards);
  }
}
