package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** Turns of the base game, with points worked out by hand from the clauses. */
class BaseGameTest {

  @Test
  void aCompletedCityOfTwoTilesIsWorthFourAndItsKnightGoesHome() {
    Script script = Script.begin("base", "E");

    List<Event> events = script.turn("E", "0,-1", 180, "0,-1 city S");

    Place city = Place.parse("0,-1 city S");
    assertEquals(
        List.of(
            new Event.Scored(Phase.SCORE, "city", city, RED, 4),
            new Event.Moved(Phase.SCORE, new Piece(RED, Figure.SMALL, city), Place.SUPPLY)),
        events);
    assertEquals(4, script.points(RED));
    assertEquals(7, script.supply(RED));
    assertEquals(BLUE, script.asked());
  }

  @Test
  void aCompletedCityOfTwoTilesIsWorthTwoInTheOlderEditions() {
    Script script = Script.begin("base", "E", "base.small-city=2");
    script.turn("E", "0,-1", 180, "0,-1 city S");
    assertEquals(2, script.points(RED));
  }

  @Test
  void aTieGivesEachPlayerTheFullPoints() {
    // F joins the cities of two knights: 3 tiles and a coat of arms, (3 + 1) x 2
    Script script = joinedCities();
    assertEquals(8, script.points(RED));
    assertEquals(8, script.points(BLUE));
    assertEquals(7, script.supply(RED));
    assertEquals(7, script.supply(BLUE));
  }

  private static Script joinedCities() {
    Script script = Script.begin("base", "U U E E F");
    script.turn("U", "-1,0", 0, "");
    script.turn("U", "1,0", 0, "");
    script.turn("E", "-1,1", 90, "-1,1 city E");
    script.turn("E", "1,1", 270, "1,1 city W");
    assertEquals(6, script.supply(BLUE));
    script.turn("F", "0,1", 0, "");
    return script;
  }

  @Test
  void onlyTheMajorityScoresAndTheMinorityGoesHomeWithNothing() {
    // R joins three caps: 4 tiles x 2, two knights of red against one of blue
    Script script = Script.begin("base", "U U E E B B E R");
    script.turn("U", "-1,0", 0, "");
    script.turn("U", "1,0", 0, "");
    script.turn("E", "-1,1", 90, "-1,1 city E");
    script.turn("E", "1,1", 270, "1,1 city W");
    script.turn("B", "-1,2", 0, "");
    script.turn("B", "1,2", 0, "");
    script.turn("E", "0,2", 0, "0,2 city N");
    script.turn("R", "0,1", 180, "");
    assertEquals(8, script.points(RED));
    assertEquals(0, script.points(BLUE));
    assertEquals(7, script.supply(RED));
    assertEquals(7, script.supply(BLUE));
  }

  @Test
  void aCityThatATileClosesOnTwoSidesCountsEachTileOnce() {
    // D, R and three corners N in a ring: 5 tiles x 2
    Script script = Script.begin("base", "R N N N");
    script.turn("R", "0,-1", 90, "0,-1 city N");
    script.turn("N", "1,-1", 0, "");
    script.turn("N", "0,-2", 180, "");
    script.turn("N", "1,-2", 270, "");
    assertEquals(10, script.points(RED));
  }

  @Test
  void aRoadThatRunsBackIntoItselfIsCompleted() {
    Script script = Script.begin("base", "V V V V");
    script.turn("V", "0,1", 270, "0,1 road E");
    script.turn("V", "1,1", 0, "");
    script.turn("V", "0,2", 180, "");
    script.turn("V", "1,2", 90, "");
    assertEquals(4, script.points(RED));
    assertEquals(7, script.supply(RED));
  }

  @Test
  void aMonasteryWithEightTilesAroundItIsWorthNine() {
    Script script = Script.begin("base", "B U U B B B E E");
    script.turn("B", "0,1", 0, "0,1 monastery");
    script.turn("U", "-1,0", 0, "");
    script.turn("U", "1,0", 0, "");
    script.turn("B", "-1,1", 0, "");
    script.turn("B", "1,1", 0, "");
    script.turn("B", "-1,2", 0, "");
    script.turn("E", "0,2", 180, "");
    assertEquals(0, script.points(RED));
    script.turn("E", "1,2", 180, "");
    assertEquals(9, script.points(RED));
    assertEquals(7, script.supply(RED));
  }

