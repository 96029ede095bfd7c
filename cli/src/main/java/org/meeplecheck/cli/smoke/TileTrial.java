package org.meeplecheck.cli.smoke;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Tile;

/**
 * Whether one id stands for a tile with the right sides, by where it fits beside the start tile.
 *
 * @param bench opens the games
 * @param box what they are made of
 * @param spots where it may lie, one for each kind of side
 * @param tile the tile
 */
record TileTrial(Bench bench, Box box, Map<FeatureKind, Spot> spots, Tile tile) {

  private static final int MOST_NAMED = 4;

  /** The tile as it should be. */
  Stand right() {
    return new Stand(tile, 0);
  }

  /** Every spot with every rotation. */
  List<Laying> layings() {
    return spots.values().stream()
        .flatMap(spot -> Stream.of(Rotation.values()).map(turn -> new Laying(spot, turn.degrees())))
        .toList();
  }

  /** What the engine may hold in its place, with the same sides. */
  List<Stand> rivals() {
    return Stand.all(box, tile).stream()
        .filter(stand -> !stand.equals(right()))
        .filter(stand -> layings().stream().allMatch(at -> fits(stand, at) == fits(right(), at)))
        .toList();
  }

  static boolean fits(Stand stand, Laying at) {
    return stand.at(at).matches();
  }

  /** Plays it; what should be refused comes first, so that one game is enough. */
  void play() {
    Bout bout = bench.open(box, bench.seats(), false, tile.id());
    bout.announce();
    List<Laying> good = layings().stream().filter(at -> fits(right(), at)).toList();
    for (Laying at : layings()) {
      if (!good.contains(at) && bout.isPlaced(at.spot().square(), at.degrees())) {
        throw misfit(at, "refused", "it is accepted");
      }
    }
    if (!bout.isPlaced(good.get(0).spot().square(), good.get(0).degrees())) {
      throw misfit(good.get(0), "accepted", "it is refused");
    }
    bench.close(bout);
    new InsideTrial(this).play();
  }

  private Misfit misfit(Laying at, String expected, String actual) {
    List<Laying> accepted =
        layings().stream()
            .filter(l -> bench.fits(box, tile.id(), l.spot().square(), l.degrees()))
            .toList();
    List<Stand> alike =
        Stand.all(box, tile).stream()
            .filter(s -> layings().stream().allMatch(l -> fits(s, l) == accepted.contains(l)))
            .toList();
    String like = alike.isEmpty() ? "" : ": it has the sides of " + Stand.words(alike, tile);
    return new Misfit(tile + " " + at + " to be " + expected, actual + like, mend());
  }

  /** How to mend a tile that is another one. */
  String mend() {
    List<String> segments = tile.segments().stream().map(Object::toString).toList();
    return "match " + tile + " by its content: " + String.join(", ", segments);
  }

  /** A spot and a rotation. */
  record Laying(Spot spot, int degrees) {
    @Override
    public String toString() {
      return "at " + spot.square() + " rotated " + degrees;
    }
  }

  /**
   * What the engine may hold in the place of a tile.
   *
   * @param tile a tile
   * @param turns how its picture lies at rotation 0
   */
  record Stand(Tile tile, int turns) {

    /** Every tile of a box in every turn, that tile first. */
    static List<Stand> all(Box box, Tile first) {
      return Stream.concat(Stream.of(first), box.tiles().stream().filter(t -> !t.equals(first)))
          .flatMap(t -> Stream.of(0, 1, 2, 3).map(turns -> new Stand(t, turns)))
          .toList();
    }

    Beside at(Laying at) {
      return new Beside(at.spot(), tile, (turns + at.degrees() / 90) % 4);
    }

    /** The words for some of which one stands for that tile; the likeliest first. */
    static String words(List<Stand> stands, Tile meant) {
      Set<String> tiles = new HashSet<>();
      List<String> words =
          stands.stream()
              .filter(stand -> tiles.add(stand.tile().id()))
              .sorted(Comparator.comparing(stand -> stand.turns() > 0))
              .limit(MOST_NAMED)
              .map(stand -> stand.insteadOf(meant))
              .toList();
      return String.join(", or of ", words);
    }

    private String insteadOf(Tile meant) {
      return (tile.equals(meant) ? "the same tile" : tile.id())
          + (turns == 0 ? "" : " turned by " + 90 * turns + " degrees clockwise");
    }
  }
}
