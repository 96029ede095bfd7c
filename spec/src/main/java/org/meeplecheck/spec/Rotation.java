package org.meeplecheck.spec;

/** A clockwise turn of a tile, by quarter turns from its picture in the catalogue. */
public enum Rotation {
  R0,
  R90,
  R180,
  R270;

  /** The number of quarter turns, 0 to 3. */
  public int quarterTurns() {
    return ordinal();
  }

  /** The turn in degrees: 0, 90, 180 or 270. */
  public int degrees() {
    return 90 * ordinal();
  }

  /**
   * The rotation of that many degrees.
   *
   * @throws IllegalArgumentException if {@code degrees} is not 0, 90, 180 or 270
   */
  public static Rotation ofDegrees(int degrees) {
    return switch (degrees) {
      case 0 -> R0;
      case 90 -> R90;
      case 180 -> R180;
      case 270 -> R270;
      default ->
          throw new IllegalArgumentException(
              "no rotation of " + degrees + " degrees: write 0, 90, 180 or 270, clockwise");
    };
  }
}
