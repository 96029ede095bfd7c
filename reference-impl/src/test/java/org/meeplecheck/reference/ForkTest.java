package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** A fork begins in the same state and goes its own way. */
class ForkTest {

  @Test
  void aForkIsInTheSameState() {
    Script script = Script.begin("base", "U E");
    script.turn("U", "1,0", 0, "1,0 road E");
    script.draw("E");
    Game fork = script.game().fork();
    assertEquals(script.game().snapshot(), fork.snapshot());
    assertEquals(script.game().decision(), fork.decision());
    assertEquals(script.game().legalMoves(), fork.legalMoves());
  }

  @Test
  void neitherGameSeesTheMovesOfTheOther() {
    Script script = Script.begin("base", "E U");
    script.draw("E");
    script.place("0,-1", 180);
    Game fork = script.game().fork();
    Snapshot before = fork.snapshot();

    script.deploy("0,-1 city S");

    assertEquals(4, script.points(RED));
    assertEquals(before, fork.snapshot());
    assertEquals(new Decision.Pending("deploy", RED, true), fork.decision());

    Move farmer = new Move.Deploy(RED, Figure.SMALL, Place.parse("0,-1 field NNW"));
    assertAccepted(fork, farmer);
    assertEquals(0, fork.snapshot().points(RED));
    assertEquals(6, fork.snapshot().supply(RED, Figure.SMALL));
    assertEquals(7, script.supply(RED));
    assertEquals(Set.of(), Set.copyOf(script.game().snapshot().followers()));
  }

  @Test
  void featuresJoinedInOneGameStayApartInTheOther() {
    // one game lays V against the thief's road, the other apart from it
    Script script = Script.begin("base", "U V");
    script.turn("U", "1,0", 0, "1,0 road E");
    script.draw("V");
    Game fork = script.game().fork();

    script.place("2,0", 0);
    assertEquals(Reason.FEATURE_OCCUPIED, script.refused(script.deployment("2,0 road W")));

    assertAccepted(fork, new Move.Place(BLUE, new Square(0, 1), Rotation.R0));
    assertAccepted(fork, new Move.Deploy(BLUE, Figure.SMALL, Place.parse("0,1 road W")));
  }

  private static void assertAccepted(Game game, Move move) {
    assertInstanceOf(Outcome.Accepted.class, game.play(move), move::toString);
  }
}
