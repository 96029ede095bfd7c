package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** Everything that goes over the wire comes out as it went in, in the form that is published. */
class RoundTripTest {
  private static final WireSchema SCHEMA = new WireSchema();
  private static final Piece RED = new Piece(Player.RED, Figure.SMALL, Place.parse("1,0 city N"));
  private static final Piece BLUE =
      new Piece(Player.BLUE, Figure.SMALL, Place.parse("-2,3 field SSW"));
  private static final Piece PIG = new Piece(null, new Figure("pig"), Place.parse("wheel tax"));

  static Stream<Move> moves() {
    return Stream.of(
        new Move.Announce(Player.RED, Chance.Result.tile("U")),
        new Move.Place(Player.BLUE, new Square(-1, 2), Rotation.R270),
        new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("2,1 monastery")),
        new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("wheel storm")),
        new Move.Shift(Player.RED, PIG, Place.parse("wheel famine")),
        new Move.Shift(Player.RED, RED, BLUE),
        new Move.Remove(Player.BLUE, new Piece(Player.BLUE, Figure.SMALL, Place.SUPPLY)),
        new Move.Choose(Player.GREEN, "swap"),
        new Move.Pass(Player.PINK));
  }

  @ParameterizedTest
  @MethodSource("moves")
  void a_move_comes_out_as_it_went_in(Move move) {
    JsonElement json = WireJson.GSON.toJsonTree(move, Move.class);
    assertEquals(move, WireJson.GSON.fromJson(json, Move.class));
  }

  @Test
  void a_move_is_written_as_the_page_on_the_protocol_says() {
    Move move = new Move.Place(Player.RED, new Square(0, -1), Rotation.R180);
    assertEquals(
        "{\"verb\":\"place\",\"player\":\"red\",\"square\":\"0,-1\",\"rotation\":180}",
        WireJson.GSON.toJson(move, Move.class));
  }

  static Stream<Outcome> outcomes() {
    return Stream.of(
        new Outcome.Refused(Reason.EDGE_MISMATCH, "north"),
        new Outcome.Accepted(List.of()),
        new Outcome.Accepted(
            List.of(
                new Event.Scored(Phase.SCORE, "city", Place.parse("0,0 city N"), Player.RED, 4),
                new Event.Moved(Phase.DRAW, PIG, Place.parse("wheel storm")),
                new Event.Discarded(Phase.DRAW, Player.BLUE, "X"))));
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void an_outcome_comes_out_as_it_went_in(Outcome outcome) {
    Decision next = new Decision.Pending("draw", Player.BLUE, false);
    JsonElement json = WireJson.GSON.toJsonTree(Messages.Played.of(outcome, next));
    assertEquals(java.util.Optional.empty(), SCHEMA.faultOfOk(Op.PLAY, json));
    assertEquals(outcome, WireJson.GSON.fromJson(json, Messages.Played.class).outcome());
  }

  @Test
  void the_end_of_a_game_comes_out_as_it_went_in() {
    String json = WireJson.GSON.toJson(new Decision.GameOver(), Decision.class);
    assertEquals("{\"state\":\"over\"}", json);
    assertEquals(new Decision.GameOver(), WireJson.GSON.fromJson(json, Decision.class));
  }

  @Test
  void a_setup_comes_out_as_it_went_in() {
    Setup setup =
        new Setup(
            List.of(Player.BLUE, Player.RED),
            Composition.of(Set.of("base", "wheel"), Set.of(), Map.of("wheel.famine", "all")),
            "wheel:start",
            new Chance(List.of(Chance.Result.tile("wheel:curve-1"), Chance.Result.die(3)), true));
    assertEquals(setup, WireJson.GSON.fromJson(WireJson.GSON.toJson(setup), Setup.class));
  }

  @Test
  void a_snapshot_comes_out_as_it_went_in() {
    Snapshot snapshot =
        new Snapshot(
            Map.of(Player.RED, 3, Player.BLUE, 0),
            Map.of(Player.RED, Map.of(Figure.SMALL, 6), Player.BLUE, Map.of()),
            List.of(new PlacedTile(new Square(0, 0), "D", Rotation.R0)),
            List.of(RED),
            List.of(PIG));
    JsonElement json = WireJson.GSON.toJsonTree(snapshot);
    assertEquals(java.util.Optional.empty(), SCHEMA.faultOfOk(Op.SNAPSHOT, json));
    assertEquals(snapshot, WireJson.GSON.fromJson(json, Messages.State.class).snapshot());
  }

  @Test
  void components_come_out_as_they_went_in() {
    Components.Content city =
        new Components.Content(
            Set.of(Segment.parse("city N coat-of-arms"), Segment.parse("field ENE WNW borders N")),
            Map.of("wheel", "2"));
    Components components =
        new Components(
            Map.of(city, 3),
            Map.of(new Square(0, 0), city, new Square(1, 0), city),
            Map.of(Figure.SMALL, 7),
            Map.of("token", 6));
    JsonElement json = WireJson.GSON.toJsonTree(Messages.Pieces.of(components));
    assertEquals(java.util.Optional.empty(), SCHEMA.faultOfOk(Op.COMPONENTS, json));
    assertEquals(components, WireJson.GSON.fromJson(json, Messages.Pieces.class).components());
  }
}
