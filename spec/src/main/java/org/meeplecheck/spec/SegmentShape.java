package org.meeplecheck.spec;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a segment of each kind may look like, whatever lies beside it on its tile. */
final class SegmentShape {
  private static final Map<String, FeatureKind> KIND_OF_MARK =
      Map.of(
          "coat-of-arms", FeatureKind.CITY,
          "darmstadtium", FeatureKind.CITY,
          "cathedral", FeatureKind.CITY,
          "church", FeatureKind.MONASTERY,
          "inn", FeatureKind.ROAD,
          "porxada", FeatureKind.CITY);

  private SegmentShape() {}

  /**
   * The segment written by these words; empty if the first is no kind of feature.
   *
   * @throws IllegalArgumentException if it is malformed
   */
  static Optional<Segment> segment(List<String> words) {
    return FeatureKind.ofWord(words.get(0))
        .map(kind -> sound(Segment.parse(kind, words.subList(1, words.size()))));
  }

  private static Segment sound(Segment segment) {
    fault(segment)
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    return segment;
  }

  /** What is wrong with the segment, in one sentence; empty if nothing is. */
  static Optional<String> fault(Segment segment) {
    String word = segment.kind().word();
    if (segment.kind() == FeatureKind.MONASTERY) {
      if (!segment.ports().isEmpty()) {
        return Optional.of("a monastery has no port: remove " + segment.ports());
      }
    } else if (segment.ports().isEmpty()) {
      return Optional.of("a " + word + " has no port: name those by which it leaves the tile");
    }
    if (segment.kind() == FeatureKind.ROAD && segment.ports().size() > 2) {
      return Optional.of("a road has one or two ports: roads that meet are separate roads");
    }
    if (segment.kind() != FeatureKind.FIELD && !segment.borders().isEmpty()) {
      return Optional.of("a " + word + " borders nothing: only a field does");
    }
    return segment.marks().stream()
        .filter(mark -> KIND_OF_MARK.get(mark) != segment.kind())
        .findFirst()
        .map(mark -> "a " + word + " has no " + mark + ": write it after another segment");
  }
}
