package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Tile;

/**
 * A tile that lies alone beside the start tile.
 *
 * <p>What a follower on it gets at the end of such a game is the same in every edition, but for
 * completed cities of two tiles.
 *
 * @param spot where it lies
 * @param tile the tile
 * @param turns how often its picture is turned clockwise, from 0
 */
record Beside(Spot spot, Tile tile, int turns) {

  /** Whether the sides that touch are alike. */
  boolean matches() {
    Rotation back = Rotation.values()[Math.floorMod(-turns, 4)];
    return tile.edge(spot.side().facing().turned(back)) == spot.kind();
  }

  /**
   * What a follower may get that stands where that port leads, or in the middle if none is named;
   * empty if nobody can stand there.
   */
  Set<Integer> points(Optional<Port> port) {
    if (port.isEmpty()) {
      // The monastery and the start tile beside it.
      return segments().stream().anyMatch(s -> s.kind() == FeatureKind.MONASTERY)
          ? Set.of(2)
          : Set.of();
    }
    return segment(segments(), port.get()).map(this::points).orElse(Set.of());
  }

  private List<Segment> segments() {
    return tile.segments(Rotation.values()[turns % 4]);
  }

  private static Optional<Segment> segment(List<Segment> segments, Port port) {
    return segments.stream().filter(segment -> segment.ports().contains(port)).findFirst();
  }

  private Set<Integer> points(Segment own) {
    Port joint = spot.side().facing().middle();
    Optional<Segment> other =
        own.ports().contains(joint)
            ? segment(spot.segments(), spot.side().middle())
            : Optional.empty();
    int tiles = other.isPresent() ? 2 : 1;
    if (own.kind() == FeatureKind.ROAD) {
      return Set.of(tiles);
    }
    int worth = tiles + coats(own) + other.map(Beside::coats).orElse(0);
    boolean isCompleted =
        isClosed(own, joint)
            && other.map(city -> isClosed(city, spot.side().middle())).orElse(false);
    return isCompleted ? Set.of(worth, 2 * worth) : Set.of(worth);
  }

  private static boolean isClosed(Segment city, Port joint) {
    SortedSet<Port> ports = city.ports();
    return ports.size() == 1 && ports.contains(joint);
  }

  private static int coats(Segment segment) {
    return segment.has("coat-of-arms") ? 1 : 0;
  }
}
