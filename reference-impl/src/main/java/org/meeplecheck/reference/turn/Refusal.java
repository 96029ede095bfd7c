package org.meeplecheck.reference.turn;

import java.util.Optional;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Reason;

/**
 * Why a move is not legal.
 *
 * @param reason the code
 * @param text one sentence
 */
public record Refusal(Reason reason, String text) {

  /** A refusal for that reason, ready to be returned by a rule. */
  public static Optional<Refusal> of(Reason reason, String text) {
    return Optional.of(new Refusal(reason, text));
  }

  /** The refusal of a move that answers another kind of decision. */
  public static Optional<Refusal> wrongDecision(String decision, Move move) {
    return of(Reason.WRONG_DECISION, "the decision is " + decision + ", not: " + move);
  }

  /** The refusal of a deployment for want of such a figure in the supply. */
  public static Optional<Refusal> noFollower(Move.Deploy deploy) {
    return of(
        Reason.NO_FOLLOWER,
        deploy.player() + " has no " + deploy.figure() + " follower in the supply");
  }

  /** The same, as the suite sees it. */
  public Outcome.Refused outcome() {
    return new Outcome.Refused(reason, text);
  }
}
