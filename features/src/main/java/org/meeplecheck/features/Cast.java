package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

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
      } else if (kinds.get(i).equals("piece")) {
        require("piece", word, set -> set.pieces().stream().anyMatch(p -> is(word, p.id())));
      } else if (kinds.get(i).equals("places")) {
        Words.places(word).forEach(this::require);
      }
    }
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
    for (RuleSet set : spec.sets()) {
      boolean isInGame = set.id().equals("base") || sets.contains(set.id());
      if (!isInGame && brings.test(set)) {
        throw new IllegalArgumentException(
            "the "
                + kind
                + " \""
                + word
                + "\" is of the set "
                + set.id()
                + ", which is not in this game: name it after \"with\"");
      }
    }
  }
}
