package org.meeplecheck.jcloisterzone.notation;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * A tile on the board, which turns our places into pointers and pointers into our places.
 *
 * @param tile the tile of the catalogue
 * @param square where it lies
 * @param rotation its clockwise turn
 */
public record BoardTile(Tile tile, Square square, Rotation rotation) {

  /** Its segments in board orientation. */
  public List<Segment> segments() {
    return tile.segments(rotation);
  }

  /** The pointer to a segment of this tile. */
  public Pointer pointer(Segment segment) {
    return new Pointer(square, segment.kind(), Location.of(segment.ports()));
  }

  /** The place of a segment of this tile in canonical form, by its first port. */
  public Place place(Segment segment) {
    return segment.kind() == FeatureKind.MONASTERY
        ? Place.monastery(square)
        : Place.segment(square, segment.kind(), segment.ports().first());
  }

  /** The pointer to a place; empty if this tile has no such segment. */
  public Optional<Pointer> pointer(Place place) {
    return segment(place).map(this::pointer);
  }

  /** The place of a pointer in canonical form; empty if it names no whole segment of this tile. */
  public Optional<Place> place(Pointer pointer) {
    return segment(pointer).map(this::place);
  }

  /** The segment of a place, by any of its ports. */
  public Optional<Segment> segment(Place place) {
    return place.squareIfAny().filter(square::equals).isEmpty()
        ? Optional.empty()
        : segments().stream()
            .filter(segment -> segment.kind().word().equals(place.kind()))
            .filter(segment -> holds(segment, place.port()))
            .findFirst();
  }

  private static boolean holds(Segment segment, Optional<Port> port) {
    return port.map(p -> segment.ports().contains(p)).orElse(segment.ports().isEmpty());
  }

  /** The segment of a pointer; empty if it names no whole segment of this tile. */
  public Optional<Segment> segment(Pointer pointer) {
    return segments().stream().filter(segment -> pointer(segment).equals(pointer)).findFirst();
  }
}
