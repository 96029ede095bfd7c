package org.meeplecheck.cli.smoke;

import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The checks of moves that have to be refused. */
final class RefusalChecks {
  private RefusalChecks() {}

  /** A refused move leaves everything as it was, and the next legal one is accepted. */
  static void refusal(Bench bench) {
    Bout bout = bench.open(false, "X", "B");
    bout.requireRefused(
        new Move.Place(bout.mover(), new Square(1, 0), Rotation.R0), "nothing is drawn yet");
    bout.announce();
    bout.requireRefused(bout.placement(new Square(0, 0), 0), "the start tile lies there");
    bout.requireRefused(bout.placement(new Square(7, 7), 0), "nothing lies beside it");
    bout.requireRefused(new Move.Pass(bout.mover()), "a tile has to be placed");
    bout.place("1,0", 0);
    bout.requireRefused(
        bout.deployment(Place.parse("0,0 road W")), "it is not on the tile just placed");
    bout.requireRefused(bout.deployment(Place.parse("1,0 city N")), "there is no city");
    bout.pass();
    bout.requireAsked("draw", false, "go on after a refusal as if it had not been");
  }

  /** Nobody moves for another player. */
  static void otherPlayer(Bench bench) {
    Bout bout = bench.open(false, "X", "B");
    Player other = bout.next();
    String why = "it is the turn of " + bout.mover();
    bout.requireRefused(new Move.Announce(other, bout.announcement().result()), why);
    bout.announce();
    bout.requireRefused(new Move.Place(other, new Square(1, 0), Rotation.R0), why);
    bout.place("1,0", 0);
    bout.requireRefused(new Move.Pass(other), why);
    bout.requireAsked("deploy", true, "refuse moves of a player who is not asked");
  }
}
