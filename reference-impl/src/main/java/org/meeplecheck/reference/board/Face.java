package org.meeplecheck.reference.board;

import java.util.Arrays;
import java.util.List;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Tile;

/** A square as it looks in one rotation, worked out beforehand so that placing it is cheap. */
final class Face {
  /** Says that no segment leaves the square by a port. */
  static final int NOTHING = -1;

  private final List<Segment> segments;
  private final int[] atPort = new int[Port.values().length];
  private final EdgePattern edges;
  private final Rotation canonical;

  /** A tile in that rotation. */
  Face(Tile tile, Rotation rotation) {
    this(tile.segments(rotation), tile.canonical(rotation));
  }

  /** Segments, and the smallest rotation that gives the same picture. */
  Face(List<Segment> segments, Rotation canonical) {
    this.segments = List.copyOf(segments);
    this.canonical = canonical;
    Arrays.fill(atPort, NOTHING);
    for (int i = 0; i < segments.size(); i++) {
      for (Port port : segments.get(i).ports()) {
        atPort[port.ordinal()] = i;
      }
    }
    EdgePattern pattern = EdgePattern.OPEN;
    for (Side side : Side.values()) {
      pattern = pattern.with(side, edge(side));
    }
    edges = pattern;
  }

  /** Its segments, turned, in the order of the catalogue. */
  List<Segment> segments() {
    return segments;
  }

  /** The index of the segment that leaves by that port, or {@link #NOTHING}. */
  int segmentAt(Port port) {
    return atPort[port.ordinal()];
  }

  /** What that side shows. */
  FeatureKind edge(Side side) {
    int segment = segmentAt(side.middle());
    return segment == NOTHING ? FeatureKind.FIELD : segments.get(segment).kind();
  }

  /** What its four sides show. */
  EdgePattern edges() {
    return edges;
  }

  /** The smallest rotation that gives the same picture. */
  Rotation canonical() {
    return canonical;
  }
}
