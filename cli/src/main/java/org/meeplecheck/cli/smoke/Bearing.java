package org.meeplecheck.cli.smoke;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * One way in which an adapter may lay what it is told: the right one, or one with mistakes.
 *
 * @param swapped whether it takes x for y
 * @param mirroredX whether its x grows to the west
 * @param mirroredY whether its y grows to the north
 * @param counterClockwise whether it turns tiles the other way
 * @param picture by how many quarter turns its pictures lie turned at rotation 0
 * @param start by how many quarter turns its start tile lies turned
 */
record Bearing(
    boolean swapped,
    boolean mirroredX,
    boolean mirroredY,
    boolean counterClockwise,
    int picture,
    int start) {

  /** The right one. */
  static final Bearing RIGHT = new Bearing(false, false, false, false, 0, 0);

  private static final Square ORIGIN = new Square(0, 0);

  /** Every way, the right one among them. */
  static List<Bearing> all() {
    List<Bearing> all = new ArrayList<>();
    for (int bits = 0; bits < 16; bits++) {
      for (int turns = 0; turns < 16; turns++) {
        all.add(
            new Bearing(
                (bits & 1) != 0,
                (bits & 2) != 0,
                (bits & 4) != 0,
                (bits & 8) != 0,
                turns / 4,
                turns % 4));
      }
    }
    return all;
  }

  /** How many mistakes it is made of. */
  int mistakes() {
    return (swapped ? 1 : 0)
        + (mirroredX ? 1 : 0)
        + (mirroredY ? 1 : 0)
        + (counterClockwise ? 1 : 0)
        + (picture == 0 ? 0 : 1)
        + (start == 0 ? 0 : 1);
  }

  /** Whether a tile could be laid beside the start tile by an adapter of this way. */
  boolean accepts(Tile startTile, Tile tile, Square told, int degrees) {
    Square square = meant(told);
    for (Side side : Side.values()) {
      if (ORIGIN.neighbour(side).equals(square)) {
        int turns = (counterClockwise ? -1 : 1) * degrees / 90 + picture;
        return edge(startTile, side, start) == edge(tile, side.facing(), turns);
      }
    }
    return false;
  }

  private Square meant(Square told) {
    int x = swapped ? told.y() : told.x();
    int y = swapped ? told.x() : told.y();
    return new Square(mirroredX ? -x : x, mirroredY ? -y : y);
  }

  private static FeatureKind edge(Tile tile, Side side, int turns) {
    return tile.edge(side.turned(Rotation.values()[Math.floorMod(-turns, 4)]));
  }
}
