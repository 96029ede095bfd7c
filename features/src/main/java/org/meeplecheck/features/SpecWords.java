package org.meeplecheck.features;

import java.util.List;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** The ids of the spec that scenarios use; one that does not exist gets a sentence. */
final class SpecWords {
  private final Spec spec;

  SpecWords(Spec spec) {
    this.spec = spec;
  }

  /**
   * Requires that a set exists.
   *
   * @throws IllegalArgumentException if not
   */
  void requireSet(String slug) {
    List<String> known = spec.sets().stream().map(RuleSet::id).toList();
    require(known.contains(slug), "no set \"" + slug + "\": the sets are " + known);
  }

  /**
   * Requires that a tile exists.
   *
   * @throws IllegalArgumentException if not
   */
  void requireTile(String tile) {
    require(
        spec.tile(tile).isPresent(),
        "no tile \"" + tile + "\": base tiles are A to X, others set:name, such as wind-roses:sw");
  }

  /**
   * Requires that a reason for points exists.
   *
   * @throws IllegalArgumentException if not
   */
  void requireReason(String reason) {
    List<String> known =
        spec.sets().stream()
            .flatMap(set -> set.reasons().stream())
            .map(RuleSet.ReasonTerm::id)
            .toList();
    require(known.contains(reason), "no reason \"" + reason + "\": the reasons are " + known);
  }

  /**
   * Requires that a ruling and its option exist.
   *
   * @throws IllegalArgumentException if not
   */
  void requireOption(String ruling, String option) {
    List<String> known =
        spec.ruling(ruling).stream()
            .flatMap(r -> r.options().stream())
            .map(RulingOption::id)
            .toList();
    require(
        !known.isEmpty(),
        "no ruling \"" + ruling + "\": `meeplecheck explain` shows the ruling of a clause");
    require(
        known.contains(option),
        "no option " + ruling + "=" + option + ": the options are " + known);
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
