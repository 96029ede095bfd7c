package org.meeplecheck.features;

import java.util.List;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;

/** Plays the turns that lead to the tested one. */
final class History {
  private final Playthrough play;

  History(Playthrough play) {
    this.play = play;
  }

  void play(List<Turn> turns) {
    turns.forEach(this::play);
  }

  private void play(Turn turn) {
    play.draw(turn.player(), turn.tile());
    if (turn.at().isEmpty()) {
      requireDiscarded(turn);
      return;
    }
    play.play("place", new Move.Place(turn.player(), turn.at().get(), turn.rotation()));
    play.play(
        "deploy",
        turn.deploy()
            .<Move>map(to -> new Move.Deploy(turn.player(), Figure.SMALL, to))
            .orElse(new Move.Pass(turn.player())));
  }

  private void requireDiscarded(Turn turn) {
    Decision pending = play.position().pending();
    if (!(pending instanceof Decision.Pending next) || !next.name().equals("draw")) {
      throw play.broken(
          Playthrough.UNPLACEABLE, turn.tile() + " to be discarded", "the engine has: " + pending);
    }
  }
}
