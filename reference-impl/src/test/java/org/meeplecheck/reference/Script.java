package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Square;

/** A game of a few turns, written as a script: every move but a refused one has to be legal. */
final class Script {
  private final Game game;

  private Script(Game game) {
    this.game = game;
  }

  /** A game of red and blue whose stack begins with these tiles. */
  static Script begin(String sets, String tiles, String... rulings) {
    return of(new ReferenceEngine(), 2, sets, tiles, false, rulings);
  }

  /** A game of red and blue whose stack is these tiles. */
  static Script whole(String sets, String tiles, String... rulings) {
    return of(new ReferenceEngine(), 2, sets, tiles, true, rulings);
  }

  /** A game of any engine and number of players; the start tile is that of the sets. */
  static Script of(
      Engine engine, int players, String sets, String tiles, boolean ends, String... rulings) {
    List<Chance.Result> outcomes = words(tiles).map(Chance.Result::tile).toList();
    Map<String, String> options =
        Arrays.stream(rulings)
            .map(RulingOption.Ref::parse)
            .collect(Collectors.toMap(RulingOption.Ref::ruling, RulingOption.Ref::option));
    Setup setup =
        new Setup(
            Arrays.asList(Player.values()).subList(0, players),
            Composition.of(Set.copyOf(words(sets).toList()), Set.of(), options),
            start(sets, options),
            new Chance(outcomes, ends));
    return new Script(engine.newGame(setup));
  }

  private static String start(String sets, Map<String, String> options) {
    if (sets.contains("wheel") && !options.containsValue("aside")) {
      return "wheel:start";
    }
    return sets.contains("wind-roses") ? "wind-roses:orange" : "D";
  }

  private static Stream<String> words(String text) {
    return Pattern.compile(" ").splitAsStream(text).filter(word -> !word.isEmpty());
  }

  /** The game itself. */
  Game game() {
    return game;
  }

  /** Whom the game asks. */
  Player asked() {
    return assertInstanceOf(Decision.Pending.class, game.decision()).player();
  }

  /** The name of the decision, or {@code over}. */
  String decision() {
    return game.decision() instanceof Decision.Pending pending ? pending.name() : "over";
  }

  /** Draws that tile. */
  List<Event> draw(String tile) {
    return play(new Move.Announce(asked(), Chance.Result.tile(tile)));
  }

  /** Places the drawn tile, such as {@code "1,0", 90}. */
  List<Event> place(String square, int rotation) {
    return play(placing(square, rotation));
  }

  /** Deploys a follower there, or passes where the place is empty. */
  List<Event> deploy(String place) {
    return play(place.isEmpty() ? new Move.Pass(asked()) : deployment(place));
  }

  /** A whole turn: draw, place and deploy; an empty place passes. */
  List<Event> turn(String tile, String square, int rotation, String deploy) {
    List<Event> events = new ArrayList<>(draw(tile));
    events.addAll(place(square, rotation));
    events.addAll(deploy(deploy));
    return events;
  }

  /** Plays a legal move. */
  List<Event> play(Move move) {
    return assertInstanceOf(Outcome.Accepted.class, game.play(move), move::toString).events();
  }

  /** The reason why a move is refused. */
  Reason refused(Move move) {
    return assertInstanceOf(Outcome.Refused.class, game.play(move), move::toString).reason();
  }

  /** The placement of the drawn tile. */
  Move placing(String square, int rotation) {
    return new Move.Place(asked(), Square.parse(square), Rotation.ofDegrees(rotation));
  }

  /** The deployment of a follower. */
  Move deployment(String place) {
    return new Move.Deploy(asked(), Figure.SMALL, Place.parse(place));
  }

  /** Removes an own follower from that place. */
  List<Event> remove(String place) {
    return play(removal(place));
  }

  /** The removal of an own follower from that place. */
  Move removal(String place) {
    return new Move.Remove(asked(), new Piece(asked(), Figure.SMALL, Place.parse(place)));
  }

  /** The exchange of an own follower with one of another player. */
  Move exchange(String own, Player other, String place) {
    Piece wanted = new Piece(other, Figure.SMALL, Place.parse(place));
    Piece given = new Piece(asked(), Figure.SMALL, Place.parse(own));
    return new Move.Shift(asked(), given, wanted.place(), wanted);
  }

  /** Chooses an option. */
  List<Event> choose(String option) {
    return play(new Move.Choose(asked(), option));
  }

  /** Passes. */
  List<Event> pass() {
    return play(new Move.Pass(asked()));
  }

  /** The points of a player. */
  int points(Player player) {
    return game.snapshot().points(player);
  }

  /** The followers in the supply of a player. */
  int supply(Player player) {
    return game.snapshot().supply(player, Figure.SMALL);
  }
}
