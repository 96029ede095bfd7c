package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.RuleSet;

/** A scenario being played against an engine: what the sentences act on. */
public final class Playthrough {
  /** The clause of a tile that fits nowhere. */
  static final String UNPLACEABLE = "BG-07";

  /** The clause of what a player begins with. */
  private static final String NO_POINTS = "BG-03";

  private final Stage stage;
  private final Scenario scenario;
  private final Plan plan;
  private final Entry entry;
  private final EngineCalls engine;
  private final Table table;
  private final Position position;
  private final List<String> moves = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private Points points;
  private Attempt.@Nullable Made attempt;
  private @Nullable Components box;
  private List<Piece> followers = List.of();
  private boolean inHistory;
  private int line;

  Playthrough(Stage stage, Scenario scenario, Plan plan, Entry entry) {
    this.entry = entry;
    this.stage = stage;
    this.scenario = scenario;
    this.plan = plan;
    this.engine = new EngineCalls(stage.engine());
    this.table = new Table(stage.spec());
    this.position = new Position(this, engine, table);
    this.points = new Points(this, 0, Optional.empty());
  }

  /** The playthrough of the scenario that runs on this thread. */
  public static Playthrough current() {
    return Stage.current().playthrough();
  }

  Stage stage() {
    return stage;
  }

  Scenario scenario() {
    return scenario;
  }

  Plan plan() {
    return plan;
  }

  Table table() {
    return table;
  }

  List<String> moves() {
    return moves;
  }

  List<String> warnings() {
    return warnings;
  }

  EngineCalls engine() {
    return engine;
  }

  boolean tells(Rung rung) {
    return stage.manifest().rungs().contains(rung);
  }

  /** Ends the scenario before its first sentence where it cannot be played. */
  public void begin() {
    entry.check();
  }

  void atLine(int newLine) {
    line = newLine;
  }

  int line() {
    return line;
  }

  /** File and line of the sentence that runs, or of the scenario before the first. */
  String source() {
    return line == 0 ? scenario.source() : FeatureUri.shortened(scenario.uri()) + ":" + line;
  }

  /** Opens the game that the scenario plans. */
  public void open() {
    engine.newGame(new Setup(plan.players(), composition(), plan.start(), plan.chance()));
    table.start(plan.start());
    Snapshot start = engine.snapshot();
    points = new Points(this, 0, Optional.of(start));
    for (Player player : plan.players()) {
      if (start.points(player) != 0) {
        throw broken(
            NO_POINTS, player + " to begin with 0 points", "there are " + start.points(player));
      }
    }
  }

  /** Ends the game; of a scenario that failed the followers are kept for the report. */
  public void end(boolean failed) {
    if (failed && engine.hasGame() && tells(Rung.BOARD)) {
      try {
        followers = engine.snapshot().followers();
      } catch (Finding thrown) {
        followers = List.of();
      }
    }
    engine.close();
  }

  List<Piece> followers() {
    return followers;
  }

  /** Asks the engine for the pieces of the composition that the scenario plans. */
  public void openBox() {
    box = engine.components(composition());
  }

  /** The pieces of the composition. */
  public Components box() {
    Components components = box;
    if (components == null) {
      throw Finding.suiteError("no box is open: begin with the box of a game");
    }
    return components;
  }

  private Composition composition() {
    return plan.composition(stage.spec(), stage.rulings());
  }

  /** Plays a history, turn by turn; a fault in it blocks the scenario. */
  public void playHistory(List<List<String>> cells) {
    inHistory = true;
    new History(this).play(Turn.read(cells));
    inHistory = false;
    points = new Points(this, points.window(), Optional.of(engine.snapshot()));
  }

  /** Draws a tile. */
  public void draw(Player player, String tile) {
    play("draw", new Move.Announce(player, Chance.Result.tile(tile)));
    table.draw(tile);
  }

  /** Plays a legal move in answer to that decision; after an assertion a new stretch begins. */
  public void play(String decision, Move move) {
    if (points.isAsserted()) {
      points = new Points(this, points.window() + 1, Optional.of(engine.snapshot()));
    }
    if (move instanceof Move.Pass) {
      position.requireFreeToDeploy(move.player());
    } else {
      position.requirePending(move.player(), decision);
    }
    Outcome outcome = engine.play(move);
    if (outcome instanceof Outcome.Refused refused) {
      moves.add(move + "  (refused: " + refused.reason() + ")");
      throw broken(
          clauseOf(decision),
          "the move \"" + move + "\" to be accepted",
          "it is refused because " + refused.reason() + ": " + refused.text());
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

  /** Tries an illegal move and keeps what becomes of it for the next sentence. */
  public void attempt(Move move) {
    Decision decision = engine.decision();
    Snapshot before = engine.snapshot();
    if (tells(Rung.FORK) && !engine.forked().equals(before)) {
      throw broken(scenario.clauses().get(0), "a fork in the same state", "it is in another");
    }
    Outcome outcome = engine.play(move);
    moves.add(
        move + (outcome instanceof Outcome.Refused r ? "  (refused: " + r.reason() + ")" : ""));
    attempt = new Attempt.Made(move, outcome, decision, before);
  }

  /** The move just tried. */
  Attempt.Made attempted() {
    Attempt.Made made = attempt;
    if (made == null) {
      throw Finding.suiteError("no move was tried: a sentence with \"tries to\" comes first");
    }
    return made;
  }

  /** The position that the game is in. */
  public Position position() {
    return position;
  }

  /** The points of the stretch of the game that is being watched. */
  public Points points() {
    return points;
  }

  /** What an expectation that does not hold on the way says about the engine. */
  Finding broken(String clause, String expected, String actual) {
    boolean tested = !inHistory && line >= plan.lastMove();
    return tested || scenario.clauses().contains(clause)
        ? Finding.fail(expected, actual)
        : Finding.blocked(clause, expected, actual);
  }

  /** The clause that an engine breaks when it does not ask for that decision. */
  String clauseOf(String decision) {
    if (decision.equals("draw") && table.isTileInHand()) {
      return UNPLACEABLE;
    }
    return stage.spec().decision(decision).map(RuleSet.DecisionTerm::clause).orElse(decision);
  }
}
