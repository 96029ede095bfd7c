package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Set;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** One short game of a check; whoever is asked moves. */
final class Bout {
  private final Game game;
  private final List<Player> players;
  private final List<Chance.Result> stack;
  private int drawn;
  private int turn;

  Bout(Game game, List<Player> players, List<Chance.Result> stack) {
    this.game = game;
    this.players = players;
    this.stack = stack;
  }

  /** The player whose turn it is by the count of the turns. */
  Player mover() {
    return players.get(turn % players.size());
  }

  Player next() {
    return players.get((turn + 1) % players.size());
  }

  Decision decision() {
    return Misfit.call("decision", game::decision);
  }

  Snapshot snapshot() {
    return Misfit.call("snapshot", game::snapshot);
  }

  int points(Player player) {
    return snapshot().points(player);
  }

  Set<Move> legalMoves() {
    return Misfit.call("legal-moves", game::legalMoves);
  }

  Bout fork() {
    Game other = Misfit.call("fork", game::fork);
    Bout bout = new Bout(other, players, stack);
    bout.drawn = drawn;
    bout.turn = turn;
    return bout;
  }

  void close() {
    Misfit.call(
        "end-game",
        () -> {
          game.close();
          return true;
        });
  }

  boolean accepts(Move move) {
    return play(move) instanceof Outcome.Accepted;
  }

  Outcome play(Move move) {
    return Misfit.call("\"" + move + "\"", () -> game.play(move));
  }

  /** Plays a move that is legal under every rule. */
  List<Event> require(Move move) {
    Outcome outcome = play(move);
    if (outcome instanceof Outcome.Accepted accepted) {
      return accepted.events();
    }
    throw new Misfit(
        "\"" + move + "\" to be accepted",
        "it is refused: " + told(outcome),
        "see that the engine gets the move as it is meant");
  }

  private static String told(Outcome outcome) {
    return outcome instanceof Outcome.Refused refused
        ? refused.reason() + ", " + refused.text()
        : "";
  }

  /** The announcement of the next tile of the stack. */
  Move.Announce announcement() {
    return new Move.Announce(mover(), stack.get(drawn));
  }

  List<Event> announce() {
    List<Event> events = require(announcement());
    drawn++;
    return events;
  }

  Move.Place placement(Square square, int rotation) {
    return new Move.Place(mover(), square, Rotation.ofDegrees(rotation));
  }

  boolean isPlaced(Square square, int rotation) {
    return accepts(placement(square, rotation));
  }

  List<Event> place(String at, int rotation) {
    return require(placement(Square.parse(at), rotation));
  }

  Move.Deploy deployment(Place place) {
    return new Move.Deploy(mover(), Figure.SMALL, place);
  }

  List<Event> deploy(String place) {
    List<Event> events = require(deployment(Place.parse(place)));
    turn++;
    return events;
  }

  List<Event> pass() {
    List<Event> events = require(new Move.Pass(mover()));
    turn++;
    return events;
  }

  /** Requires that the game waits for that decision of the player whose turn it is. */
  void requireAsked(String name, boolean mayPass, String mend) {
    Decision.Pending expected = new Decision.Pending(name, mover(), mayPass);
    Decision actual = decision();
    if (!actual.equals(expected)) {
      throw new Misfit(
          "the decision \"" + expected + "\"", "the game has \"" + actual + "\"", mend);
    }
  }

  /** Requires that a move is refused and changes nothing. */
  void requireRefused(Move move, String why) {
    Decision pending = decision();
    Snapshot before = snapshot();
    Outcome outcome = play(move);
    if (outcome instanceof Outcome.Accepted) {
      throw new Misfit(
          "\"" + move + "\" to be refused, since " + why,
          "it is accepted",
          "let the adapter answer with a refusal, or ask the engine before it changes anything");
    }
    requireUnchanged("after the refusal of \"" + move + "\"", pending, before);
  }

  void requireUnchanged(String when, Decision pending, Snapshot before) {
    Decision now = decision();
    if (!now.equals(pending)) {
      throw new Misfit(
          "\"" + pending + "\" still to be pending " + when,
          "the game has \"" + now + "\"",
          "leave the state as it was");
    }
    if (!snapshot().equals(before)) {
      throw new Misfit("the same snapshot " + when, "it differs", "leave the state as it was");
    }
  }
}
