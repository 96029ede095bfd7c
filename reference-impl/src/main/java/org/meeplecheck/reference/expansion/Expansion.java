package org.meeplecheck.reference.expansion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;

/**
 * What an expansion adds to the base game, moment by moment of a turn.
 *
 * <p>Implemented by expansions, called by the base rules. An expansion keeps no state: what it has
 * to remember lies on the table. Whatever it wants to happen it gives back as steps, which come
 * next; they run by themselves or ask any player.
 */
public interface Expansion {

  /** The game begins; nobody has drawn yet. */
  default List<Step> begins(Table table) {
    return List.of();
  }

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

  /** A deployment is legal by the rules of its kind; why it is not all the same, or empty. */
  default Optional<Refusal> mayDeploy(Table table, Move move) {
    return Optional.empty();
  }

  /** The player has deployed or passed; completed features are scored next. */
  default List<Step> beforeScoring(Table table) {
    return List.of();
  }

  /**
   * A feature is completed and not scored yet; what happens instead of scoring it, or empty.
   *
   * <p>Where something does, the feature goes on counting as incomplete and is scored at the end.
   */
  default Optional<List<Step>> insteadOfScoring(Table table, Feature feature) {
    return Optional.empty();
  }

  /** A feature is scored as a completed one; its followers still stand. */
  default List<Step> completed(Table table, Completion completion) {
    return List.of();
  }

  /** All that was completed is scored and its followers are back; the next player follows. */
  default List<Step> turnEnds(Table table) {
    return List.of();
  }

  /**
   * An incomplete feature is scored at the end; the players who get the points of a completed one.
   *
   * @param winners the players with the majority, who get those of an incomplete one otherwise
   */
  default Set<Player> paidAsCompleted(Table table, Feature feature, Set<Player> winners) {
    return Set.of();
  }

  /** The final scoring of the base rules is done. */
  default List<Step> finalScoring(Table table) {
    return List.of();
  }
}
