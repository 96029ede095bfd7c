package org.meeplecheck.spec;

/**
 * A port of a tile: a third of a side, in clockwise order from {@link #NNW}.
 *
 * <p>City and road leave a tile by the middle port of a side, fields by its two halves.
 */
public enum Port {
  NNW,
  N,
  NNE,
  ENE,
  E,
  ESE,
  SSE,
  S,
  SSW,
  WSW,
  W,
  WNW;

  private static final Port[] ALL = values();

  /** The side on which this port lies. */
  public Side side() {
    return Side.values()[ordinal() / 3];
  }

  /** Whether this is the middle of its side, where cities and roads leave the tile. */
  public boolean isMiddle() {
    return ordinal() % 3 == 1;
  }

  /** The port of the neighbouring tile that touches this one: NNW faces SSW, N faces S. */
  public Port facing() {
    return ALL[(ordinal() / 3 * 3 + 6 + 2 - ordinal() % 3) % 12];
  }

  /** This port after a clockwise turn; a quarter turn moves it on by three. */
  public Port turned(Rotation rotation) {
    return ALL[(ordinal() + 3 * rotation.quarterTurns()) % 12];
  }

  /**
   * The port of that name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the twelve
   */
  public static Port named(String name) {
    for (Port port : ALL) {
      if (port.name().equals(name)) {
        return port;
      }
    }
    throw new IllegalArgumentException(
        "no port \"" + name + "\": the twelve are NNW N NNE ENE E ESE SSE S SSW WSW W WNW");
  }
}
