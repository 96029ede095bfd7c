package org.meeplecheck.spec;

import java.util.List;

/** A side of a square, named by the compass, in clockwise order from north. */
public enum Side {
  N(0, -1),
  E(1, 0),
  S(0, 1),
  W(-1, 0);

  private final int dx;
  private final int dy;

  Side(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** Columns to the neighbour on this side: −1, 0 or 1; east is positive. */
  public int dx() {
    return dx;
  }

  /** Rows to the neighbour on this side: −1, 0 or 1; south is positive. */
  public int dy() {
    return dy;
  }

  /** The side of the neighbour that touches this one. */
  public Side facing() {
    return turned(Rotation.R180);
  }

  /** Its three ports in clockwise order: a half, the middle, a half. */
  public List<Port> ports() {
    return List.of(Port.values()).subList(3 * ordinal(), 3 * ordinal() + 3);
  }

  /** The port in its middle, where cities and roads leave the tile. */
  public Port middle() {
    return ports().get(1);
  }

  /** This side after a clockwise turn. */
  public Side turned(Rotation rotation) {
    return values()[(ordinal() + rotation.quarterTurns()) % 4];
  }
}
