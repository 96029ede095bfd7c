package org.meeplecheck.reference.expansion.porxada;

import java.util.List;
import java.util.function.Function;
import org.meeplecheck.reference.turn.Choice;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;

/** The player chooses the swap, with a follower in play, or the bonus (LP-08, LP-16). */
final class ChooseUse extends Choice {
  static final String SWAP = "swap";
  static final String BONUS = "bonus";

  private final Player player;
  private final Function<Table, List<Piece>> inPlay;

  ChooseUse(Player player, Function<Table, List<Piece>> inPlay) {
    super(new Decision.Pending("porxada-use", player, false), List.of(SWAP, BONUS));
    this.player = player;
    this.inPlay = inPlay;
  }

  /** What is noted for the turn once that option is chosen. */
  static String note(String option) {
    return "porxada-use " + option;
  }

  @Override
  protected boolean isOpen(Table table, String option) {
    return !option.equals(SWAP)
        || inPlay.apply(table).stream().anyMatch(follower -> follower.owner() == player);
  }

  @Override
  protected void chosen(Turn turn, String option) {
    turn.noteForTurn(note(option));
  }
}
