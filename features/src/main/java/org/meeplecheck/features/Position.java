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

  /** Requires that the game waits for that player to deploy or to pass. */
  public void requireFreeToDeploy(Player player) {
    requirePending(player, "deploy");
    if (pending() instanceof Decision.Pending pending && !pending.mayPass()) {
      throw play.broken(
          play.clauseOf("deploy"),
          "a decision to deploy that may be passed",
          "the engine says it may not");
    }
  }

  /** The legal moves of a player who is asked for that decision, in canonical form. */
  public Set<Move> legalMoves(Player player, String decision) {
    requirePending(player, decision);
    Set<Move> listed = engine.legalMoves();
    Set<Move> canonical = listed.stream().map(table::canonical).collect(Collectors.toSet());
    if (canonical.isEmpty()) {
      throw play.broken(
          play.clauseOf(decision), "at least one legal move", "the engine lists none");
    }
    if (canonical.size() < listed.size()) {
      play.warnings().add("legal moves that give the same picture are listed more than once");
    }
    return canonical;
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
