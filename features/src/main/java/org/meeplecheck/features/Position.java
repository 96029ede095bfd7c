package org.meeplecheck.features;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.RuleSet;

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
      boolean unscripted = isFurther(pending) && !nameOf(pending).equals(decision);
      throw play.broken(
          clauseOf(unscripted ? nameOf(pending) : decision),
          player + " to be asked for " + decision,
          "the engine has: "
              + pending
              + (unscripted ? ", which the scenario does not answer here" : ""));
    }
  }

  /** Whether the game waits for something that is no step of every turn. */
  private boolean isFurther(Decision pending) {
    String name = nameOf(pending);
    return !Turn.hasColumn(name) && play.stage().spec().decision(name).isPresent();
  }

  private static String nameOf(Decision decision) {
    return decision instanceof Decision.Pending pending ? pending.name() : "";
  }

  /** The clause that an engine breaks when it does not ask for that decision as it should. */
  String clauseOf(String decision) {
    return decision.equals("draw") && table.isTileInHand()
        ? Blame.UNPLACEABLE
        : play.blame().clauseOf(decision);
  }

  /** What the game waits for. */
  public Decision pending() {
    return engine.decision();
  }

  /** The state of the game. */
  public Snapshot snapshot() {
    return engine.snapshot();
  }

  /** Requires that the game waits for that decision of that player, who may pass. */
  public void requireFreeToPass(Player player, String decision) {
    requirePending(player, decision);
    if (pending() instanceof Decision.Pending pending && !pending.mayPass()) {
      throw play.broken(
          clauseOf(decision),
          "a decision to " + decision + " that may be passed",
          "the engine says it may not");
    }
  }

  /** Requires that a neutral piece stands on that place, and nowhere else. */
  public void requirePiece(String name, Place place) {
    Piece expected = new Piece(null, new Figure(name), canonical(place));
    List<Piece> pieces = snapshot().pieces();
    Set<Piece> standing =
        pieces.stream()
            .filter(piece -> piece.figure().name().equals(name))
            .map(table::canonical)
            .collect(Collectors.toSet());
    if (!standing.equals(Set.of(expected))) {
      String clause = play.stage().spec().piece(name).map(RuleSet.PieceTerm::clause).orElse(name);
      throw play.broken(clause, "the " + expected + " alone", "the pieces are " + pieces);
    }
  }

  /** The move in the one form that equal moves share. */
  public Move canonical(Move move) {
    return table.canonical(move);
  }

  /** The place in the one form that equal places share. */
  public Place canonical(Place place) {
    return table.canonical(place);
  }

  /**
   * Requires that a follower can stand there.
   *
   * @throws Finding with SUITE-ERROR if no such segment lies on the board
   */
  public void requireSegment(Place place) {
    if (!table.has(place)) {
      throw Finding.suiteError("no segment \"" + place + "\" lies on the board");
    }
  }

  /** The tile on the board with the smallest rotation of the same picture. */
  public PlacedTile canonical(PlacedTile tile) {
    return table.canonical(tile);
  }

  /**
   * Segments of the tile placed last and spaces beside the board, written {@code city N, field SSE,
   * wheel tax}; or {@code nothing}.
   */
  public List<Place> segments(String text) {
    return Words.segments(table.last(), text);
  }
}
