package org.meeplecheck.cli.savedgame;

import java.util.SortedMap;
import java.util.TreeMap;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** Finds the rulings on which a game depends: with another option it would go otherwise. */
final class DependentRulings {
  private final Spec spec;

  DependentRulings(Spec spec) {
    this.spec = spec;
  }

  /** The options of the game that a scenario of it has to name. */
  SortedMap<String, String> of(PlayedGame game) {
    SortedMap<String, String> named = new TreeMap<>();
    game.composition()
        .rulings()
        .forEach(
            (ruling, option) -> {
              if (isNeeded(game, spec.ruling(ruling).orElseThrow(), option)) {
                named.put(ruling, option);
              }
            });
    return named;
  }

  private boolean isNeeded(PlayedGame game, Ruling ruling, String option) {
    return isStackShort(game, ruling, option)
        || ruling.options().stream()
            .map(RulingOption::id)
            .filter(other -> !other.equals(option))
            .anyMatch(other -> goesOtherwise(game, ruling.id(), other));
  }

  /** Whether the default leaves fewer of a tile in the stack than are drawn. */
  private boolean isStackShort(PlayedGame game, Ruling ruling, String option) {
    if (ruling.defaultOption().equals(option)) {
      return false;
    }
    RulingOption usual = ruling.option(ruling.defaultOption()).orElseThrow();
    return usual.removes().entrySet().stream()
        .anyMatch(
            removed -> {
              long drawn =
                  game.draws().stream().filter(t -> t.id().equals(removed.getKey())).count();
              int all = spec.tile(removed.getKey()).orElseThrow().count();
              return drawn > all - removed.getValue();
            });
  }

  private static boolean goesOtherwise(PlayedGame game, String ruling, String other) {
    SortedMap<String, String> rulings = new TreeMap<>(game.composition().rulings());
    rulings.put(ruling, other);
    try {
      return !Rehearsal.of(game.with(rulings)).equals(Rehearsal.of(game));
    } catch (IllegalArgumentException e) {
      // The other option has no such tile, or nobody plays it: the draws choose this one.
      return false;
    }
  }
}
