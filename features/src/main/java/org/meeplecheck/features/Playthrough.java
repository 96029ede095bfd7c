package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** A scenario being played against an engine: what the sentences act on. */
public final class Playthrough {
  private final Stage stage;
  private final Scenario scenario;
  private final Plan plan;
  private final Entry entry;
  private final EngineCalls engine;
  private final Blame blame;
  private final GameInPlay game;
  private final List<String> warnings = new ArrayList<>();
  private @Nullable Components box;
  private Optional<Snapshot> last = Optional.empty();

  Playthrough(Stage stage, Scenario scenario, Plan plan, Entry entry) {
    this.stage = stage;
    this.scenario = scenario;
    this.plan = plan;
    this.entry = entry;
    this.engine = new EngineCalls(stage.engine());
    this.blame = new Blame(stage.spec(), scenario, plan);
    this.game = new GameInPlay(this, engine);
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

  Blame blame() {
    return blame;
  }

  GameInPlay game() {
    return game;
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

  /** Opens the game that the scenario plans. */
  public void open() {
    game.open(new Setup(plan.players(), composition(), plan.start(), plan.chance()));
  }

  /** Ends the game; of a scenario that failed what stands is kept for the report. */
  public void end(boolean failed) {
    last = failed ? game.standing() : Optional.empty();
    engine.close();
  }

  List<Piece> followers() {
    return last.map(Snapshot::followers).orElse(List.of());
  }

  List<Piece> pieces() {
    return last.map(Snapshot::pieces).orElse(List.of());
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
    blame.inHistory(() -> game.playHistory(Turn.read(cells)));
  }

  /** Draws a tile. */
  public void draw(Player player, String tile) {
    game.draw(player, tile);
  }

  /** Plays a legal move; after an assertion a new stretch begins. */
  public void play(Answer answer) {
    game.play(answer);
  }

  /** Tries an illegal move and keeps what becomes of it for the next sentence. */
  public void attempt(Move move) {
    game.attempt(move);
  }

  /** The position that the game is in. */
  public Position position() {
    return game.position();
  }

  /** The points of the stretch of the game that is being watched. */
  public Points points() {
    return game.points();
  }

  /** What an expectation that does not hold on the way says about the engine. */
  Finding broken(String clause, String expected, String actual) {
    return blame.broken(clause, expected, actual);
  }
}
