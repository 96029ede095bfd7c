package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.stream.Stream;

/** The checks of how squares and tiles lie; each names one mistake. */
final class BearingChecks {
  static final String START = "start tile";
  static final String X = "x axis";
  static final String Y = "y axis";
  static final String ROTATION = "rotation";

  /** All of them, for the checks that rest on them. */
  static final List<String> NAMES = List.of(START, X, Y, ROTATION);

  private BearingChecks() {}

  /** The checks; where the answers make no sense together, the first says so. */
  static List<Check> all(List<String> needs) {
    List<String> later = Stream.concat(needs.stream(), Stream.of(START)).toList();
    return List.of(
        Check.of(START, needs, BearingChecks::start),
        Check.of(X, later, BearingChecks::x),
        Check.of(Y, later, BearingChecks::y),
        Check.of(ROTATION, later, BearingChecks::rotation));
  }

  private static void start(Bench bench) {
    int turns = bench.bearing().start();
    if (turns != 0) {
      throw new Misfit(
          "the start tile at 0,0 with rotation 0",
          "it lies turned by " + 90 * turns + " degrees clockwise",
          "lay it as the catalogue shows it");
    }
  }

  private static void x(Bench bench) {
    Bearing bearing = bench.bearing();
    if (bearing.swapped()) {
      throw new Misfit(
          "x to count columns and y rows",
          "the two are exchanged" + (bearing.mirroredX() ? ", and one runs backwards" : ""),
          "exchange x and y on the way to the engine");
    }
    if (bearing.mirroredX()) {
      throw new Misfit(
          "x to grow to the east",
          "tiles fit as if it grew to the west",
          "change the sign of x on the way to the engine and back");
    }
  }

  private static void y(Bench bench) {
    Bearing bearing = bench.bearing();
    if (bearing.mirroredY() && !bearing.swapped()) {
      throw new Misfit(
          "y to grow to the south",
          "tiles fit as if it grew to the north",
          "change the sign of y on the way to the engine and back");
    }
  }

  private static void rotation(Bench bench) {
    Bearing bearing = bench.bearing();
    if (bearing.counterClockwise()) {
      throw new Misfit(
          "rotations to turn a tile clockwise",
          "tiles fit as if they were turned counter-clockwise" + offset(bearing),
          "exchange 90 and 270 on the way to the engine");
    }
    if (bearing.picture() != 0) {
      throw new Misfit(
          "tiles to lie at rotation 0 as the catalogue shows them",
          "they fit as if they were turned by " + 90 * bearing.picture() + " degrees clockwise",
          "add " + (360 - 90 * bearing.picture()) + " degrees to each rotation");
    }
  }

  private static String offset(Bearing bearing) {
    return bearing.picture() == 0
        ? ""
        : " from a picture that lies at " + 90 * bearing.picture() + " degrees";
  }
}
