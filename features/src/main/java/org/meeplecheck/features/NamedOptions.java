package org.meeplecheck.features;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** The options that a scenario names: by a sentence, or by drawing a tile of an option. */
final class NamedOptions {
  private final Spec spec;
  private final Map<String, String> chosen = new HashMap<>();
  private final Map<String, String> implied = new HashMap<>();

  NamedOptions(Spec spec) {
    this.spec = spec;
  }

  /** A tile that is in the game under one option only chooses that option. */
  void imply(String tile) {
    spec.tile(tile).ifPresent(this::imply);
  }

  private void imply(Tile tile) {
    RulingOption.Ref condition = tile.ruling();
    if (condition != null) {
      implied.put(condition.ruling(), condition.option());
    }
  }

  /**
   * A sentence chooses an option.
   *
   * @throws IllegalArgumentException if one chose for that ruling before
   */
  void choose(String ruling, String option) {
    if (chosen.put(ruling, option) != null) {
      throw new IllegalArgumentException("the ruling " + ruling + " is chosen twice");
    }
  }

  /** The options by their rulings; a sentence counts more than a tile. */
  SortedMap<String, String> all() {
    return JudgedRulings.with(implied, chosen);
  }
}
