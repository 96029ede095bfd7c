package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;

/** Wind roses, with sections worked out by hand; the orange rose lies on 0, 0. */
class WindRosesTest {
  private static final String SETS = "base wind-roses";

  @Test
  void aQuarterInItsSectionScoresThreeAtOnce() {
    Script script = Script.begin(SETS, "D wind-roses:sw");
    script.turn("D", "-1,0", 0, "");
    script.draw("wind-roses:sw");

    List<Event> events = script.place("-1,1", 270);

    Place quarter = Place.parse("-1,1 tile");
    assertEquals(List.of(new Event.Scored(Phase.PLACE, "wind rose", quarter, BLUE, 3)), events);
    assertEquals(3, script.points(BLUE));
    assertEquals("deploy", script.decision());
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "2, 2"})
  void theCityThatTheQuarterCompletesIsScoredAfterwards(String option, int city) {
    Script script = Script.begin(SETS, "E wind-roses:se", "base.small-city=" + option);
    script.turn("E", "0,1", 90, "0,1 city E");

    List<Event> events = script.turn("wind-roses:se", "1,1", 0, "");

    Place knight = Place.parse("0,1 city E");
    assertEquals(
        List.of(
            new Event.Scored(Phase.PLACE, "wind rose", Place.parse("1,1 tile"), BLUE, 3),
            new Event.Scored(Phase.SCORE, "city", knight, RED, city),
            new Event.Moved(Phase.SCORE, new Piece(RED, Figure.SMALL, knight), Place.SUPPLY)),
        events);
  }

  @Test
  void bothPointsMayGoToOnePlayer() {
    Script script = Script.begin(SETS, "E D wind-roses:se");
    script.turn("E", "0,1", 90, "0,1 city E");
    script.turn("D", "-1,0", 0, "");
    script.turn("wind-roses:se", "1,1", 0, "");
    assertEquals(3 + 4, script.points(RED));
  }

  @ParameterizedTest
  @CsvSource({
    "ne, '0,-1', 0, 3",
    "nw, '0,-1', 90, 3",
    "ne, '1,0', 0, 3",
    "se, '1,0', 0, 3",
    "nw, '1,0', 90, 0",
    "sw, '-1,0', 180, 3",
    "se, '0,1', 180, 3",
    "sw, '0,1', 270, 3",
    "ne, '0,1', 180, 0"
  })
  void theRowAndTheColumnOfTheRoseAreShared(
      String quarter, String square, int rotation, int points) {
    Script script = Script.begin(SETS, "wind-roses:" + quarter);
    script.turn("wind-roses:" + quarter, square, rotation, "");
    assertEquals(points, script.points(RED));
  }

  @ParameterizedTest
  @CsvSource({
    "n1, '1,0', 0, 3",
    "n1, '0,1', 180, 0",
    "n1, '0,-1', 0, 3",
    "s2, '-1,0', 180, 3",
    "s1, '0,-1', 0, 0",
    "s1, '0,1', 180, 3"
  })
  void theOtherEditionSharesTheRowAlone(String quarter, String square, int rotation, int points) {
    Script script = Script.begin(SETS, "wind-roses:" + quarter, "wind-roses.edition=spielbox");
    script.turn("wind-roses:" + quarter, square, rotation, "");
    assertEquals(points, script.points(RED));
  }

  @Test
  void aSectionReachesAsFarAsTheBoard() {
    Script script = Script.begin(SETS, "B B B B E wind-roses:n1", "wind-roses.edition=spielbox");
    for (int x = 0; x < 4; x++) {
      script.turn("B", x + ",-1", 0, "");
    }
    script.turn("E", "4,-1", 0, "");
    script.turn("wind-roses:n1", "5,-1", 90, "");
    assertEquals(3, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({
    "nw, '1,-2', 0, hig, turns, 3",
    "nw, '1,-2', 0, hig, fixed, 3",
    "ne, '1,-1', 90, hig, turns, 3",
    "ne, '1,-1', 90, hig, fixed, 3",
    "se, '1,-2', 90, hig, fixed, 0",
    "n1, '1,-1', 90, spielbox, turns, 3",
    "n1, '1,-1', 90, spielbox, fixed, 0",
    "s1, '1,-1', 90, spielbox, turns, 0",
    "s1, '1,-1', 90, spielbox, fixed, 3"
  })
  void theBlueRoseTakesOverWithItsRotation(
      String quarter, String square, int rotation, String edition, String ruling, int points) {
    Script script =
        Script.begin(
            SETS,
            "B wind-roses:blue wind-roses:" + quarter,
            "wind-roses.edition=" + edition,
            "wind-roses.spielbox-turned-rose=" + ruling);
    script.turn("B", "0,-1", 0, "");
    script.turn("wind-roses:blue", "0,-2", 90, "");
    assertEquals(0, script.points(BLUE));
    script.turn("wind-roses:" + quarter, square, rotation, "");
    assertEquals(points, script.points(RED));
  }

  @Test
  void fourQuartersOfOnePlayerGiveTwelveAndNothingMoreAtTheEnd() {
    Script script =
        Script.whole(SETS, "wind-roses:ne D wind-roses:sw E wind-roses:se B wind-roses:nw");
    script.turn("wind-roses:ne", "0,-1", 0, "");
    script.turn("D", "-1,0", 0, "");
    script.turn("wind-roses:sw", "-1,1", 270, "");
    script.turn("E", "1,0", 270, "");
    script.turn("wind-roses:se", "1,1", 180, "");
    script.turn("B", "2,0", 0, "");
    script.turn("wind-roses:nw", "0,-2", 0, "");
    assertEquals("over", script.decision());
    assertEquals(12, script.points(RED));
    assertEquals(0, script.points(BLUE));
  }

  @Test
  void aRoadGoesOnUnderARose() {
    // the road ends at the city of the orange rose and at the junction W: 3 tiles
    Script script = Script.begin(SETS, "wind-roses:blue W");
    script.turn("wind-roses:blue", "-1,0", 270, "-1,0 road E");
    script.turn("W", "-1,1", 90, "");
    assertEquals(3, script.points(RED));
  }
}
