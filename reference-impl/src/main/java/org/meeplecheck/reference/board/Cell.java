package org.meeplecheck.reference.board;

import java.util.stream.IntStream;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/**
 * A square on which something lies, with the numbers of its segments.
 *
 * @param square the square
 * @param face how it looks as it lies
 * @param first the number of its first segment; the others follow in order
 */
record Cell(Square square, Face face, int first) {

  /** The number of the segment that leaves by that port, or {@link Face#NOTHING}. */
  int segmentAt(Port port) {
    int segment = face.segmentAt(port);
    return segment == Face.NOTHING ? Face.NOTHING : first + segment;
  }

  /** The numbers of its segments. */
  IntStream numbers() {
    return IntStream.range(first, first + face.segments().size());
  }

  /** The segment of that number. */
  Segment segment(int number) {
    return face.segments().get(number - first);
  }

  /** The number of the segment that the place names, or {@link Face#NOTHING}. */
  int segmentAt(Place place) {
    return numbers()
        .filter(number -> names(place, segment(number)))
        .findFirst()
        .orElse(Face.NOTHING);
  }

  /** The canonical place of the segment of that number. */
  Place place(int number) {
    Segment segment = segment(number);
    return segment.kind() == FeatureKind.MONASTERY
        ? Place.monastery(square)
        : Place.segment(square, segment.kind(), segment.ports().first());
  }

  private static boolean names(Place place, Segment segment) {
    if (!segment.kind().word().equals(place.kind())) {
      return false;
    }
    return segment.kind() == FeatureKind.MONASTERY
        ? place.detail().isEmpty()
        : segment.ports().stream().anyMatch(port -> port.name().equals(place.detail()));
  }
}
