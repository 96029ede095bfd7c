package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** States that no short game of the engine shows, written by hand. */
class UnusualStatesTest {
  private static final String PLACING =
      """
      {"player":0,"canPass":false,"items":[{"type":"TilePlacement","tileId":"BA/RFr",
       "options":[{"position":[1,0],"rotations":[0,180]}]}]}\
      """;

  @TempDir Path directory;

  private static State state(String phase, String action, int followers, String events) {
    String json =
        """
        {"players":[{"points":0,"meeples":{"SmallFollower":[%d,"0.small.1"]}},
          {"points":0,"meeples":{"SmallFollower":[7,"1.small.1"]}}],
         "tilePack":{"size":1},"discardedTiles":[],"deployedMeeples":[],
         "placedTiles":[{"position":[0,0],"rotation":0,"id":"BA/RCr"}],
         "features":[{"type":"Road","places":[[1,0,"WE"],[0,0,"WE"]]}],
         "phase":"%s","action":%s,"history":[{"turn":1,"player":0,"events":[%s]}]}\
        """
            .formatted(followers, phase, action, events);
    return new State(JsonParser.parseString(json).getAsJsonObject());
  }

  private BridgedGame game(State... states) {
    Chance chance = new Chance(List.of(Chance.Result.tile("U")), false);
    Setup setup = new Setup(List.of(Player.RED, Player.BLUE), Composition.BASE, "D", chance);
    MatchedTiles tiles = new MatchedTiles(Spec.bundled(), new CatalogueFiles().in(directory));
    BridgedGame game =
        new BridgedGame(setup, tiles, new Scripted(new ArrayDeque<>(List.of(states))));
    game.play(new Move.Announce(Player.RED, Chance.Result.tile("U")));
    return game;
  }

  private static Move placement() {
    return new Move.Place(Player.RED, new Square(1, 0), Rotation.R0);
  }

  @Test
  void anEngineThatStaysWhereItWasHasNotPlayed() {
    State placing = state("TilePhase", PLACING, 7, "");
    BridgedGame game = game(placing, placing);

    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> game.play(placement()));

    assertTrue(String.valueOf(e.getMessage()).endsWith("it is in the phase TilePhase"));
  }

  @Test
  void aGameThatIsNotToEndIsNotOverWhenTheStackIsEmpty() {
    BridgedGame game =
        game(
            state("TilePhase", PLACING, 7, ""),
            state("CommitActionPhase", "null", 7, ""),
            state("GameOverPhase", "null", 7, ""));
    game.play(placement());
    game.play(new Move.Pass(Player.RED));

    assertEquals("blue: draw", game.decision().toString());
  }

  @Test
  void anEngineThatDrawsAnotherTileIsAtFault() {
    State other = state("TilePhase", PLACING.replace("BA/RFr", "BA/C"), 7, "");

    IllegalStateException e = assertThrows(IllegalStateException.class, () -> game(other));

    assertTrue(String.valueOf(e.getMessage()).endsWith("it has drawn BA/C, not U"));
  }

  @Test
  void whoHasNoFollowerLeftIsTold() {
    Move.Deploy move = new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("0,0 city N"));

    assertEquals(
        Reason.NO_FOLLOWER,
        Refusal.of(state("CommitActionPhase", "null", 0, ""), move, 0).reason());
  }

  @Test
  void pointsOfTheFanEnginePointToTheirFeatureInAnotherWay() {
    String points =
        """
        {"type":"points","points":[{"player":1,"points":2,"name":"road.incomplete",
         "items":[{"name":"tiles","points":2}],
         "ptr":{"featurePointer":{"position":[1,0],"feature":"Road","location":"WE"},
          "positions":[[0,0],[1,0]]}}]}\
        """;
    Chronicle chronicle = new Chronicle(List.of(Player.RED, Player.BLUE));

    assertEquals(
        List.of(new Event.Scored(Phase.SCORE, "road", Place.parse("0,0 road E"), Player.BLUE, 2)),
        chronicle.points(state("TilePhase", PLACING, 7, points), Phase.SCORE));
  }

  /** Answers whatever is sent with one state after the other. */
  private record Scripted(Deque<State> states) implements Exchange {

    @Override
    public State begin(JsonObject setup) {
      return states.removeFirst();
    }

    @Override
    public State send(JsonObject message) {
      return states.removeFirst();
    }

    @Override
    public void end() {}

    @Override
    public void close() {}
  }
}
