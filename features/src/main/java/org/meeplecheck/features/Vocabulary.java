package org.meeplecheck.features;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;

/** The words that there are of each kind, as lists for whoever misspells one. */
final class Vocabulary {
  private final Spec spec;

  Vocabulary(Spec spec) {
    this.spec = spec;
  }

  List<String> sets() {
    return spec.sets().stream().map(RuleSet::id).toList();
  }

  List<String> rulings() {
    return spec.rulings().map(ruling -> ruling.id()).toList();
  }

  List<String> optionsOf(String ruling) {
    return spec.ruling(ruling).stream()
        .flatMap(known -> known.options().stream())
        .map(RulingOption::id)
        .toList();
  }

  List<String> reasons() {
    return ofSets(set -> set.reasons().stream().map(RuleSet.ReasonTerm::id));
  }

  List<String> pieces() {
    return ofSets(set -> set.pieces().stream().map(RuleSet.PieceTerm::id));
  }

  List<String> decisions() {
    return ofSets(set -> set.decisions().stream().map(RuleSet.DecisionTerm::id));
  }

  /** The decisions that are answered by that verb. */
  List<String> decisionsTo(String verb) {
    return ofSets(
        set ->
            set.decisions().stream()
                .filter(decision -> decision.verbs().contains(verb))
                .map(RuleSet.DecisionTerm::id));
  }

  List<String> choices() {
    return ofSets(set -> set.decisions().stream().flatMap(term -> term.options().stream()));
  }

  List<String> choicesOf(String decision) {
    return spec.decision(decision).map(RuleSet.DecisionTerm::options).orElse(List.of());
  }

  List<String> starts() {
    return ofSets(set -> Stream.ofNullable(set.start()));
  }

  /** What may be printed on a tile: also with the word behind it, as in {@code wheel 2}. */
  List<String> marks() {
    TreeSet<String> marks = new TreeSet<>(Segment.MARKS);
    Stream.of(FeatureKind.values()).map(FeatureKind::word).forEach(marks::add);
    spec.tiles()
        .flatMap(tile -> tile.marks().entrySet().stream())
        .flatMap(mark -> Stream.of(mark.getKey(), mark.getKey() + " " + mark.getValue()))
        .forEach(marks::add);
    return List.copyOf(marks);
  }

  /** The places beside the board. */
  List<String> placesBeside() {
    return Stream.of(
            Stream.of(Place.SUPPLY, Place.REMOVED),
            Stream.of(Player.values()).map(player -> Place.beside("before", player.word())),
            Spaces.all(spec).places().stream())
        .flatMap(places -> places.map(Place::toString))
        .toList();
  }

  /** Whether the place is beside the board and followers stand on it. */
  boolean isSpace(Place place) {
    return Spaces.all(spec).contain(place);
  }

  List<String> reasonCodes() {
    return Stream.of(Reason.values()).map(Reason::code).toList();
  }

  private List<String> ofSets(Function<RuleSet, Stream<String>> words) {
    return spec.sets().stream().flatMap(words).toList();
  }
}
