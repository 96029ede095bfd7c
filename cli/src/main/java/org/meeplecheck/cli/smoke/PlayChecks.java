package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;

/** The checks of what comes after a tile lies: places, followers, points, several games. */
final class PlayChecks {
  private static final Square EAST = new Square(1, 0);

  private PlayChecks() {}

  /** A curve that is turned, so that its roads are not where the picture has them. */
  static void places(Bench bench) {
    List<Segment> segments = bench.spec().tile("V").orElseThrow().segments(Rotation.R90);
    for (Segment segment : segments) {
      for (Port port : segment.ports()) {
        Place place = Place.segment(EAST, segment.kind(), port);
        Bout bout = curve(bench);
        if (!bout.accepts(bout.deployment(place))) {
          throw new Misfit(
              "a follower on \"" + place + "\" of V at 1,0 rotated 90 to be accepted",
              "it is refused",
              "take any port of a segment for its name, as the tile lies on the board");
        }
        bench.close(bout);
      }
    }
    noPlaces(segments).forEach(place -> refused(bench, place));
  }

  private static Bout curve(Bench bench) {
    Bout bout = bench.open(false, "V");
    bout.announce();
    bout.place("1,0", 90);
    return bout;
  }

  /** Roads that would be there if places were named by the picture. */
  private static Stream<Place> noPlaces(List<Segment> segments) {
    return Stream.of(Side.values())
        .map(Side::middle)
        .filter(port -> segments.stream().noneMatch(s -> s.ports().contains(port)))
        .map(port -> Place.segment(EAST, FeatureKind.ROAD, port));
  }

  private static void refused(Bench bench, Place place) {
    Bout bout = curve(bench);
    bout.requireRefused(bout.deployment(place), "V at 1,0 rotated 90 has no such road");
    bench.close(bout);
  }

  /** All of C belongs to the city of red when blue has placed it. */
  static void deployAsked(Bench bench) {
    Bout bout = bench.open(false, "R", "C");
    bout.announce();
    bout.place("0,-1", 180);
    bout.deploy("0,-1 city S");
    bout.announce();
    bout.place("1,-1", 0);
    bout.requireAsked("deploy", true, "ask for deploy even where only passing is legal");
    bout.requireRefused(
        bout.deployment(Place.parse("1,-1 city N")), "a follower stands in that city");
    bout.pass();
  }

  /** A road between two junctions, completed by the second tile. */
  static Bout roadBefore(Bench bench) {
    Bout bout = bench.open(false, "W", "W", "X");
    bout.announce();
    bout.place("1,0", 0);
    bout.deploy("1,0 road W");
    bout.announce();
    bout.place("-1,0", 180);
    return bout;
  }

  /** Every player has points, from the start, and they are those of the last move. */
  static void points(Bench bench) {
    Bout start = bench.open(false, "W");
    Snapshot snapshot = start.snapshot();
    for (Player player : bench.seats()) {
      if (!Integer.valueOf(0).equals(snapshot.points().get(player))) {
        throw new Misfit(
            "0 points of " + player + " in the first snapshot",
            "its points are " + snapshot.points(),
            "put every player into the points");
      }
    }
    bench.close(start);
    Bout bout = roadBefore(bench);
    bout.pass();
    Player red = bench.seats().get(0);
    if (bout.points(red) <= 0) {
      throw new Misfit(
          red + " to have points as soon as a road is completed",
          "the points are then " + bout.snapshot().points(),
          "read the points from the engine after each move, not before it");
    }
  }

  /** Two games: at the same time where forks need that, otherwise one after the other. */
  static void twoGames(Bench bench) {
    if (bench.manifest().rungs().contains(Rung.FORK)) {
      together(bench);
    } else {
      afterEachOther(bench);
    }
  }

  private static void afterEachOther(Bench bench) {
    Bout first = bench.open(false, "W", "W");
    first.announce();
    first.place("1,0", 0);
    first.deploy("1,0 road W");
    bench.close(first);
    Bout second = bench.open(false, "X", "W");
    String mend = "begin every game with an empty board, also after one that was broken off";
    second.requireAsked("draw", false, mend);
    second.announce();
    requireApart(second.isPlaced(EAST, 0), "X at 1,0 to be accepted in the second", mend);
    requireApart(
        second.accepts(second.deployment(Place.parse("1,0 road W"))),
        "the road at 1,0 to be free in the second",
        mend);
  }

  /** Two games that take turns on the same squares. */
  private static void together(Bench bench) {
    Bout first = bench.open(false, "W", "W", "X");
    Box box = Box.of(bench.spec(), bench.manifest(), "base");
    Bout second = bench.openBeside(box, bench.seats(), false, "X", "W");
    String mend = "keep the state of each game in an object of its own";
    first.announce();
    second.requireAsked("draw", false, mend);
    first.place("1,0", 0);
    second.announce();
    requireApart(second.isPlaced(EAST, 0), "X at 1,0 to be accepted in the second", mend);
    Decision pending = second.decision();
    Snapshot before = second.snapshot();
    first.deploy("1,0 road W");
    first.announce();
    first.place("-1,0", 180);
    first.pass();
    second.requireUnchanged("while another game goes on", pending, before);
    bench.close(first);
    second.pass();
    second.announce();
    requireApart(second.isPlaced(new Square(-1, 0), 180), "the second to outlive the first", mend);
  }

  private static void requireApart(boolean holds, String expected, String mend) {
    if (!holds) {
      throw new Misfit(expected + " of two games", "they disturb each other", mend);
    }
  }
}
