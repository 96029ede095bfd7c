package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Illegal moves: the reason of each, and that nothing changes. */
class RefusalTest {
  private static final Move PASS = new Move.Pass(RED);
  private static final Move DRAW_U = new Move.Announce(RED, Chance.Result.tile("U"));
  private static final Move PLACE = new Move.Place(RED, new Square(1, 0), Rotation.R0);
  private static final Move DEPLOY = new Move.Deploy(RED, Figure.SMALL, Place.parse("1,0 road E"));
  private static final Move CHOOSE = new Move.Choose(RED, "red");

  @Test
  void everyDecisionTakesOnlyItsOwnKindOfMove() {
    Script script = Script.whole("base", "U");
    assertRefused(script, Reason.WRONG_DECISION, PLACE, DEPLOY, PASS, CHOOSE);
    script.draw("U");
    assertRefused(script, Reason.WRONG_DECISION, DRAW_U, DEPLOY, PASS, CHOOSE);
    script.place("1,0", 0);
    assertRefused(script, Reason.WRONG_DECISION, DRAW_U, PLACE, CHOOSE);
    script.deploy("1,0 road E");
    assertEquals(new Decision.GameOver(), script.game().decision());
    assertRefused(script, Reason.WRONG_DECISION, DRAW_U, PLACE, DEPLOY, PASS, CHOOSE);
    assertEquals(Set.of(), script.game().legalMoves());
  }

  @Test
  void thePlayerIsLookedAtBeforeTheMove() {
    Script script = Script.begin("base", "U");
    assertRefused(script, Reason.NOT_YOUR_TURN, new Move.Pass(BLUE));
    assertRefused(script, Reason.NOT_YOUR_TURN, new Move.Announce(BLUE, Chance.Result.tile("U")));
    script.draw("U");
    script.place("1,0", 0);
    assertRefused(script, Reason.NOT_YOUR_TURN, new Move.Pass(BLUE));
  }

  @Test
  void onlyTheNextOutcomeCanBeAnnounced() {
    Script script = Script.begin("base", "U V");
    assertRefused(script, Reason.OTHER, new Move.Announce(RED, Chance.Result.tile("V")));
    assertRefused(script, Reason.OTHER, new Move.Announce(RED, Chance.Result.die(3)));
    script.draw("U");
  }

  @Test
  void aListThatHasEndedGivesNoTile() {
    Script script = Script.begin("base", "U");
    script.turn("U", "1,0", 0, "");
    assertRefused(script, Reason.OTHER, new Move.Announce(BLUE, Chance.Result.tile("U")));
  }

  @Test
  void aPlacementIsRefusedForTheFirstFault() {
    Script script = Script.begin("base", "U");
    script.draw("U");
    // the side that would not match is never looked at where the square is wrong
    assertRefused(
        script, Reason.SQUARE_OCCUPIED, script.placing("0,0", 0), script.placing("0,0", 90));
    assertRefused(script, Reason.NOT_ADJACENT, script.placing("1,1", 0), script.placing("5,5", 90));
    assertRefused(
        script, Reason.EDGE_MISMATCH, script.placing("1,0", 90), script.placing("0,-1", 0));
    script.place("1,0", 180);
  }

  @Test
  void anEnclosedSquareTakesOnlyATileThatMatchesOnAllSides() {
    Script script = Script.begin("base", "U B U B B E A B");
    script.turn("U", "-1,0", 0, "");
    script.turn("B", "-1,1", 0, "");
    script.turn("U", "1,0", 0, "");
    script.turn("B", "1,1", 0, "");
    script.turn("B", "1,2", 0, "");
    script.turn("E", "0,2", 180, "");
    script.draw("A");
    for (int rotation = 0; rotation < 360; rotation += 90) {
      assertRefused(script, Reason.EDGE_MISMATCH, script.placing("0,1", rotation));
    }
    script.place("-1,2", 0);
    script.deploy("");
    // all eight squares around it are full by now
    script.turn("B", "0,1", 0, "0,1 monastery");
    assertEquals(9, script.points(BLUE));
  }

  @Test
  void aDeploymentIsRefusedForTheFirstFault() {
    Script script = Script.begin("base", "U");
    script.draw("U");
    script.place("1,0", 0);
    assertRefused(
        script,
        Reason.NO_FOLLOWER,
        new Move.Deploy(RED, new Figure("big"), Place.parse("0,0 city N")));
    assertRefused(
        script,
        Reason.NOT_ON_THIS_TILE,
        script.deployment("0,0 city N"),
        script.deployment("7,7 road N"),
        script.deployment("1,0 monastery"),
        script.deployment("1,0 city N"),
        script.deployment("1,0 road N"),
        script.deployment("1,0 tile"),
        script.deployment("supply"));
    script.deploy("1,0 road W");
  }

  @Test
  void aFeatureWithAFollowerIsClosedToEverybody() {
    Script script = Script.begin("base", "U U U");
    script.turn("U", "1,0", 0, "1,0 road E");
    script.draw("U");
    script.place("2,0", 0);
    assertRefused(script, Reason.FEATURE_OCCUPIED, script.deployment("2,0 road E"));
    script.deploy("2,0 field NNW");
    script.draw("U");
    script.place("3,0", 0);
    assertRefused(
        script,
        Reason.FEATURE_OCCUPIED,
        script.deployment("3,0 road W"),
        script.deployment("3,0 field ENE"));
    script.deploy("3,0 field SSE");
  }

  @Test
  void whoHasNoFollowerLeftDeploysNobody() {
    Script script = Script.begin("base", "B B B B B B B B B B B B B B B");
    for (int y = 1; y < 15; y++) {
      script.turn("B", "0," + y, 0, script.asked() == RED ? "0," + y + " monastery" : "");
    }
    assertEquals(0, script.supply(RED));
    assertEquals(7, script.supply(BLUE));
    script.draw("B");
    script.place("0,15", 0);
    assertRefused(script, Reason.NO_FOLLOWER, script.deployment("0,15 monastery"));
    assertEquals(Set.of(PASS), script.game().legalMoves());
    script.deploy("");
  }

  @Test
  void aPlaceIsNamedByAnyOfItsPortsAndKeptByTheFirst() {
    Script script = Script.begin("base", "U");
    script.draw("U");
    script.place("1,0", 0);
    script.deploy("1,0 field WNW");
    assertEquals(
        Place.segment(new Square(1, 0), FeatureKind.FIELD, Port.NNW),
        script.game().snapshot().followers().get(0).place());
  }

  private static void assertRefused(Script script, Reason reason, Move... moves) {
    Snapshot before = script.game().snapshot();
    Decision decision = script.game().decision();
    Set<Move> legal = script.game().legalMoves();
    for (Move move : moves) {
      assertFalse(legal.contains(move), move::toString);
      assertEquals(reason, script.refused(move), move::toString);
      assertEquals(before, script.game().snapshot(), move::toString);
      assertEquals(decision, script.game().decision(), move::toString);
      assertEquals(legal, script.game().legalMoves(), move::toString);
    }
  }
}
