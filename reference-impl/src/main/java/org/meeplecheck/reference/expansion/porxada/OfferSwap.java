package org.meeplecheck.reference.expansion.porxada;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Reason;

/**
 * The player names the two followers that are to change places, or passes (LP-09, LP-10, LP-14).
 *
 * @param inPlay the followers that can be swapped
 * @param refused what follows where the other player refuses
 */
record OfferSwap(Function<Table, List<Piece>> inPlay, Function<Swap, List<Step>> refused)
    implements Question {
  private static final String NAME = "porxada-swap";

  @Override
  public Decision.Pending decision(Table table) {
    return new Decision.Pending(NAME, table.active(), true);
  }

  @Override
  public Stream<Move> candidates(Table table) {
    return swaps(table)
        .map(
            swap -> new Move.Shift(table.active(), swap.own(), swap.other().place(), swap.other()));
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    if (!(move instanceof Move.Shift shift)) {
      return Refusal.wrongDecision(NAME, move);
    }
    return wanted(table, shift).filter(swap -> swaps(table).anyMatch(swap::equals)).isPresent()
        ? Optional.empty()
        : Refusal.of(Reason.NOT_ALLOWED_HERE, "these two cannot change places: " + move);
  }

  @Override
  public void answer(Turn turn, Move move) {
    Swap swap = wanted(turn.table(), (Move.Shift) move).orElseThrow();
    turn.first(List.of(new AnswerSwap(swap, refused.apply(swap))));
  }

  private Stream<Swap> swaps(Table table) {
    List<Piece> followers = inPlay.apply(table);
    return followers.stream()
        .filter(own -> own.owner() == table.active())
        .flatMap(
            own ->
                followers.stream()
                    .filter(other -> other.owner() != table.active())
                    .map(other -> new Swap(own, other)));
  }

  /** The swap that the move means; empty if it does not lead to where the other follower stands. */
  private static Optional<Swap> wanted(Table table, Move.Shift shift) {
    Piece own = table.canonical(shift.piece());
    Piece arrived = table.canonical(new Piece(own.owner(), own.figure(), shift.to()));
    return Optional.ofNullable(shift.with())
        .map(table::canonical)
        .filter(other -> other.place().equals(arrived.place()))
        .map(other -> new Swap(own, other));
  }
}
