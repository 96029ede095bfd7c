package org.meeplecheck.reference.expansion;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;

/**
 * What an expansion adds to the base game, moment by moment of a turn.
 *
 * <p>Implemented by expansions, called by the base rules. An expansion keeps no state: what it has
 * to remember lies on the table. Whatever it wants to happen it gives back as steps, which come
 * next; they run by themselves or ask any player.
 */
public interface Expansion {

  /** A tile is drawn; nobody has looked yet whether it can be placed. */
  default List<Step> drawn(Table table) {
    return List.of();
  }

  /** A tile matches there by the base rules; why it may not be placed all the same, or empty. */
  default Optional<Refusal> mayPlace(Table table, LaidTile tile) {
    return Optional.empty();
  }

  /** The tile lies; the player has not deployed yet. */
  default List<Step> placed(Table table) {
    return List.of();
  }

  /** The player may deploy: what else may be done in its stead. */
  default List<Alternative> moves(Table table) {
    return List.of();
  }

  /** The player has deployed or passed; completed features are scored next. */
  default List<Step> beforeScoring(Table table) {
    return List.of();
  }

  /** A completed feature is scored; its followers still stand. */
  default List<Step> completed(Table table, Completion completion) {
    return List.of();
  }

  /** All that was completed is scored and its followers are back; the next player follows. */
  default List<Step> turnEnds(Table table) {
    return List.of();
  }

  /** The final scoring of the base rules is done. */
  default List<Step> finalScoring(Table table) {
    return List.of();
  }
}
