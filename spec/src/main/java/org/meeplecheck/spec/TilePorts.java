package org.meeplecheck.spec;

import java.util.List;
import java.util.Optional;

/**
 * The rule of ports: a city side uses its middle alone, a road side its middle beside two halves of
 * fields, a field side its two halves, of one field.
 */
final class TilePorts {
  private final Tile tile;

  TilePorts(Tile tile) {
    this.tile = tile;
  }

  /** What is wrong with the tile's ports, in one sentence; empty if nothing is. */
  Optional<String> fault() {
    for (Port port : Port.values()) {
      if (segmentsAt(port).size() > 1) {
        return Optional.of("the port " + port + " belongs to two segments");
      }
    }
    for (Side side : Side.values()) {
      if (!isSound(side)) {
        return Optional.of(
            "side "
                + side
                + ": a city takes the middle port, a road the middle with fields at both halves,"
                + " a field the two halves");
      }
    }
    return tile.segments().stream()
        .flatMap(segment -> segment.borders().stream())
        .filter(port -> segmentsAt(port).stream().noneMatch(s -> s.kind() == FeatureKind.CITY))
        .findFirst()
        .map(port -> "a field borders " + port + ", where there is no city");
  }

  private boolean isSound(Side side) {
    List<Segment> left = segmentsAt(side.ports().get(0));
    List<Segment> middle = segmentsAt(side.ports().get(1));
    List<Segment> right = segmentsAt(side.ports().get(2));
    if (middle.isEmpty()) {
      return isField(left) && left.equals(right);
    }
    return switch (middle.get(0).kind()) {
      case CITY -> left.isEmpty() && right.isEmpty();
      case ROAD -> isField(left) && isField(right);
      case FIELD, MONASTERY -> false;
    };
  }

  private static boolean isField(List<Segment> segments) {
    return segments.size() == 1 && segments.get(0).kind() == FeatureKind.FIELD;
  }

  private List<Segment> segmentsAt(Port port) {
    return tile.segments().stream().filter(segment -> segment.ports().contains(port)).toList();
  }
}
