package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** Who and what takes part in a game: its players, and what its sets bring. */
final class Cast {
  private final Spec spec;
  private final TurnOrder order;
  private final List<String> sets = new ArrayList<>();

  Cast(Spec spec, TurnOrder order) {
    this.spec = spec;
    this.order = order;
  }

  void add(List<String> slugs) {
    sets.addAll(slugs);
  }

  /** The slugs of the sets, without the base. */
  List<String> sets() {
    return List.copyOf(sets);
  }

  /**
   * Requires that the players, places, decisions and pieces of a phrase are in the game.
   *
   * @throws IllegalArgumentException if one is not; the message names its set
   */
  void require(Phrase phrase) {
    phrase.players().forEach(order::requireSeated);
    phrase.places().forEach(this::require);
    List<String> kinds = phrase.sentence().words();
    List<String> quoted = phrase.quoted();
    for (int i = 0; i < quoted.size() && i < kinds.size(); i++) {
      String word = quoted.get(i);
      if (kinds.get(i).startsWith("decision")) {
        require("decision", word, set -> set.decisions().stream().anyMatch(d -> is(word, d.id())));
      } else {
        require(kinds.get(i), word);
      }
    }
  }

  private void require(String kind, String text) {
    switch (kind) {
      case "piece" ->
          require(kind, text, set -> set.pieces().stream().anyMatch(p -> is(text, p.id())));
      case "ruling" ->
          require(kind, text, set -> set.rulings().stream().anyMatch(r -> is(text, r.id())));
      case "reason" ->
          require(kind, text, set -> set.reasons().stream().anyMatch(r -> is(text, r.id())));
      case "choice" -> Words.list(text).forEach(this::requireChoice);
      case "places" -> Words.places(text).forEach(this::require);
      case "segments" -> Words.segments(new Square(0, 0), text).forEach(this::require);
      default -> {} // what else is quoted is in every game, or the stack knows it
    }
  }

  private void requireChoice(String option) {
    require(
        "choice",
        option,
        set -> set.decisions().stream().anyMatch(d -> d.options().contains(option)));
  }

  void require(Place place) {
    if (place.square() == null) {
      require("place", place.toString(), set -> new Spaces(spec, List.of(set.id())).contain(place));
    }
  }

  private static boolean is(String word, String id) {
    return word.equals(id);
  }

  private void require(String kind, String word, Predicate<RuleSet> brings) {
    List<RuleSet> bringing = spec.sets().stream().filter(brings).toList();
    if (!bringing.isEmpty() && bringing.stream().noneMatch(this::isInGame)) {
      throw new IllegalArgumentException(
          "the "
              + kind
              + " \""
              + word
              + "\" is of the set "
              + bringing.get(0).id()
              + ", which is not in this game: name it after \"with\"");
    }
  }

  private boolean isInGame(RuleSet set) {
    return set.id().equals("base") || sets.contains(set.id());
  }
}
