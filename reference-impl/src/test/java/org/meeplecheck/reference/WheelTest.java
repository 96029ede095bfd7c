package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.GREEN;
import static org.meeplecheck.sdk.Player.RED;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.reference.expansion.wheel.Sector;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.StartBoard;

/** What the wheel does when a tile is drawn, with points worked out by hand. */
class WheelTest {
  private static final String SETS = "base wheel";
  private static final String ONE = "wheel:curve-1";
  private static final String TWO = "wheel:curve-2";
  private static final String THREE = "wheel:curve-3";

  private static Script three(String tiles) {
    return Script.of(new ReferenceEngine(), 3, SETS, tiles, false);
  }

  private static List<Piece> pig(String sector) {
    return List.of(new Piece(null, new Figure("pig"), Place.beside("wheel", sector)));
  }

  @Test
  void thePigBeginsOnFortune() {
    assertEquals(pig("fortune"), Script.begin(SETS, "E").game().snapshot().pieces());
  }

  @Test
  void theSectorsAreThoseOfTheBoard() {
    Options options = new Options(Spec.bundled(), Composition.BASE);
    List<StartBoard.Sector> played =
        Wheel.sectors(options, Majority.MOST).stream()
            .map(sector -> new StartBoard.Sector(sector.name(), sector.crowns()))
            .toList();
    assertEquals(Spec.bundled().board("wheel:start").orElseThrow().sectors(), played);
    assertEquals(9, Wheel.sectors(options, Majority.MOST).stream().mapToInt(Sector::crowns).sum());
  }

  @Test
  void thePigGoesOnAsTheTilesSayAndFortunePaysWhoseTurnItIs() {
    Script script = three(String.join(" ", ONE, TWO, THREE));
    script.turn(ONE, "1,-1", 90, "");
    assertEquals(pig("tax"), script.game().snapshot().pieces());
    script.turn(TWO, "3,-1", 90, "");
    assertEquals(pig("storm"), script.game().snapshot().pieces());
    script.turn(THREE, "4,0", 180, "");
    assertEquals(pig("fortune"), script.game().snapshot().pieces());
    // the storm gave 7 to each, Fortune 3 to green alone
    assertEquals(Map.of(RED, 7, BLUE, 7, GREEN, 10), script.game().snapshot().points());
  }

  @Test
  void aTileWithoutANumberDoesNotTurnTheWheel() {
    Script script = Script.begin(SETS, "E");
    assertEquals(List.of(), script.draw("E"));
    assertEquals(pig("fortune"), script.game().snapshot().pieces());
  }

  @Test
  void theWheelActsBeforeTheTileIsPlaced() {
    Script script = three(THREE);
    List<Event> events = script.draw(THREE);
    assertEquals("place", script.decision());
    assertTrue(events.stream().allMatch(event -> event.phase() == Phase.DRAW));
    assertEquals(
        new Event.Scored(Phase.DRAW, "storm", Place.beside("wheel", "storm"), RED, 7),
        events.get(1));
    assertEquals(Map.of(RED, 7, BLUE, 7, GREEN, 7), script.game().snapshot().points());
  }

  @Test
  void taxPaysEachKnightForKnightsOfItsPlayerAndCoatsOfArms() {
    Script script = Script.begin(SETS, "F B B E E E C wheel:corner-1");
    script.turn("F", "1,-1", 0, "1,-1 city W");
    script.turn("B", "-1,0", 0, "");
    script.turn("B", "1,-2", 0, "");
    script.turn("E", "-1,-1", 90, "-1,-1 city E");
    script.turn("E", "4,2", 270, "");
    script.turn("E", "0,-2", 180, "0,-2 city S");
    // C joins a city of two coats of arms, one red knight and two blue ones, open in the east
    script.turn("C", "0,-1", 0, "");
    List<Event> events = script.draw("wheel:corner-1");
    Place city = Place.parse("0,-2 city S");
    assertEquals(3, script.points(RED));
    assertEquals(8, script.points(BLUE));
    assertTrue(events.contains(new Event.Scored(Phase.DRAW, "tax", city, RED, 3)));
    assertTrue(events.contains(new Event.Scored(Phase.DRAW, "tax", city, BLUE, 8)));
    assertEquals(3, script.game().snapshot().followers().size());
  }

  @ParameterizedTest
  @CsvSource({"all, 4, 2", "majority, 4, 0"})
  void famineIsPaidForEachFarmerAndCompletedCity(String option, int red, int blue) {
    Script script = Script.begin(SETS, "B B B A A E E " + TWO, "wheel.famine=" + option);
    joinThreeFields(script);
    List<Event> events = script.draw(TWO);
    assertEquals(red, script.points(RED));
    assertEquals(blue, script.points(BLUE));
    Place field = Place.parse("0,-1 field NNW");
    assertTrue(events.contains(new Event.Scored(Phase.DRAW, "famine", field, RED, 4)));
  }

