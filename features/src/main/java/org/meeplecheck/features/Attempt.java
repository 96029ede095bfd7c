package org.meeplecheck.features;

import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Snapshot;

/** Judges an illegal move: it must be refused, for the right reason, and change nothing. */
public final class Attempt {
  private final Playthrough play;

  /** Judges the move just tried. */
  public Attempt(Playthrough play) {
    this.play = play;
  }

  /** Requires that the move was refused with that reason code. */
  public void requireRefused(String code) {
    Reason reason =
        Reason.ofCode(code)
            .orElseThrow(
                () ->
                    Finding.suiteError(
                        "no reason code \""
                            + code
                            + "\": docs/scenarios.md lists them, edge-mismatch among them"));
    Made made = play.game().attempted();
    requireMeaningful(made);
    String expected = "the move \"" + made.move() + "\" to be refused because " + reason;
    if (!(made.outcome() instanceof Outcome.Refused refused)) {
      throw Finding.fail(expected, "it is accepted");
    }
    requireUnchanged(made, expected);
    requireUnlisted(made.move(), expected);
    if (refused.reason() != reason) {
      play.warnings().add("refused because " + refused.reason() + ", where " + reason + " fits");
    }
  }

  /** Passing is illegal only where the decision says so itself. */
  private static void requireMeaningful(Made made) {
    boolean mayPass =
        made.decision() instanceof Decision.Pending pending
            && pending.player() == made.move().player()
            && pending.mayPass();
    if (made.move() instanceof Move.Pass && mayPass) {
      throw Finding.fail(
          "a decision that may not be passed", "the engine says it may be: " + made.decision());
    }
  }

  private void requireUnchanged(Made made, String expected) {
    if (!made.decision().equals(play.engine().decision())) {
      throw Finding.fail(
          expected + " and " + made.decision() + " still to be pending",
          "the engine now has: " + play.engine().decision());
    }
    if (!made.before().equals(play.engine().snapshot())) {
      throw Finding.fail(expected + " with nothing changed", "the state of the game has changed");
    }
  }

  private void requireUnlisted(Move move, String expected) {
    boolean isListed =
        play.tells(Rung.LEGAL_MOVES)
            && play.engine().legalMoves().stream()
                .map(play.position()::canonical)
                .anyMatch(play.position().canonical(move)::equals);
    if (isListed) {
      throw Finding.fail(
          expected + " and not to be among the legal moves", "the engine lists it as legal");
    }
  }

  /**
   * A move that was tried.
   *
   * @param move the move
   * @param outcome what became of it
   * @param decision the decision that was pending before it
   * @param before the state before it
   */
  record Made(Move move, Outcome outcome, Decision decision, Snapshot before) {}
}
