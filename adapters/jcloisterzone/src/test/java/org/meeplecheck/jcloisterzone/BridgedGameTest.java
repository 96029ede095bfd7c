package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Tests the adapter, not the engine, whose part is played by recordings. */
class BridgedGameTest {
  @TempDir Path directory;

  private static Event scored(Phase phase, String reason, String feature, Player who, int points) {
    return new Event.Scored(phase, reason, Place.parse(feature), who, points);
  }

  private static Event returned(Player player, String from) {
    return new Event.Moved(
        Phase.SCORE, new Piece(player, Figure.SMALL, Place.parse(from)), Place.SUPPLY);
  }

  private static PlacedTile tile(String id, String at, int rotation) {
    return new PlacedTile(Square.parse(at), id, Rotation.ofDegrees(rotation));
  }

  private static Set<String> texts(Set<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.toSet());
  }

  @Test
  void aGameBeginsWithTheStartTileAndTheDrawOfTheFirstPlayer() {
    try (RecordedGame play = RecordedGame.of("setup").stack("U").begin(directory)) {
      play.assertAsked("red: draw");
      play.assertPoints(0, 0);
      assertEquals(List.of(tile("D", "0,0", 0)), play.game().snapshot().board());
      assertEquals(7, play.game().snapshot().supply(RED, Figure.SMALL));
      assertEquals(
          Set.of(new Move.Announce(RED, Chance.Result.tile("U"))), play.game().legalMoves());
    }
  }

  @Test
  void aTileIsPlacedWhereTheEngineOffersItOncePerPicture() {
    try (RecordedGame play = RecordedGame.of("placing").stack("U", "U").begin(directory)) {
      play.draw(RED, "U");
      play.assertAsked("red: place");
      // the road of D goes on east and west, its field on in the south; half a turn shows the same
      assertEquals(
          Set.of(
              "red places it at 1,0 rotated 0",
              "red places it at -1,0 rotated 0",
              "red places it at 0,1 rotated 0"),
          texts(play.game().legalMoves()));
      play.assertRefused(Reason.SQUARE_OCCUPIED, RecordedGame.placement(RED, "0,0", 0));
      play.assertRefused(Reason.NOT_ADJACENT, RecordedGame.placement(RED, "3,0", 0));
      play.assertRefused(Reason.EDGE_MISMATCH, RecordedGame.placement(RED, "0,-1", 0));
      play.assertRefused(Reason.EDGE_MISMATCH, RecordedGame.placement(RED, "1,0", 90));
      play.assertRefused(Reason.NOT_YOUR_TURN, RecordedGame.placement(BLUE, "1,0", 0));
      play.assertRefused(Reason.WRONG_DECISION, new Move.Pass(RED));

      assertEquals(List.of(), play.place(RED, "1,0", 180));

      play.assertAsked("red: deploy or pass");
      assertEquals(
          List.of(tile("D", "0,0", 0), tile("U", "1,0", 180)), play.game().snapshot().board());
      play.pass(RED);
      play.assertAsked("blue: draw");
    }
  }

  @Test
  void aFollowerIsDeployedWhereTheEngineOffersIt() {
    try (RecordedGame play = RecordedGame.of("deploying").stack("U", "U", "U").begin(directory)) {
      play.draw(RED, "U");
      play.place(RED, "1,0", 0);
      // the road, and a field on each side of it, each by its first port clockwise from NNW
      assertEquals(
          Set.of(
              "red deploys on 1,0 road E",
              "red deploys on 1,0 field NNW",
              "red deploys on 1,0 field ESE",
              "red passes"),
          texts(play.game().legalMoves()));
      play.assertRefused(Reason.NOT_ON_THIS_TILE, RecordedGame.deployment(RED, "0,0 road E"));
      play.assertRefused(Reason.NOT_ON_THIS_TILE, RecordedGame.deployment(RED, "1,0 city N"));
      play.assertRefused(
          Reason.NO_FOLLOWER, new Move.Deploy(RED, new Figure("big"), Place.parse("1,0 road E")));

      assertEquals(List.of(), play.deploy(RED, "1,0 road W"));

      assertEquals(6, play.game().snapshot().supply(RED, Figure.SMALL));
      assertEquals(
          List.of(new Piece(RED, Figure.SMALL, Place.parse("1,0 road E"))),
          play.game().snapshot().followers());
      play.draw(BLUE, "U");
      play.place(BLUE, "2,0", 0);
      play.assertRefused(Reason.FEATURE_OCCUPIED, RecordedGame.deployment(BLUE, "2,0 road E"));
      assertEquals(List.of(), play.deploy(BLUE, "2,0 field SSE"));
    }
  }

  @Test
  void aCompletedCityIsScoredWhenTheFollowerIsDecided() {
    try (RecordedGame play = RecordedGame.of("scoring").stack("E", "U").begin(directory)) {
      play.draw(RED, "E");
      play.place(RED, "0,-1", 180);
      play.assertPoints(0, 0);

      // two tiles of 2 points, and the knight goes home
      assertEquals(
          List.of(scored(Phase.SCORE, "city", "0,-1 city S", RED, 4), returned(RED, "0,-1 city S")),
          play.deploy(RED, "0,-1 city S"));

      play.assertPoints(4, 0);
      assertEquals(7, play.game().snapshot().supply(RED, Figure.SMALL));
      assertEquals(List.of(), play.game().snapshot().followers());
    }
  }

  @Test
  void theValueOfASmallCityIsTheOptionOfTheRuling() {
    try (RecordedGame play =
        RecordedGame.of("small-city").smallCity("2").stack("E", "U").begin(directory)) {
      play.turn(RED, "E", "0,-1", 180, "city S");
      play.assertPoints(2, 0);
    }
  }

  @Test
  void whereNobodyCanDeployTheDecisionIsAskedAllTheSame() {
    try (RecordedGame play =
        RecordedGame.of("nothing-to-deploy-on")
            .sets("darmstadt")
            .stack("C", "darmstadt:darmstadtium", "U")
            .begin(directory)) {
      play.turn(RED, "C", "0,-1", 0, "city N");
      play.draw(BLUE, "darmstadt:darmstadtium");
      play.place(BLUE, "0,-2", 0);

      play.assertAsked("blue: deploy or pass");
      assertEquals(Set.of(new Move.Pass(BLUE)), play.game().legalMoves());
      play.assertRefused(Reason.FEATURE_OCCUPIED, RecordedGame.deployment(BLUE, "0,-2 city N"));
      play.pass(BLUE);
      play.assertAsked("red: draw");
    }
  }

  @Test
  void aTileThatFitsNowhereIsDrawnDiscardedAndFollowedByAnother() {
    try (RecordedGame play =
        RecordedGame.of("discarded").stack("E", "C", "U", "U").begin(directory)) {
      // the only open city is closed, so the C has no place left
      play.turn(RED, "E", "0,-1", 180, "nobody");
      play.assertAsked("blue: draw");
      play.assertRefused(Reason.OTHER, new Move.Announce(BLUE, Chance.Result.tile("U")));

      assertEquals(List.of(new Event.Discarded(Phase.DRAW, BLUE, "C")), play.draw(BLUE, "C"));

      play.assertAsked("blue: draw");
      play.turn(BLUE, "U", "1,0", 0, "nobody");
      play.assertAsked("red: draw");
    }
  }

  @Test
  void theLastTurnIsFollowedByTheFinalScoring() {
    try (RecordedGame play = RecordedGame.of("end").stack("U", "V").ends().begin(directory)) {
      play.turn(RED, "U", "1,0", 0, "road E");
      play.draw(BLUE, "V");
      play.place(BLUE, "2,0", 0);

      // D, U and V: an incomplete road of three tiles
      assertEquals(List.of(scored(Phase.FINAL, "road", "0,0 road E", RED, 3)), play.pass(BLUE));

      play.assertAsked("the game is over");
      play.assertPoints(3, 0);
      assertEquals(Set.of(), play.game().legalMoves());
      play.assertRefused(Reason.WRONG_DECISION, new Move.Pass(RED));
    }
  }

  @Test
  void theFinalScoringWaitsForTheDrawOfALastTileThatFitsNowhere() {
    try (RecordedGame play =
        RecordedGame.of("end-with-a-discard").stack("E", "U", "C").ends().begin(directory)) {
      play.turn(RED, "E", "0,-1", 180, "nobody");
      assertEquals(List.of(), play.turn(BLUE, "U", "1,0", 0, "road E"));
      play.assertAsked("red: draw");
      play.assertPoints(0, 0);

      // D and U: an incomplete road of two tiles
      assertEquals(
          List.of(
              new Event.Discarded(Phase.DRAW, RED, "C"),
              scored(Phase.FINAL, "road", "0,0 road E", BLUE, 2)),
          play.draw(RED, "C"));

      play.assertAsked("the game is over");
      play.assertPoints(0, 2);
    }
  }

  @Test
  void aRoseInItsSectionScoresBeforeTheFollower() {
    try (RecordedGame play =
        RecordedGame.of("roses")
            .sets("wind-roses")
            .start("wind-roses:orange")
            .stack("D", "wind-roses:sw", "U")
            .begin(directory)) {
      play.turn(RED, "D", "-1,0", 0, "nobody");
      play.draw(BLUE, "wind-roses:sw");

      assertEquals(
          List.of(scored(Phase.PLACE, "wind rose", "-1,1 tile", BLUE, 3)),
          play.place(BLUE, "-1,1", 270));

      play.assertAsked("blue: deploy or pass");
      play.assertPoints(0, 3);
      assertEquals(List.of(), play.pass(BLUE));
    }
  }

  @Test
  void theDarmstadtiumIsAReasonOfItsOwn() {
    try (RecordedGame play =
        RecordedGame.of("darmstadtium")
            .sets("darmstadt")
            .stack("darmstadt:darmstadtium", "E", "E", "E", "U")
            .begin(directory)) {
      play.turn(RED, "darmstadt:darmstadtium", "0,-1", 0, "city N");
      play.turn(BLUE, "E", "0,-2", 180, "nobody");
      play.turn(RED, "E", "-1,-1", 90, "nobody");

      // five tiles of 2 points, and 3 more; the first place of the city is its northernmost
      assertEquals(
          List.of(
              scored(Phase.SCORE, "city", "0,-2 city S", RED, 10),
              scored(Phase.SCORE, "darmstadtium", "0,-2 city S", RED, 3),
              returned(RED, "0,-1 city N")),
          play.turn(BLUE, "E", "1,-1", 270, "nobody"));

      play.assertPoints(13, 0);
    }
  }

  @Test
  void aChurchPaysTheMonkAndTheMostFollowersAroundIt() {
    try (RecordedGame play =
        RecordedGame.of("church")
            .sets("darmstadt")
            .stack("darmstadt:st-louis", "U", "U", "U", "E", "B", "B", "B", "U")
            .begin(directory)) {
      play.turn(RED, "darmstadt:st-louis", "1,0", 0, "monastery");
      play.turn(BLUE, "U", "2,0", 0, "road E");
      play.turn(RED, "U", "1,-1", 90, "nobody");
      play.turn(BLUE, "U", "1,1", 90, "road N");
      play.turn(RED, "E", "0,-1", 180, "nobody");
      play.turn(BLUE, "B", "2,-1", 0, "nobody");
      play.turn(RED, "B", "0,1", 0, "nobody");

      List<Event> last = play.turn(BLUE, "B", "2,1", 0, "nobody");

      // nine tiles for red's monk; blue has two followers around it, red one
      play.assertPoints(9, 3);
      assertEquals(
          Map.of("monastery", 9, "church", 3),
          last.stream()
              .filter(Event.Scored.class::isInstance)
              .map(Event.Scored.class::cast)
              .collect(Collectors.toMap(Event.Scored::reason, Event.Scored::points)));
      assertEquals(returned(RED, "1,0 monastery"), last.get(last.size() - 1));
    }
  }
}