  /** One field around the wheel with two red farmers, a blue one and two completed cities. */
  private static void joinThreeFields(Script script) {
    script.turn("B", "1,-1", 0, "1,-1 field NNW");
    script.turn("B", "3,-1", 0, "3,-1 field NNW");
    script.turn("B", "1,4", 0, "1,4 field NNW");
    script.turn("A", "2,-1", 0, "");
    script.turn("A", "-1,1", 270, "");
    script.turn("E", "0,-1", 180, "");
    script.turn("E", "4,2", 270, "");
  }

  @Test
  void anIncompleteCityBringsNothingInAFamine() {
    Script script = Script.begin(SETS, "B " + TWO);
    script.turn("B", "1,-1", 0, "1,-1 field NNW");
    assertEquals(1, script.draw(TWO).size());
  }

  @Test
  void theStormLeavesOutFollowersOnTheBoard() {
    Script script = Script.begin(SETS, "F " + THREE);
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.draw(THREE);
    assertEquals(6, script.points(RED));
    assertEquals(7, script.points(BLUE));
  }

  @Test
  void theInquisitionPaysEachMonkAndNobodyLeaves() {
    Script script = Script.begin(SETS, String.join(" ", "B B B", THREE, ONE));
    script.turn("B", "1,-1", 0, "1,-1 monastery");
    script.turn("B", "3,-1", 0, "3,-1 monastery");
    script.turn("B", "1,4", 0, "1,4 monastery");
    script.turn(THREE, "4,0", 180, "");
    assertEquals(5, script.points(RED));
    assertEquals(6, script.points(BLUE));
    script.draw(ONE);
    assertEquals(5 + 4, script.points(RED));
    assertEquals(6 + 2, script.points(BLUE));
    assertEquals(3, script.game().snapshot().followers().size());
  }

  @Test
  void aChurchOfDarmstadtHasAMonk() {
    String mary = "darmstadt:st-mary";
    Script script = Script.begin("base darmstadt wheel", String.join(" ", mary, THREE, ONE));
    script.turn(mary, "1,-1", 270, "1,-1 monastery");
    script.turn(THREE, "4,0", 180, "");
    script.draw(ONE);
    assertEquals(6 + 2, script.points(RED));
    assertEquals(7, script.points(BLUE));
  }

  @Test
  void thePlagueAsksEverybodyFromTheActivePlayerOn() {
    Script script = three(String.join(" ", "F B E", THREE, TWO));
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.turn("B", "1,-1", 0, "1,-1 monastery");
    script.turn("E", "4,2", 270, "4,2 field NNE");
    // the storm on the way: 6 each; red then deploys a second follower
    script.turn(THREE, "3,-1", 90, "3,-1 road N");
    script.draw(TWO);
    assertEquals("wheel-plague BLUE", script.decision() + " " + script.asked().name());
    script.remove("1,-1 monastery");
    assertEquals("wheel-plague GREEN", script.decision() + " " + script.asked().name());
    script.remove("4,2 field ESE");
    assertEquals("wheel-plague RED", script.decision() + " " + script.asked().name());
    script.remove("3,-1 road W");
    assertEquals("place BLUE", script.decision() + " " + script.asked().name());
    assertEquals(Map.of(RED, 6, BLUE, 6, GREEN, 6), script.game().snapshot().points());
    assertEquals(6, script.supply(RED));
    assertEquals(7, script.supply(BLUE));
  }

  @Test
  void whoHasNobodyOnATileIsSkippedByThePlague() {
    // red's only follower stands on a crown, blue has none at all
    Script script = Script.begin(SETS, String.join(" ", THREE, TWO));
    script.turn(THREE, "1,-1", 90, "wheel tax");
    script.draw(TWO);
    assertEquals("place BLUE", script.decision() + " " + script.asked().name());
    assertEquals(6, script.supply(RED));
  }

