package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;

/** The tiles that a scenario draws, from the stack that its sets and options make. */
final class Draws {
  private final Spec spec;
  private final Cast cast;
  private final Map<String, String> judged;
  private final NamedOptions options;
  private final TurnOrder order;
  private final List<Chance.Result> outcomes = new ArrayList<>();
  private @Nullable Stacks stacks;

  /**
   * The draws of a scenario.
   *
   * @param judged the option of each ruling where the scenario names none
   */
  Draws(Spec spec, Cast cast, TurnOrder order, Map<String, String> judged) {
    this.spec = spec;
    this.cast = cast;
    this.order = order;
    this.judged = judged;
    this.options = new NamedOptions(spec);
  }

  NamedOptions options() {
    return options;
  }

  /**
   * A sentence chooses an option.
   *
   * @throws IllegalArgumentException if it comes too late, or one chose for that ruling before
   */
  void choose(String ruling, String option) {
    if (stacks != null) {
      throw new IllegalArgumentException("a ruling is chosen before the first draw");
    }
    options.choose(ruling, option);
  }

  /**
   * A player draws a tile.
   *
   * @throws IllegalArgumentException if it is another player's turn, or no such tile is left
   */
  void draw(Player player, String tile) {
    order.draw(player);
    stacks().draw(tile);
    outcomes.add(Chance.Result.tile(tile));
  }

  List<Chance.Result> outcomes() {
    return List.copyOf(outcomes);
  }

  /** The id of the start tile. */
  String start() {
    return stacks().start();
  }

  /** Why the scenario says nothing about the game that the run plays; empty if it does. */
  Optional<String> unplayable() {
    return stacks().unplayable();
  }

  /** Fixed by the first draw. */
  private Stacks stacks() {
    Stacks fixed = stacks;
    if (fixed == null) {
      fixed = new Stacks(spec, cast.sets(), options.all(), judged);
      stacks = fixed;
    }
    return fixed;
  }
}
