package org.meeplecheck.jcloisterzone;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;

/**
 * A feature of the board, or a part of one.
 *
 * @param kind its kind
 * @param parts its segments, at least one
 */
record Region(FeatureKind kind, List<Pointer> parts) {

  Region {
    parts = List.copyOf(parts);
  }

  /** A single segment. */
  static Region of(Pointer segment) {
    return new Region(segment.feature(), List.of(segment));
  }

  /** Whether that place is in it, named by any port. */
  boolean holds(Place place) {
    return place.kind().equals(kind.word())
        && parts.stream()
            .filter(part -> place.squareIfAny().filter(part.position()::equals).isPresent())
            .anyMatch(part -> names(place.port(), part));
  }

  private static boolean names(Optional<Port> port, Pointer part) {
    Set<Port> ports = part.location().ports();
    return port.map(ports::contains).orElse(ports.isEmpty());
  }

  /** Its smallest place. */
  Place place() {
    return parts.stream().map(Region::placeOf).min(Comparator.naturalOrder()).orElseThrow();
  }

  private static Place placeOf(Pointer part) {
    return part.feature() == FeatureKind.MONASTERY
        ? Place.monastery(part.position())
        : Place.segment(part.position(), part.feature(), part.location().ports().first());
  }
}
