package org.meeplecheck.jcloisterzone;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Chance;

/** The tiles that the engine has drawn and discarded by itself, told one by one. */
final class Draws {
  private final List<Chance.Result> outcomes;
  private final MatchedTiles tiles;
  private int announced;
  private int discarded;

  /** Draws of these outcomes. */
  Draws(List<Chance.Result> outcomes, MatchedTiles tiles) {
    this.outcomes = List.copyOf(outcomes);
    this.tiles = tiles;
  }

  /** What is drawn next; empty if the list of outcomes has ended. */
  Optional<Chance.Result> next() {
    return announced < outcomes.size() ? Optional.of(outcomes.get(announced)) : Optional.empty();
  }

  /**
   * Tells the next draw.
   *
   * @return whether the engine has discarded the tile
   * @throws IllegalStateException if it has drawn another one
   */
  boolean announce(State state) {
    String tile = outcomes.get(announced).value();
    boolean isGone = !areAllDiscardsTold(state);
    Optional<String> drawn =
        isGone ? Optional.of(state.discarded().get(discarded)) : state.action().tileInHand();
    if (drawn.filter(id -> tiles.theirs(id).tile().id().equals(tile)).isEmpty()) {
      throw Dialogue.unexpected("it has drawn " + drawn.orElse("nothing") + ", not " + tile);
    }
    announced++;
    discarded += isGone ? 1 : 0;
    return isGone;
  }

  /** Whether the engine has discarded no tile whose draw is still to come. */
  boolean areAllDiscardsTold(State state) {
    return discarded >= state.discarded().size();
  }
}
