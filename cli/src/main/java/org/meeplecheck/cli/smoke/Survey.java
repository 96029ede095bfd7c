package org.meeplecheck.cli.smoke;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * Finds out how an adapter lays squares and tiles: three tiles that are each unlike their mirror
 * image or their turns, on every side of the start tile, in every rotation.
 */
final class Survey {
  private static final List<String> PROBES = List.of("V", "K", "E");

  private Survey() {}

  private record Trial(Tile tile, Square square, int degrees, boolean accepted) {

    boolean fits(Bearing bearing, Tile start) {
      return bearing.accepts(start, tile, square, degrees) == accepted;
    }
  }

  /**
   * The way with the fewest mistakes by which all is as the engine answers; one tile may be another
   * than it should be, which is found by the check of the tiles.
   */
  static Bearing of(Bench bench) {
    Box box = Box.of(bench.spec(), bench.manifest(), "base");
    Tile start = tile(bench, box.start());
    List<List<Trial>> trials = PROBES.stream().map(id -> trials(bench, box, id)).toList();
    return Bearing.all().stream()
        .filter(bearing -> strangers(bearing, trials, start) <= 1)
        .min(
            Comparator.comparing((Bearing bearing) -> strangers(bearing, trials, start))
                .thenComparing(Bearing::mistakes))
        .orElseThrow(() -> unexplained(trials, start));
  }

  private static List<Trial> trials(Bench bench, Box box, String id) {
    List<Trial> trials = new ArrayList<>();
    for (Square square : Bench.besideStart()) {
      for (Rotation rotation : Rotation.values()) {
        int degrees = rotation.degrees();
        boolean fits = bench.fits(box, id, square, degrees);
        trials.add(new Trial(tile(bench, id), square, degrees, fits));
      }
    }
    return trials;
  }

  private static Tile tile(Bench bench, String id) {
    return bench.spec().tile(id).orElseThrow();
  }

  private static long strangers(Bearing bearing, List<List<Trial>> trials, Tile start) {
    return trials.stream()
        .filter(ofTile -> !ofTile.stream().allMatch(trial -> trial.fits(bearing, start)))
        .count();
  }

  private static Misfit unexplained(List<List<Trial>> trials, Tile start) {
    Trial odd =
        trials.stream()
            .flatMap(List::stream)
            .filter(trial -> !trial.fits(Bearing.RIGHT, start))
            .findFirst()
            .orElseThrow();
    return new Misfit(
        odd.tile()
            + " at "
            + odd.square()
            + " rotated "
            + odd.degrees()
            + " to be "
            + (odd.accepted() ? "refused" : "accepted"),
        "it is "
            + (odd.accepted() ? "accepted" : "refused")
            + ", and no mirroring or turning of the board explains all answers of this kind",
        "look at the square, the rotation and the tile that reach the engine");
  }
}
