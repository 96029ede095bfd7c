package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Rotation;

/** Darmstadt, with points worked out by hand. */
class DarmstadtTest {
  private static final String SETS = "base darmstadt";
  private static final String DARMSTADTIUM = "darmstadt:darmstadtium";
  private static final String LOUIS = "darmstadt:st-louis";
  private static final String MARY = "darmstadt:st-mary";

  @Test
  void aCompletedCityWithTheDarmstadtiumGivesThreeMore() {
    Script script = Script.begin(SETS, DARMSTADTIUM + " E E E");
    openCity(script, "0,-1 city N");
    List<Event> events = script.turn("E", "1,-1", 270, "");
    Place city = Place.parse("0,-2 city S");
    assertEquals(new Event.Scored(Phase.SCORE, "city", city, RED, 10), events.get(0));
    assertEquals(new Event.Scored(Phase.SCORE, "darmstadtium", city, RED, 3), events.get(1));
    assertEquals(13, script.points(RED));
  }

  private static void openCity(Script script, String knight) {
    script.turn(DARMSTADTIUM, "0,-1", 0, knight);
    script.turn("E", "-1,-1", 90, "");
    script.turn("E", "0,-2", 180, "");
  }

  @Test
  void anUnfinishedCityWithTheDarmstadtiumGivesNothingMore() {
    Script script = Script.whole(SETS, DARMSTADTIUM + " E E");
    openCity(script, "0,-1 city N");
    assertEquals(4, script.points(RED));
  }

  @Test
  void anEmptyCityWithTheDarmstadtiumGivesNobodyAnything() {
    Script script = Script.begin(SETS, DARMSTADTIUM + " E E E");
    openCity(script, "");
    assertEquals(List.of(), script.turn("E", "1,-1", 270, ""));
  }

  @Test
  void theDarmstadtiumFitsOnlyCities() {
    Script script = Script.begin(SETS, DARMSTADTIUM);
    script.draw(DARMSTADTIUM);
    assertEquals(Reason.EDGE_MISMATCH, script.refused(script.placing("0,1", 0)));
    assertEquals(Set.of(script.placing("0,-1", 0)), script.game().legalMoves());
    script.place("0,-1", 270);
    assertEquals(Rotation.R0, script.game().snapshot().board().get(0).rotation());
  }

  @Test
  void aChurchScoresNineAndThreeForTheMonkAlone() {
    Script script = Script.begin(SETS, MARY + " U V U E U V E");
    buildMary(script, "0,1 monastery", "", "");
    assertEquals(List.of(), script.game().snapshot().followers());
    assertEquals(12, script.points(RED));
    assertEquals(0, script.points(BLUE));
  }

  /** Everything around the church on 0, 1; blue lays 1, 0 and -1, 0. */
  private static List<Event> buildMary(Script script, String monk, String east, String west) {
    script.turn(MARY, "0,1", 0, monk);
    script.turn("U", "1,0", 0, east);
    script.turn("V", "1,1", 0, "");
    script.turn("U", "-1,0", 0, west);
    script.turn("E", "-1,1", 180, "");
    script.turn("U", "0,2", 90, "");
    script.turn("V", "1,2", 180, "");
    return script.turn("E", "-1,2", 0, "");
  }

  @Test
  void aTieAroundTheChurchGivesThreeToEach() {
    Script script = Script.begin(SETS, MARY + " U V U E U V E");
    List<Event> events = buildMary(script, "0,1 monastery", "1,0 road E", "");
    assertEquals(12, script.points(RED));
    assertEquals(3, script.points(BLUE));
    Place church = Place.parse("0,1 monastery");
    assertEquals(new Event.Scored(Phase.SCORE, "monastery", church, RED, 9), events.get(0));
    assertEquals(3, events.stream().filter(Event.Scored.class::isInstance).count());
  }

  @Test
  void farmersCountAroundTheChurch() {
    Script script = Script.begin(SETS, MARY + " U V U E U V E");
    buildMary(script, "0,1 monastery", "1,0 road E", "-1,0 field SSE");
    assertEquals(9, script.points(RED));
    assertEquals(3, script.points(BLUE));
  }

  @Test
  void anUnfinishedChurchScoresLikeAMonastery() {
    Script script = Script.whole(SETS, MARY + " U V U E U V");
    script.turn(MARY, "0,1", 0, "0,1 monastery");
    script.turn("U", "1,0", 0, "");
    script.turn("V", "1,1", 0, "");
    script.turn("U", "-1,0", 0, "");
    script.turn("E", "-1,1", 180, "");
    script.turn("U", "0,2", 90, "");
    script.turn("V", "1,2", 180, "");
    assertEquals(8, script.points(RED));
  }

  @ParameterizedTest
  @CsvSource({"given, 3", "only-if-scored, 0"})
  void aChurchWithoutAMonkIsARuling(String option, int points) {
    Script script =
        Script.begin(SETS, MARY + " U V U E U V E", "darmstadt.church-without-monk=" + option);
    buildMary(script, "", "1,0 road E", "");
    assertEquals(0, script.points(RED));
    assertEquals(points, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"before-return, 12, 7", "after-return, 12, 4"})
  void theTimeOfTheCountIsARuling(String option, int red, int blue) {
    // the last A ends the road A, church, V, A of 4 tiles and is the eighth tile around
    Script script = Script.begin(SETS, MARY + " V U U E E A A", "darmstadt.church-time=" + option);
    script.turn(MARY, "0,1", 0, "0,1 monastery");
    script.turn("V", "1,1", 0, "1,1 road S");
    script.turn("U", "1,0", 0, "");
    script.turn("U", "-1,0", 0, "");
    script.turn("E", "-1,1", 180, "");
    script.turn("E", "-1,2", 0, "");
    script.turn("A", "0,2", 180, "");
    script.turn("A", "1,2", 180, "");
    assertEquals(red, script.points(RED));
    assertEquals(blue, script.points(BLUE));
  }

  @Test
  void fourRoadsEndAtStLouis() {
    // only the east road, between the church and the junction W, is completed: 2 tiles
    Script script = Script.begin(SETS, "U " + LOUIS + " W");
    script.turn("U", "1,0", 0, "");
    script.turn(LOUIS, "2,0", 0, "2,0 road E");
    script.turn("W", "3,0", 90, "");
    assertEquals(2, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"darmstadt:st-mary, joined, 0", "darmstadt:st-mary-separate, separate, 2"})
  void whetherTheRoadsOfStMaryAreOneIsARuling(String tile, String option, int points) {
    // W ends the east road; joined, the road goes on to the open south
    Script script = Script.begin(SETS, tile + " U W", "darmstadt.st-mary-roads=" + option);
    script.turn(tile, "0,1", 0, "0,1 road E");
    script.turn("U", "1,0", 0, "");
    script.turn("W", "1,1", 0, "");
    assertEquals(points, script.points(RED));
  }
}
