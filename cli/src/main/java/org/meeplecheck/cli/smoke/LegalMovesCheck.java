package org.meeplecheck.cli.smoke;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Move;

/** The check of the lists of legal moves, in positions worked out by hand. */
final class LegalMovesCheck {
  private LegalMovesCheck() {}

  /** The moves around the start tile, worked out by hand. */
  static void play(Bench bench) {
    Bout bout = bench.open(true, "U");
    requireMoves(bout, "red draws U");
    bout.announce();
    // A straight road: beside both ends of the start tile's, and lengthwise below it.
    requireMoves(
        bout,
        "red places it at -1,0 rotated 0",
        "red places it at 0,1 rotated 0",
        "red places it at 1,0 rotated 0");
    bout.place("1,0", 0);
    bout.pass();
    requireMoves(bout);
    cityWithRoads(bench);
  }

  private static void cityWithRoads(Bench bench) {
    Bout bout = bench.open(false, "L");
    bout.announce();
    // A city over three roads: by each road beside the start tile, by its city above it.
    requireMoves(
        bout,
        "red places it at 1,0 rotated 0",
        "red places it at 1,0 rotated 90",
        "red places it at 1,0 rotated 180",
        "red places it at -1,0 rotated 0",
        "red places it at -1,0 rotated 180",
        "red places it at -1,0 rotated 270",
        "red places it at 0,-1 rotated 180");
    bout.place("1,0", 0);
    requireMoves(
        bout,
        "red passes",
        "red deploys on 1,0 city N",
        "red deploys on 1,0 road E",
        "red deploys on 1,0 road S",
        "red deploys on 1,0 road W",
        "red deploys on 1,0 field ENE",
        "red deploys on 1,0 field ESE",
        "red deploys on 1,0 field SSW");
  }

  private static void requireMoves(Bout bout, String... moves) {
    Set<String> expected = new TreeSet<>(Set.of(moves));
    Set<String> actual =
        bout.legalMoves().stream()
            .map(Move::toString)
            .collect(Collectors.toCollection(TreeSet::new));
    if (!actual.equals(expected)) {
      Set<String> missing = new TreeSet<>(expected);
      missing.removeAll(actual);
      Set<String> surplus = new TreeSet<>(actual);
      surplus.removeAll(expected);
      throw new Misfit(
          "the complete list of legal moves for \"" + bout.decision() + "\"",
          "missing are " + missing + " and too many are " + surplus,
          "list every move once, a tile that looks the same turned at its smallest rotation, a"
              + " segment by its first port clockwise from NNW");
    }
  }
}
