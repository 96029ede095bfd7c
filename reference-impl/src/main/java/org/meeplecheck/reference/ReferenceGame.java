package org.meeplecheck.reference;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Snapshot;

/** One game of the reference engine. */
final class ReferenceGame implements Game {
  private final Table table;

  ReferenceGame(Table table) {
    this.table = table;
  }

  @Override
  public Decision decision() {
    return table
        .question()
        .<Decision>map(question -> question.decision(table))
        .orElseGet(Decision.GameOver::new);
  }

  @Override
  public Outcome play(Move move) {
    Optional<Question> question = table.question();
    if (question.isEmpty()) {
      return new Outcome.Refused(Reason.WRONG_DECISION, "the game is over");
    }
    Optional<Refusal> refusal = refusal(question.get(), move);
    if (refusal.isPresent()) {
      return refusal.get().outcome();
    }
    Turn turn = new Turn(table);
    turn.answer(question.get(), move);
    return new Outcome.Accepted(turn.events());
  }

  @Override
  public Set<Move> legalMoves() {
    return table.question().stream()
        .flatMap(question -> candidates(question).filter(m -> refusal(question, m).isEmpty()))
        .collect(Collectors.toUnmodifiableSet());
  }

  private Stream<Move> candidates(Question question) {
    Move pass = new Move.Pass(question.decision(table).player());
    return Stream.concat(question.candidates(table), Stream.of(pass));
  }

  private Optional<Refusal> refusal(Question question, Move move) {
    Decision.Pending asked = question.decision(table);
    if (move.player() != asked.player()) {
      return Refusal.of(Reason.NOT_YOUR_TURN, "the game waits for " + asked.player());
    }
    if (move instanceof Move.Pass) {
      return asked.mayPass() ? Optional.empty() : Refusal.wrongDecision(asked.name(), move);
    }
    return question.refusal(table, move);
  }

  @Override
  public Snapshot snapshot() {
    return table.snapshot();
  }

  @Override
  public ReferenceGame fork() {
    return new ReferenceGame(table.copy());
  }
}
