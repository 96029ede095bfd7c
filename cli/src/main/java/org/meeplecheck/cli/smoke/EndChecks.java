package org.meeplecheck.cli.smoke;

import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;

/** The checks of where a game ends and where it does not. */
final class EndChecks {
  private EndChecks() {}

  /** The stack goes on: nothing is over and nothing scored finally. */
  static void stackGoesOn(Bench bench) {
    Bout bout = bench.open(false, "X");
    Player red = bout.mover();
    bout.announce();
    bout.place("1,0", 0);
    bout.deploy("1,0 road W");
    String mend = "score finally only where the setup's chance ends";
    if (bout.points(red) != 0) {
      throw new Misfit(
          red + " to have 0 points while the stack goes on",
          red + " has " + bout.points(red),
          mend);
    }
    if (bout.decision() instanceof Decision.GameOver over) {
      throw new Misfit("the game to go on where the stack does", over.toString(), mend);
    }
  }

  /** The stack ends: the last turn is followed by the final scoring, and nothing after it. */
  static void stackEnds(Bench bench) {
    Bout bout = bench.open(true, "X");
    Player red = bout.mover();
    bout.announce();
    bout.place("1,0", 0);
    bout.deploy("1,0 road W");
    String mend = "score finally after the last turn where the setup's chance ends";
    if (!(bout.decision() instanceof Decision.GameOver)) {
      throw new Misfit(
          "the game to be over after its last tile", "it has \"" + bout.decision() + "\"", mend);
    }
    if (bout.points(red) == 0) {
      throw new Misfit(red + " to have points for a road at the end", "there are none", mend);
    }
    bout.requireRefused(new Move.Pass(red), "the game is over");
    bench.close(bout);
    GameChecks.firstPlayer(bench);
  }
}
