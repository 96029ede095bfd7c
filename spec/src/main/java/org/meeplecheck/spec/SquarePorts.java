package org.meeplecheck.spec;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The rule of ports: a city side uses its middle alone, a road side its middle beside two halves of
 * fields, a field side its two halves, of one field.
 */
final class SquarePorts {
  private final List<Segment> segments;
  private final Predicate<Side> outer;

  private SquarePorts(List<Segment> segments, Predicate<Side> outer) {
    this.segments = segments;
    this.outer = outer;
  }

  /** The ports of a tile, all of whose sides meet other tiles. */
  static SquarePorts of(Tile tile) {
    return new SquarePorts(tile.segments(), side -> true);
  }

  /** The ports of a square of a board; its sides to the inside need not show anything. */
  static SquarePorts of(StartBoard board, Square square) {
    return new SquarePorts(
        board.squares().getOrDefault(square, List.of()), side -> board.isOuter(square, side));
  }

  /** What is wrong with the ports, in one sentence; empty if nothing is. */
  Optional<String> fault() {
    for (Port port : Port.values()) {
      if (segmentsAt(port).size() > 1) {
        return Optional.of("the port " + port + " belongs to two segments");
      }
    }
    for (Side side : Side.values()) {
      if (outer.test(side) && !isSound(side)) {
        return Optional.of(
            "side "
                + side
                + ": a city takes the middle port, a road the middle with fields at both halves,"
                + " a field the two halves");
      }
    }
    return segments.stream()
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
    return segments.stream().filter(segment -> segment.ports().contains(port)).toList();
  }
}