  @ParameterizedTest
  @CsvSource({"again, storm, 7", "once, tax, 0"})
  void aDiscardedTileHasTurnedTheWheelAndTheNextOneMay(String option, String sector, int points) {
    // three monasteries close the three roads, so that four roads fit nowhere
    Script script =
        Script.begin(
            SETS,
            String.join(" ", "A A A", "wheel:crossroads-1", "wheel:straight-2"),
            "wheel.second-icon=" + option);
    script.turn("A", "2,-1", 0, "");
    script.turn("A", "-1,1", 270, "");
    script.turn("A", "3,4", 180, "");
    List<Event> events = script.draw("wheel:crossroads-1");
    assertEquals(new Event.Discarded(Phase.DRAW, BLUE, "wheel:crossroads-1"), events.get(1));
    assertEquals(pig("tax"), script.game().snapshot().pieces());
    assertEquals("draw BLUE", script.decision() + " " + script.asked().name());
    script.draw("wheel:straight-2");
    assertEquals(pig(sector), script.game().snapshot().pieces());
    assertEquals(points, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({
    "fortune, 1, 3", "famine, 1, 3", "inquisition, 1, 3",
    "tax, 1, 6", "storm, 1, 6", "plague, 1, 6",
    "tax, 2, 3", "storm, 2, 3", "plague, 2, 3"
  })
  void crownsAreScoredAndTheirFollowersGoBack(String sector, int followers, int each) {
    Script script = Script.begin(SETS, "E E " + lastTiles(sector));
    script.turn("E", "0,-1", 180, "wheel " + sector);
    script.turn("E", "4,2", 270, followers == 2 ? "wheel " + sector : "");
    List<Event> crowns = turnUntilThere(script, sector);
    assertEquals(followers, crowns.size());
    assertEquals(
        new Event.Scored(Phase.DRAW, "crown", Place.beside("wheel", sector), RED, each),
        crowns.get(0));
    assertEquals(7, script.supply(RED));
    assertEquals(7, script.supply(BLUE));
  }

  private static String lastTiles(String sector) {
    return switch (sector) {
      case "tax" -> ONE;
      case "famine" -> TWO;
      case "storm" -> THREE;
      case "inquisition" -> THREE + " " + ONE;
      case "plague" -> THREE + " " + TWO;
      default -> THREE + " wheel:straight-3";
    };
  }

  /** Draws the rest of the tiles; the crowns that are scored. */
  private static List<Event> turnUntilThere(Script script, String sector) {
    String[] tiles = lastTiles(sector).split(" ", -1);
    if (tiles.length == 2) {
      script.turn(tiles[0], "1,-1", 180, "");
    }
    return script.draw(tiles[tiles.length - 1]).stream()
        .filter(event -> event instanceof Event.Scored scored && scored.reason().equals("crown"))
        .toList();
  }

  @Test
  void fortunePaysTheActivePlayerAndTheCrownItsFollower() {
    Script script = three(String.join(" ", "E", TWO, TWO, TWO));
    script.turn("E", "0,-1", 180, "");
    script.turn(TWO, "1,-1", 180, "wheel fortune");
    script.turn(TWO, "3,-1", 90, "");
    // from Famine over Inquisition to Fortune
    script.draw(TWO);
    assertEquals(pig("fortune"), script.game().snapshot().pieces());
    assertEquals(3, script.points(RED));
    assertEquals(3, script.points(BLUE));
    assertEquals(0, script.points(GREEN));
  }

  @Test
  void twoFollowersOfOnePlayerGetThreeEach() {
    Script script = Script.begin(SETS, "E E E " + ONE);
    script.turn("E", "0,-1", 180, "wheel tax");
    script.turn("E", "4,2", 270, "");
    script.turn("E", "0,4", 0, "wheel tax");
    script.draw(ONE);
    assertEquals(6, script.points(RED));
    assertEquals(7, script.supply(RED));
  }

  @Test
  void aSectorThatIsPassedScoresNoCrown() {
    Script script = Script.begin(SETS, "E " + TWO);
    script.turn("E", "0,-1", 180, "wheel tax");
    script.draw(TWO);
    assertEquals(0, script.points(RED));
    assertEquals(6, script.supply(RED));
  }

  @Test
  void theStormComesBeforeItsCrowns() {
    Script script = Script.begin(SETS, "E " + THREE);
    script.turn("E", "0,-1", 180, "wheel storm");
    script.draw(THREE);
    // 6 in the supply, then 6 for the crown
    assertEquals(12, script.points(RED));
    assertEquals(7, script.points(BLUE));
  }

  @Test
  void aFollowerFromACrownMayBeDeployedInTheSameTurn() {
    Script script = three(String.join(" ", "E E E E E E", THREE));
    script.turn("E", "0,-1", 180, "wheel storm");
    script.turn("E", "4,2", 270, "");
    script.turn("E", "0,4", 0, "");
    script.turn("E", "-1,3", 90, "");
    script.turn("E", "-1,0", 0, "");
    script.turn("E", "1,4", 180, "");
    script.draw(THREE);
    assertEquals(7, script.supply(RED));
    script.place("3,-1", 90);
    script.deploy("wheel storm");
    assertEquals(6, script.supply(RED));
  }

  @Test
  void aRoadEndsAtTheRimOfTheWheel() {
    Script script = Script.begin(SETS, "W");
    script.turn("W", "-1,1", 0, "-1,1 road E");
    assertEquals(2, script.points(RED));
  }

  @Test
  void aRoadBetweenTheRimAndACrossingIsCompleted() {
    Script script = Script.begin(SETS, "wheel:straight-1 E W");
    script.turn("wheel:straight-1", "2,-1", 90, "2,-1 road N");
    script.turn("E", "0,-1", 180, "");
    script.turn("W", "2,-2", 0, "");
    assertEquals(3, script.points(RED));
  }

  @Test
  void whoHasDeployedOnTheTileMayNotGoToACrown() {
    Script script = Script.begin(SETS, "E E");
    script.turn("E", "0,-1", 180, "0,-1 field NNW");
    assertEquals("draw BLUE", script.decision() + " " + script.asked().name());
    assertEquals(Reason.NOT_YOUR_TURN, script.refused(crown(RED, "wheel tax")));
  }

  private static Move crown(Player player, String place) {
    return new Move.Deploy(player, Figure.SMALL, Place.parse(place));
  }

  @Test
  void aCrownSpaceThatIsTakenOrMissingIsRefused() {
    Script script = Script.begin(SETS, "E E");
    script.turn("E", "0,-1", 180, "wheel fortune");
    script.draw("E");
    script.place("4,2", 270);
    assertEquals(Reason.FEATURE_OCCUPIED, script.refused(crown(BLUE, "wheel fortune")));
    assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(crown(BLUE, "wheel luck")));
    assertEquals(
        Reason.NO_FOLLOWER,
        script.refused(new Move.Deploy(BLUE, new Figure("mayor"), Place.parse("wheel tax"))));
    script.deploy("wheel tax");
    assertEquals(6, script.supply(BLUE));
  }

  @Test
  void withoutTheWheelThereIsNoCrownSpace() {
    Script script = Script.begin("base", "U");
    script.draw("U");
    script.place("1,0", 0);
    assertEquals(Reason.NOT_ON_THIS_TILE, script.refused(crown(RED, "wheel tax")));
  }

  @Test
  void thePlagueTakesOnlyAnOwnFollowerFromATile() {
    Script script = Script.begin(SETS, String.join(" ", "F B", THREE, TWO));
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.turn("B", "1,-1", 0, "1,-1 monastery");
    script.turn(THREE, "3,-1", 90, "wheel tax");
    script.draw(TWO);
    script.remove("1,-1 monastery");
    assertEquals(Set.of(script.removal("0,-1 city N")), script.game().legalMoves());
    for (String place : List.of("wheel tax", "supply", "1,-1 monastery", "3,-1 road N")) {
      assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(script.removal(place)), place);
    }
    assertEquals(Reason.WRONG_DECISION, script.refused(new Move.Pass(RED)));
    script.remove("0,-1 city S");
    assertEquals("place", script.decision());
  }

