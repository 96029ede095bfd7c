package org.meeplecheck.reference.expansion.porxada;

import java.util.List;
import org.meeplecheck.reference.turn.Choice;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;

/** The other player accepts the swap, or refuses it at a price (LP-15). */
final class AnswerSwap extends Choice {
  private static final String ACCEPT = "accept";

  private final Swap swap;
  private final List<Step> refused;

  AnswerSwap(Swap swap, List<Step> refused) {
    super(new Decision.Pending("porxada-answer", swap.partner(), false), List.of(ACCEPT, "refuse"));
    this.swap = swap;
    this.refused = List.copyOf(refused);
  }

  @Override
  protected void chosen(Turn turn, String option) {
    if (option.equals(ACCEPT)) {
      swap.play(turn);
    } else {
      turn.first(refused);
    }
  }
}
