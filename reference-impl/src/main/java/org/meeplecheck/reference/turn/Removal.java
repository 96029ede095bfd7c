package org.meeplecheck.reference.turn;

import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Reason;

/** A player takes one piece away, out of several. */
public abstract class Removal implements Question {
  private final Decision.Pending decision;
  private final Phase phase;
  private final Place to;

  /** A removal that answers that decision, in that phase, to the supply or out of the game. */
  protected Removal(Decision.Pending decision, Phase phase, Place to) {
    this.decision = decision;
    this.phase = phase;
    this.to = to;
  }

  /** The pieces out of which one is taken; what looks alike may be named repeatedly. */
  protected abstract Stream<Piece> choice(Table table);

  /** Goes on after a piece was taken; as a rule with nothing. */
  protected void taken(Turn turn) {}

  @Override
  public Decision.Pending decision(Table table) {
    return decision;
  }

  @Override
  public Stream<Move> candidates(Table table) {
    return choice(table).map(piece -> new Move.Remove(decision.player(), piece));
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    if (!(move instanceof Move.Remove remove)) {
      return Refusal.wrongDecision(decision.name(), move);
    }
    Piece piece = table.canonical(remove.piece());
    return choice(table).anyMatch(piece::equals)
        ? Optional.empty()
        : Refusal.of(Reason.NOT_ALLOWED_HERE, "no " + piece + " may be removed here");
  }

  @Override
  public void answer(Turn turn, Move move) {
    turn.move(phase, turn.table().canonical(((Move.Remove) move).piece()), to);
    taken(turn);
  }
}