  @Test
  void aForkRemembersThatTheWheelHasActed() {
    Script script =
        Script.begin(
            SETS,
            String.join(" ", "A A A", "wheel:crossroads-1", "wheel:straight-2"),
            "wheel.second-icon=once");
    script.turn("A", "2,-1", 0, "");
    script.turn("A", "-1,1", 270, "");
    script.turn("A", "3,4", 180, "");
    script.draw("wheel:crossroads-1");
    Game fork = script.game().fork();
    fork.play(new Move.Announce(BLUE, Chance.Result.tile("wheel:straight-2")));
    assertEquals(pig("tax"), fork.snapshot().pieces());
  }

  @Test
  void theNineteenNumbersTakeThePigRoundFiveTimes() {
    String all =
        "wheel:curve-1 ".repeat(4)
            + "wheel:curve-2 ".repeat(2)
            + "wheel:curve-3 "
            + "wheel:straight-1 ".repeat(3)
            + "wheel:straight-2 ".repeat(3)
            + "wheel:straight-3 ".repeat(2)
            + "wheel:corner-1 ".repeat(2)
            + "wheel:crossroads-1 wheel:double-curve-1";
    // beside a D there is always a place for a road or a corner
    Script script = Script.begin(SETS, all, "wheel.composition=aside");
    for (String tile : all.split(" ", -1)) {
      script.draw(tile);
      script.play(
          script.game().legalMoves().stream()
              .min(Comparator.comparing(Move::toString))
              .orElseThrow());
      script.pass();
    }
    assertEquals(pig("fortune"), script.game().snapshot().pieces());
  }

  @Test
  void theWheelAsideStillTurns() {
    Script script = Script.begin(SETS, THREE, "wheel.composition=aside");
    assertEquals("D", script.game().snapshot().board().get(0).tile());
    script.draw(THREE);
    assertEquals(7, script.points(Player.BLUE));
  }
}
