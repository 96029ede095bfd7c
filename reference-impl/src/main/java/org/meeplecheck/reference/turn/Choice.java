package org.meeplecheck.reference.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Reason;

/** A player chooses one of several options, and may not pass. */
public abstract class Choice implements Question {
  private final Decision.Pending decision;
  private final List<String> options;

  /** A choice that answers the decision of that name. */
  protected Choice(Decision.Pending decision, List<String> options) {
    this.decision = decision;
    this.options = List.copyOf(options);
  }

  /** Whether that option is open now; as a rule each is. */
  protected boolean isOpen(Table table, String option) {
    return true;
  }

  /** Goes on with that option. */
  protected abstract void chosen(Turn turn, String option);

  @Override
  public final Decision.Pending decision(Table table) {
    return decision;
  }

  @Override
  public final Stream<Move> candidates(Table table) {
    return options.stream().map(option -> new Move.Choose(decision.player(), option));
  }

  @Override
  public final Optional<Refusal> refusal(Table table, Move move) {
    if (!(move instanceof Move.Choose choose)) {
      return Refusal.wrongDecision(decision.name(), move);
    }
    return options.contains(choose.option()) && isOpen(table, choose.option())
        ? Optional.empty()
        : Refusal.of(Reason.NOT_ALLOWED_HERE, "\"" + choose.option() + "\" is not open here");
  }

  @Override
  public final void answer(Turn turn, Move move) {
    chosen(turn, ((Move.Choose) move).option());
  }
}
