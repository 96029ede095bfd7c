package org.meeplecheck.features;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/** The position that a game is in, as the engine tells it; what sentences assert. */
public final class Position {
  private final Playthrough play;
  private final EngineCalls engine;
  private final Table table;

  Position(Playthrough play, EngineCalls engine, Table table) {
    this.play = play;
    this.engine = engine;
    this.table = table;
  }

  /** Requires that the game waits for that decision of that player. */
  public void requirePending(Player player, String decision) {
    Decision pending = pending();
    boolean fits =
        pending instanceof Decision.Pending asked
            && asked.name().equals(decision)
            && asked.player() == player;
    if (!fits) {
      throw play.broken(
          play.clauseOf(decision),
          player + " to be asked for " + decision,
          "the engine has: " + pending);
    }
  }

  /** What the game waits for. */
  public Decision pending() {
    return engine.decision();
  }

  /** The state of the game. */
  public Snapshot snapshot() {
    return engine.snapshot();
  }

  /** The legal moves, in canonical form. */
  public Set<Move> legalMoves() {
    return engine.legalMoves().stream().map(table::canonical).collect(Collectors.toSet());
  }

  /** The move in the one form that equal moves share. */
  public Move canonical(Move move) {
    return table.canonical(move);
  }

  /** The place in the one form that equal places share. */
  public Place canonical(Place place) {
    return table.canonical(place);
  }

  /** The tile on the board with the smallest rotation of the same picture. */
  public PlacedTile canonical(PlacedTile tile) {
    return table.canonical(tile);
  }

  /** Segments of the tile placed last, written {@code city N, field SSE}; or {@code nothing}. */
  public List<Place> segments(String text) {
    return text.equals("nothing")
        ? List.of()
        : Arrays.stream(text.split(", ?", -1))
            .map(segment -> Words.place(table.last() + " " + segment))
            .toList();
  }
}
