package org.meeplecheck.reference.turn;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reference.board.Board;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.board.LiveBoard;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Tile;

/** The state of one game, for rules to read; only a {@link Turn} changes it. */
public final class Table {
  private final Round round;
  private final Stack stack;
  private final Pieces pieces;
  private final Map<Player, Integer> points;
  private final Memory memory;
  private final Deque<Step> agenda;

  /**
   * A game that has not begun.
   *
   * @param players the players in order of play
   * @param figures what each of them has in the supply
   * @param chance the outcomes of chance to come
   * @param board the board with what lies there at the start
   */
  public Table(List<Player> players, Map<Figure, Integer> figures, Chance chance, LiveBoard board) {
    this.round = new Round(players);
    this.stack = new Stack(chance);
    this.pieces = new Pieces(board, players, figures);
    this.points = new EnumMap<>(Player.class);
    this.memory = new Memory();
    this.agenda = new ArrayDeque<>();
    players.forEach(player -> points.put(player, 0));
  }

  private Table(Table table) {
    this.round = table.round.copy();
    this.stack = table.stack.copy();
    this.pieces = table.pieces.copy();
    this.points = new EnumMap<>(table.points);
    this.memory = table.memory.copy();
    this.agenda = new ArrayDeque<>(table.agenda);
  }

  /** A game in the same state that goes its own way. */
  public Table copy() {
    return new Table(this);
  }

  /** The player whose turn it is. */
  public Player active() {
    return round.active();
  }

  /** All players in order of play, beginning with the one whose turn it is. */
  public List<Player> playersFromActive() {
    return round.fromActive();
  }

  /** What lies on the table. */
  public Board board() {
    return pieces.board();
  }

  /** The figures in a player's supply with their numbers, without zeros. */
  public Map<Figure, Integer> supply(Player player) {
    return Collections.unmodifiableMap(pieces.supply().of(player));
  }

  /** The followers that are in no supply: those on segments, and those beside the board. */
  public List<Piece> followers() {
    return pieces.followers();
  }

  /** The pieces that stand on no segment: tokens, neutral figures, followers beside the board. */
  public List<Piece> pieces() {
    return pieces.elsewhere();
  }

  /** The same piece with the canonical name of its place; one that no place has stays as it is. */
  public Piece canonical(Piece piece) {
    Place place = board().canonical(piece.place()).orElse(piece.place());
    return new Piece(piece.owner(), piece.figure(), place);
  }

  /** Whether nothing can be added to a feature, and no rule keeps it open all the same. */
  public boolean isCompleted(Feature feature) {
    return feature.isCompleted() && !memory.isKeptOpen(feature);
  }

  /** Whether that was noted, in this turn or for the game. */
  public boolean knows(String note) {
    return memory.holds(note);
  }

  /** The next outcome of chance; empty when the list is used up. */
  public Optional<Chance.Result> nextOutcome() {
    return stack.next();
  }

  /** Whether the last tile is drawn; never where the list is only the beginning of the stack. */
  public boolean isStackEmpty() {
    return stack.isEmpty();
  }

  /**
   * The tile drawn in this turn and not placed yet.
   *
   * @throws IllegalStateException if there is none
   */
  public Tile drawn() {
    return round.drawn();
  }

  /**
   * The tile placed in this turn.
   *
   * @throws IllegalStateException if none is placed yet
   */
  public LaidTile placed() {
    return round.placed();
  }

  /** What is asked now; empty when the game is over. */
  public Optional<Question> question() {
    return agenda.peek() instanceof Question question ? Optional.of(question) : Optional.empty();
  }

  /** The state, as the suite sees it. */
  public Snapshot snapshot() {
    return new Snapshot(
        points, pieces.supply().all(), board().tiles(), pieces.followers(), pieces.others());
  }

  Deque<Step> agenda() {
    return agenda;
  }

  Pieces where() {
    return pieces;
  }

  Memory memory() {
    return memory;
  }

  void addPoints(Player player, int number) {
    points.merge(player, number, Integer::sum);
  }

  void nextPlayer() {
    round.next();
    memory.endTurn();
  }

  void takeOutcome() {
    stack.take();
  }

  void hold(@Nullable Tile tile) {
    round.hold(tile);
  }

  void lay(LaidTile tile) {
    pieces.board().lay(tile);
    round.place(tile);
  }
}
