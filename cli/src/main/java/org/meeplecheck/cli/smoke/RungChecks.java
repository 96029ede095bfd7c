package org.meeplecheck.cli.smoke;

import java.util.List;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The checks of what an adapter may tell beside decisions and points: one for each rung. */
final class RungChecks {
  private RungChecks() {}

  /** What is told when a road with the follower of red is completed. */
  static void events(Bench bench) {
    Bout bout = PlayChecks.roadBefore(bench);
    Player red = bench.seats().get(0);
    int before = bout.points(red);
    List<Event> events = bout.pass();
    int gain = bout.points(red) - before;
    Event scored = new Event.Scored(Phase.SCORE, "road", Place.parse("-1,0 road E"), red, gain);
    Piece thief = new Piece(red, Figure.SMALL, Place.parse("1,0 road W"));
    Event returned = new Event.Moved(Phase.SCORE, thief, Place.SUPPLY);
    for (Event event : List.of(scored, returned)) {
      if (!events.contains(event)) {
        throw new Misfit(
            "the event \"" + event + "\" of the phase score when a road is completed",
            "the events are " + events,
            "tell what happened after the move that made it happen, a feature by its smallest"
                + " place: row, column, port");
      }
    }
  }

  /** A tile that is turned, and a follower by another port than the first. */
  static void board(Bench bench) {
    Bout bout = bench.open(false, "V", "X");
    Player red = bout.mover();
    bout.announce();
    bout.place("1,0", 90);
    int supply = bout.snapshot().supply(red, Figure.SMALL);
    bout.deploy("1,0 road W");
    Snapshot snapshot = bout.snapshot();
    require(
        "the tiles on the board",
        List.of(laid(0, "D", Rotation.R0), laid(1, "V", Rotation.R90)),
        snapshot.board(),
        "list every tile with the start tile, as squares and rotations come in");
    require(
        "the followers",
        List.of(new Piece(red, Figure.SMALL, Place.parse("1,0 road N"))),
        snapshot.followers(),
        "list every follower on the board, its segment by the first port clockwise from NNW");
    require(
        "the followers in the supply of " + red,
        Math.max(0, supply - 1),
        snapshot.supply(red, Figure.SMALL),
        "count what is left after each move");
    require(
        "the other players' supply",
        supply,
        snapshot.supply(bout.mover(), Figure.SMALL),
        "tell the supply of every player");
  }

  private static PlacedTile laid(int x, String tile, Rotation rotation) {
    return new PlacedTile(new Square(x, 0), tile, rotation);
  }

  private static void require(String what, Object expected, Object actual, String mend) {
    if (!expected.equals(actual)) {
      throw new Misfit(what + " in the snapshot to be " + expected, "there is " + actual, mend);
    }
  }

  /** A fork goes its own way, and so does the game that it came from. */
  static void fork(Bench bench) {
    Bout bout = bench.open(false, "W", "W", "X");
    bout.announce();
    Decision pending = bout.decision();
    Snapshot before = bout.snapshot();
    Bout fork = bout.fork();
    fork.requireUnchanged("in a fork", pending, before);
    fork.place("1,0", 0);
    bout.requireUnchanged("after a move in its fork", pending, before);
    Decision inFork = fork.decision();
    Snapshot ofFork = fork.snapshot();
    bout.place("-1,0", 180);
    fork.requireUnchanged("after a move in the game it came from", inFork, ofFork);
    fork.close();
    bout.pass();
  }
}
