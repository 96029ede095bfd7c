package org.meeplecheck.reference.turn;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Chance;

/** The outcomes of chance that are still to come. */
final class Stack {
  private final List<Chance.Result> outcomes;
  private final boolean ends;
  private final int afterLastTile;
  private int taken;

  Stack(Chance chance) {
    outcomes = chance.outcomes();
    ends = chance.ends();
    int tiles = outcomes.size();
    while (tiles > 0 && !outcomes.get(tiles - 1).source().equals(Chance.Result.TILE)) {
      tiles--;
    }
    afterLastTile = tiles;
  }

  private Stack(Stack stack) {
    outcomes = stack.outcomes;
    ends = stack.ends;
    afterLastTile = stack.afterLastTile;
    taken = stack.taken;
  }

  Stack copy() {
    return new Stack(this);
  }

  /** The next outcome; empty when the list is used up. */
  Optional<Chance.Result> next() {
    return taken < outcomes.size() ? Optional.of(outcomes.get(taken)) : Optional.empty();
  }

  /** Goes on to the outcome after the next. */
  void take() {
    taken++;
  }

  /** Whether the last tile is drawn; never where the list is only the beginning of the stack. */
  boolean isEmpty() {
    return ends && taken >= afterLastTile;
  }
}
