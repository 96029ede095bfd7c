package org.meeplecheck.features;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/** The spaces for followers beside the squares of the board: those of the sectors of a board. */
final class Spaces {
  private final Set<Place> places;

  /** The spaces of the sets with these slugs. */
  Spaces(Spec spec, Collection<String> sets) {
    places = new TreeSet<>();
    spec.sets().stream()
        .filter(set -> sets.contains(set.id()))
        .flatMap(Spaces::of)
        .forEach(places::add);
  }

  /** The spaces of all sets. */
  static Spaces all(Spec spec) {
    return new Spaces(spec, spec.sets().stream().map(RuleSet::id).toList());
  }

  private static Stream<Place> of(RuleSet set) {
    return Stream.ofNullable(set.board())
        .flatMap(board -> board.sectors().stream())
        .map(sector -> Place.beside(set.id(), sector.id()));
  }

  boolean contain(Place place) {
    return places.contains(place);
  }

  List<Place> places() {
    return List.copyOf(places);
  }
}