  @Test
  void oneTileScoresSeveralFeaturesForSeveralPlayers() {
    // L closes the cap of D, 2 tiles x 2, and ends the road W, D, V, V, L of 5 tiles
    Script script = Script.begin("base", "V W V L");
    script.turn("V", "1,0", 90, "1,0 road N");
    script.turn("W", "-1,0", 0, "");
    script.turn("V", "1,-1", 0, "");

    List<Event> events = script.turn("L", "0,-1", 180, "0,-1 city S");

    Place city = Place.parse("0,-1 city S");
    Place thief = Place.parse("1,0 road N");
    assertEquals(
        List.of(
            new Event.Scored(Phase.SCORE, "city", city, BLUE, 4),
            new Event.Scored(Phase.SCORE, "road", Place.parse("0,-1 road E"), RED, 5),
            new Event.Moved(Phase.SCORE, new Piece(BLUE, Figure.SMALL, city), Place.SUPPLY),
            new Event.Moved(Phase.SCORE, new Piece(RED, Figure.SMALL, thief), Place.SUPPLY)),
        events);
  }

  @Test
  void anIncompleteFeatureScoresOnlyAtTheEnd() {
    // red: road of 2 tiles, U and D; blue: monastery with D and U around it, 1 + 2
    Script script = Script.whole("base", "U B");
    script.turn("U", "1,0", 0, "1,0 road E");
    assertEquals(0, script.points(RED));
    List<Event> events = script.turn("B", "0,1", 0, "0,1 monastery");
    assertEquals("over", script.decision());
    assertEquals(
        List.of(
            new Event.Scored(Phase.FINAL, "road", Place.parse("0,0 road E"), RED, 2),
            new Event.Scored(Phase.FINAL, "monastery", Place.parse("0,1 monastery"), BLUE, 3)),
        events);
    assertEquals(6, script.supply(RED));
  }

  @Test
  void anIncompleteCityIsWorthOnePointForEachTileAndCoatOfArms() {
    Script script = Script.whole("base", "F");
    script.turn("F", "0,-1", 90, "0,-1 city N");
    assertEquals(3, script.points(RED));
  }

  @Test
  void aCompletedCityCountsOnceForAFieldThatItTouchesOnTwoTiles() {
    Script script = Script.whole("base", "E U B");
    script.turn("E", "0,-1", 180, "");
    script.turn("U", "1,0", 0, "1,0 field NNW");
    script.turn("B", "1,-1", 0, "");
    assertEquals(3, script.points(BLUE));
    assertEquals(0, script.points(RED));
  }

  @Test
  void threeFieldsAtOneCityArePaidAsTheEditionSays() {
    // red stands on two of the fields, blue on the third; the city is D, G and E
    assertFarms("per-field-3", 6, 3);
    assertFarms("per-field-3-once", 3, 3);
    assertFarms("per-city-4", 4, 0);
  }

  private static void assertFarms(String option, int red, int blue) {
    Script script = Script.whole("base", "G E U", "base.farm-scoring=" + option);
    script.turn("G", "0,-1", 90, "0,-1 field ENE");
    script.turn("E", "0,-2", 180, "0,-2 field NNW");
    script.turn("U", "1,0", 0, "1,0 field NNW");
    assertEquals(red, script.points(RED), option);
    assertEquals(blue, script.points(BLUE), option);
  }

  @Test
  void aTileThatFitsNowhereIsDiscardedAndTheSamePlayerDrawsAgain() {
    Script script = Script.begin("base", "E C U");
    script.turn("E", "0,-1", 180, "");
    assertEquals(List.of(new Event.Discarded(Phase.DRAW, BLUE, "C")), script.draw("C"));
    assertEquals("draw", script.decision());
    assertEquals(BLUE, script.asked());
    script.turn("U", "1,0", 0, "");
    assertEquals(RED, script.asked());
    assertFalse(script.game().snapshot().board().stream().anyMatch(t -> t.tile().equals("C")));
  }

  @Test
  void aLastTileThatFitsNowhereEndsTheGame() {
    Script script = Script.whole("base", "E C");
    script.turn("E", "0,-1", 180, "0,-1 field NNW");
    List<Event> events = script.draw("C");
    assertEquals("over", script.decision());
    assertEquals(
        List.of(
            new Event.Discarded(Phase.DRAW, BLUE, "C"),
            new Event.Scored(Phase.FINAL, "farm", Place.parse("0,-1 field NNW"), RED, 3)),
        events);
  }

  @Test
  void aStackThatDoesNotEndLeavesTheGameWaitingForADraw() {
    Script script = Script.begin("base", "U");
    script.turn("U", "1,0", 0, "1,0 road E");
    assertEquals("draw", script.decision());
    assertTrue(script.game().legalMoves().isEmpty());
    assertEquals(0, script.points(RED));
  }

  @Test
  void turnsGoRoundAmongSixPlayers() {
    Script script = Script.of(new ReferenceEngine(), 6, "base", "B B B B B B B", false);
    for (int turn = 0; turn < 7; turn++) {
      assertEquals(Player.values()[turn % 6], script.asked());
      script.turn("B", "0," + (turn + 1), 0, "");
    }
  }
}
