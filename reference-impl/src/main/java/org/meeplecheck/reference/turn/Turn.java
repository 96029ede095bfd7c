package org.meeplecheck.reference.turn;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Tile;

/** What rules do to a table: from one answer of a player up to the next question. */
public final class Turn {
  private final Table table;
  private final List<Event> events = new ArrayList<>();

  /** Something is about to happen on that table. */
  public Turn(Table table) {
    this.table = table;
  }

  /** The table as it is by now. */
  public Table table() {
    return table;
  }

  /** What has happened so far, in order. */
  public List<Event> events() {
    return events;
  }

  /** Runs the steps of the agenda up to the next question, or to the end of the game. */
  public void run() {
    while (table.agenda().peek() instanceof Action action) {
      table.agenda().remove();
      action.run(this);
    }
  }

  /** Answers the question that is asked with a legal move, and runs up to the next one. */
  public void answer(Question question, Move move) {
    table.agenda().remove();
    if (move instanceof Move.Pass) {
      question.passed(this);
    } else {
      question.answer(this, move);
    }
    run();
  }

  /** Puts steps in front of the agenda, the first of them to come next. */
  public void first(List<? extends Step> steps) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      table.agenda().push(steps.get(i));
    }
  }

  /** Gives up what is left of the turn; what is put in front then is all that follows. */
  public void clearAgenda() {
    table.agenda().clear();
  }

  /** Hands the turn to the next player. */
  public void nextPlayer() {
    table.nextPlayer();
  }

  /** Goes on to the next outcome of chance. */
  public void takeOutcome() {
    table.takeOutcome();
  }

  /** Turns up a tile, to be placed or discarded. */
  public void draw(Tile tile) {
    table.hold(tile);
  }

  /** Notes something for the rest of the game. */
  public void note(String what) {
    table.memory().keep(what);
  }

  /** Notes something until the turn goes on to the next player. */
  public void noteForTurn(String what) {
    table.memory().keepForTurn(what);
  }

  /** Lets a feature to which nothing can be added count as incomplete. */
  public void keepOpen(Feature feature) {
    table.memory().keepOpen(feature);
  }

  /** Takes the drawn tile out of the game. */
  public void discard() {
    events.add(new Event.Discarded(Phase.DRAW, table.active(), table.drawn().id()));
    table.hold(null);
  }

  /** Lays the drawn tile on the board. */
  public void lay(LaidTile tile) {
    table.lay(tile);
  }

  /** Gives a player points, and tells of them; nothing happens for none. */
  public void score(Phase phase, String reason, Place feature, Player player, int points) {
    if (points != 0) {
      table.addPoints(player, points);
      events.add(new Event.Scored(phase, reason, feature, player, points));
    }
  }

  /**
   * Brings a new piece into the game, such as a token or a neutral figure.
   *
   * @throws IllegalArgumentException if it names a segment that is not there
   */
  public void put(Piece piece) {
    table.where().put(piece);
  }

  /** Deploys a figure from its owner's supply; the move itself tells of it. */
  public void deploy(Piece piece) {
    table.where().take(new Piece(piece.owner(), piece.figure(), Place.SUPPLY));
    table.where().put(piece);
  }

  /**
   * Moves a piece from where it is to another place, the supply or out of the game, and tells of
   * it.
   *
   * @throws IllegalArgumentException if it is not there, or the place is not
   */
  public void move(Phase phase, Piece piece, Place to) {
    table.where().take(piece);
    table.where().put(new Piece(piece.owner(), piece.figure(), to));
    events.add(new Event.Moved(phase, piece, to));
  }
}
