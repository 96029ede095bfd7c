package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** The game of a scenario: the moves made in it, and what has come of them. */
final class GameInPlay {
  /** The clause of what a player begins with. */
  private static final String NO_POINTS = "BG-03";

  private final Playthrough play;
  private final EngineCalls engine;
  private final Table table;
  private final Position position;
  private final List<String> moves = new ArrayList<>();
  private Points points;
  private Attempt.@Nullable Made attempt;

  GameInPlay(Playthrough play, EngineCalls engine) {
    this.play = play;
    this.engine = engine;
    this.table = new Table(play.stage().spec(), play.plan().sets());
    this.position = new Position(play, engine, table);
    this.points = new Points(play, 0, Optional.empty());
  }

  Table table() {
    return table;
  }

  Position position() {
    return position;
  }

  List<String> moves() {
    return moves;
  }

  Points points() {
    return points;
  }

  /** The followers and pieces as they stand; nothing where the engine does not or cannot tell. */
  Optional<Snapshot> standing() {
    if (!engine.hasGame() || !play.tells(Rung.BOARD)) {
      return Optional.empty();
    }
    try {
      return Optional.of(engine.snapshot());
    } catch (Finding thrown) {
      return Optional.empty();
    }
  }

  void open(Setup setup) {
    engine.newGame(setup);
    table.start(setup.start());
    Snapshot start = engine.snapshot();
    points = new Points(play, 0, Optional.of(start));
    for (Player player : setup.players()) {
      if (start.points(player) != 0) {
        throw play.broken(
            NO_POINTS, player + " to begin with 0 points", "there are " + start.points(player));
      }
    }
  }

  void playHistory(List<Turn> turns) {
    new History(play).play(turns);
    points = new Points(play, points.window(), Optional.of(engine.snapshot()));
  }

  void draw(Player player, String tile) {
    play(new Answer("draw", new Move.Announce(player, Chance.Result.tile(tile))));
    table.draw(tile);
  }

  /** Plays a legal move; after an assertion a new stretch begins. */
  void play(Answer answer) {
    if (points.isAsserted()) {
      points = new Points(play, points.window() + 1, Optional.of(engine.snapshot()));
    }
    Move move = answer.move();
    if (move instanceof Move.Pass) {
      position.requireFreeToPass(move.player(), answer.decision());
    } else {
      position.requirePending(move.player(), answer.decision());
    }
    Outcome outcome = engine.play(move);
    if (outcome instanceof Outcome.Refused refused) {
      moves.add(move + "  (refused: " + refused.reason() + ")");
      throw play.broken(
          position.clauseOf(answer.decision()),
          "the move \"" + move + "\" to be accepted",
          "it is refused because " + refused.reason() + said(refused));
    }
    accept(move, ((Outcome.Accepted) outcome).events());
  }

  private void accept(Move move, List<Event> events) {
    moves.add(move.toString());
    if (move instanceof Move.Place place) {
      table.place(place.square(), place.rotation());
    }
    points.add(events);
  }

  void attempt(Move move) {
    Decision decision = engine.decision();
    Snapshot before = engine.snapshot();
    if (play.tells(Rung.FORK) && !engine.forked().equals(before)) {
      throw play.broken(
          play.scenario().clauses().get(0), "a fork in the same state", "it is in another");
    }
    Outcome outcome = engine.play(move);
    moves.add(
        move + (outcome instanceof Outcome.Refused r ? "  (refused: " + r.reason() + ")" : ""));
    attempt = new Attempt.Made(move, outcome, decision, before);
  }

  Attempt.Made attempted() {
    Attempt.Made made = attempt;
    if (made == null) {
      throw Finding.suiteError("no move was tried: a sentence with \"tries to\" comes first");
    }
    return made;
  }

  private static String said(Outcome.Refused refused) {
    String text = refused.text();
    return text.isBlank() || text.equals(refused.reason().code()) ? "" : ": " + text;
  }
}
