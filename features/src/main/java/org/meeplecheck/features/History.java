package org.meeplecheck.features;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;

/** Plays the turns that lead to the tested one. */
final class History {
  private final Playthrough play;
  private final Deque<Answer> answers = new ArrayDeque<>();

  History(Playthrough play) {
    this.play = play;
  }

  void play(List<Turn> turns) {
    turns.forEach(this::play);
  }

  private void play(Turn turn) {
    turn.decisions().forEach(phrase -> answers.add(Answer.of(phrase)));
    play.draw(turn.player(), turn.tile());
    answer(turn);
    if (turn.at().isEmpty()) {
      requireDiscarded(turn);
    } else {
      play.play(
          new Answer("place", new Move.Place(turn.player(), turn.at().get(), turn.rotation())));
      answer(turn);
      play.play(
          new Answer(
              "deploy",
              turn.deploy()
                  .<Move>map(to -> new Move.Deploy(turn.player(), Figure.SMALL, to))
                  .orElse(new Move.Pass(turn.player()))));
      answer(turn);
    }
    requireNoAnswerLeft(turn);
  }

  /** Answers what the game asks for beside drawing, placing and deploying. */
  private void answer(Turn turn) {
    for (var asked = furtherDecision(); asked.isPresent(); asked = furtherDecision()) {
      Answer next = answers.poll();
      if (next == null || !fits(next, asked.get())) {
        throw play.broken(
            play.position().clauseOf(asked.get().name()),
            (next == null ? "no further decision" : text(next)) + in(turn),
            "the engine has: " + asked.get());
      }
      play.play(next);
    }
  }

  private Optional<Decision.Pending> furtherDecision() {
    return play.position().pending() instanceof Decision.Pending asked
            && !Turn.hasColumn(asked.name())
        ? Optional.of(asked)
        : Optional.empty();
  }

  private static boolean fits(Answer answer, Decision.Pending asked) {
    return answer.decision().equals(asked.name()) && answer.move().player() == asked.player();
  }

  private void requireNoAnswerLeft(Turn turn) {
    Answer left = answers.poll();
    if (left != null) {
      throw play.broken(
          play.position().clauseOf(left.decision()),
          text(left) + in(turn),
          "the engine never asks for it; it has: " + play.position().pending());
    }
  }

  private static String text(Answer answer) {
    return answer.move().player() + " to be asked for " + answer.decision();
  }

  private static String in(Turn turn) {
    return " in the turn in which " + turn.player() + " draws " + turn.tile();
  }

  private void requireDiscarded(Turn turn) {
    Decision pending = play.position().pending();
    if (!(pending instanceof Decision.Pending next) || !next.name().equals("draw")) {
      throw play.broken(
          Blame.UNPLACEABLE, turn.tile() + " to be discarded", "the engine has: " + pending);
    }
  }
}
