package org.meeplecheck.cli.smoke;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/**
 * A free square before a side of the start tile.
 *
 * @param square the free square
 * @param side the side, seen from the start tile
 * @param kind what leaves by its middle
 * @param segments the segments of the start tile on the square behind it
 */
record Spot(Square square, Side side, FeatureKind kind, List<Segment> segments) {

  Spot {
    segments = List.copyOf(segments);
  }

  /** For each kind of side the first that looks outwards from a start tile. */
  static Map<FeatureKind, Spot> around(Spec spec, String start) {
    SortedMap<Square, List<Segment>> ground = spec.ground(start).orElseThrow();
    Map<FeatureKind, Spot> spots = new EnumMap<>(FeatureKind.class);
    ground.forEach(
        (square, segments) -> {
          for (Side side : Side.values()) {
            Square free = square.neighbour(side);
            if (!ground.containsKey(free)) {
              FeatureKind kind = kind(segments, side);
              spots.putIfAbsent(kind, new Spot(free, side, kind, segments));
            }
          }
        });
    return spots;
  }

  private static FeatureKind kind(List<Segment> segments, Side side) {
    return segments.stream()
        .filter(segment -> segment.ports().contains(side.middle()))
        .map(Segment::kind)
        .findFirst()
        .orElse(FeatureKind.FIELD);
  }
}
