package org.meeplecheck.features;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;

/** The words of the spec that scenarios quote; one that does not exist gets a sentence. */
final class SpecWords {
  private final Spec spec;

  SpecWords(Spec spec) {
    this.spec = spec;
  }

  /**
   * Requires that a quoted text names what its sentence says it does.
   *
   * @param kind what it names, as in the catalogue of sentences
   * @throws IllegalArgumentException if there is no such thing; the message lists what there is
   */
  void require(String kind, String text) {
    switch (kind) {
      case "sets" -> sets(text).forEach(slug -> requireOneOf("set", slug, setIds()));
      case "tile" -> requireTile(text);
      case "ruling" -> requireOneOf("ruling", text, rulingIds());
      case "reason" -> requireOneOf("reason", text, reasonIds());
      case "decision" -> requireOneOf("decision", text, decisionIds());
      case "mark" -> requireOneOf("mark", text, marks());
      case "reason-code" -> requireOneOf("reason code", text, reasonCodes());
      case "option", "segments" -> {} // known only together with other words of the sentence
      default -> throw new IllegalArgumentException("the catalogue of sentences names a " + kind);
    }
  }

  /**
   * Requires that a ruling has that option.
   *
   * @throws IllegalArgumentException if not; the message lists its options
   */
  void requireOption(String ruling, String option) {
    List<String> known =
        spec.ruling(ruling).stream()
            .flatMap(r -> r.options().stream())
            .map(RulingOption::id)
            .toList();
    requireOneOf("option of " + ruling, option, known);
  }

  /** The slugs of a list like {@code wind-roses, darmstadt}. */
  static List<String> sets(String text) {
    return Arrays.asList(text.split(", ?", -1));
  }

  /** The option under which a tile is in the game; empty if it always is, or is unknown. */
  Optional<RulingOption.Ref> rulingOf(String tile) {
    return spec.tile(tile).flatMap(known -> Optional.ofNullable(known.ruling()));
  }

  private void requireTile(String tile) {
    if (spec.tile(tile).isEmpty()) {
      throw new IllegalArgumentException(
          "no tile \""
              + tile
              + "\": base tiles are A to X, others set:name, such as wind-roses:sw");
    }
  }

  private List<String> setIds() {
    return spec.sets().stream().map(RuleSet::id).toList();
  }

  private List<String> rulingIds() {
    return spec.rulings().map(ruling -> ruling.id()).toList();
  }

  private List<String> reasonIds() {
    return spec.sets().stream()
        .flatMap(set -> set.reasons().stream())
        .map(RuleSet.ReasonTerm::id)
        .toList();
  }

  private List<String> decisionIds() {
    return spec.sets().stream()
        .flatMap(set -> set.decisions().stream())
        .map(RuleSet.DecisionTerm::id)
        .toList();
  }

  private List<String> marks() {
    TreeSet<String> marks = new TreeSet<>(Segment.MARKS);
    Stream.of(FeatureKind.values()).map(FeatureKind::word).forEach(marks::add);
    spec.tiles().forEach(tile -> marks.addAll(tile.marks().keySet()));
    return List.copyOf(marks);
  }

  private static List<String> reasonCodes() {
    return Stream.of(Reason.values()).map(Reason::code).toList();
  }

  private static void requireOneOf(String what, String word, List<String> known) {
    if (!known.contains(word)) {
      throw new IllegalArgumentException("no " + what + " \"" + word + "\": there are " + known);
    }
  }
}
