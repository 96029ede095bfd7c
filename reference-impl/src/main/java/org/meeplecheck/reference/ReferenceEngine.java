package org.meeplecheck.reference;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.reference.board.Faces;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.board.LiveBoard;
import org.meeplecheck.reference.expansion.Hooks;
import org.meeplecheck.reference.rules.BaseGame;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/**
 * The engine that plays by the rules of the spec, found as a service of its type.
 *
 * <p>Games may be played at the same time, each by one thread.
 */
public final class ReferenceEngine implements Engine {
  private static final String VERSION = "0.1.0";
  private static final Square ORIGIN = new Square(0, 0);

  /** Options that show only where an element is in play that the engine does not know. */
  private static final Set<RulingOption.Ref> NOT_PLAYED =
      Set.of(RulingOption.Ref.parse("darmstadt.church-count=votes"));

  private final Spec spec = Spec.bundled();
  private final Rules rules;
  private final Manifest manifest;
  private final Faces faces;

  /** The engine with the rules as they are written. */
  public ReferenceEngine() {
    this("reference", Rules.standard());
  }

  /** An engine of another name with other rules. */
  public ReferenceEngine(String name, Rules rules) {
    this.rules = rules;
    this.manifest = manifest(name);
    this.faces = new Faces(rules.tiles());
  }

  private Manifest manifest(String name) {
    Set<String> sets =
        rules.expansions().stream().map(Expansions.Entry::set).collect(Collectors.toSet());
    sets.add("base");
    Map<String, Set<String>> rulings =
        spec.sets().stream()
            .filter(set -> sets.contains(set.id()))
            .flatMap(set -> set.rulings().stream())
            .collect(Collectors.toMap(Ruling::id, ReferenceEngine::played));
    return new Manifest(
        name, VERSION, sets, Set.of(), rulings, Set.of(Rung.values()), Manifest.Limits.NONE);
  }

  private static Set<String> played(Ruling ruling) {
    return ruling.options().stream()
        .map(RulingOption::id)
        .filter(option -> !NOT_PLAYED.contains(new RulingOption.Ref(ruling.id(), option)))
        .collect(Collectors.toSet());
  }

  @Override
  public Manifest manifest() {
    return manifest;
  }

  /**
   * Opens a new game.
   *
   * @throws IllegalArgumentException if the setup asks for what the manifest does not declare, for
   *     tiles that are not in the game, or for fewer than 2 or more than 6 players (BG-01)
   */
  @Override
  public Game newGame(Setup setup) {
    Box box = box(setup.composition());
    new Admission(manifest).check(setup, box.starts(), box.tiles().keySet());
    LiveBoard board = board(box, setup.start());
    Table table = new Table(setup.players(), box.figures(), setup.chance(), board);
    BaseGame game = new BaseGame(rules.base(), box.options(), box.tiles(), hooks(setup, box));
    Turn turn = new Turn(table);
    turn.first(game.begin());
    turn.run();
    return new ReferenceGame(table);
  }

  private LiveBoard board(Box box, String start) {
    LiveBoard board = new LiveBoard(faces);
    Optional.ofNullable(box.tiles().get(start))
        .ifPresent(tile -> board.lay(new LaidTile(ORIGIN, tile, Rotation.R0)));
    box.board(start).ifPresent(board::lay);
    return board;
  }

  private Hooks hooks(Setup setup, Box box) {
    return new Hooks(
        rules.expansions().stream()
            .filter(entry -> setup.composition().sets().contains(entry.set()))
            .map(entry -> entry.maker().make(box.options(), rules.base().majority()))
            .toList());
  }

  /**
   * The pieces in the box, from the engine's catalogue.
   *
   * @throws IllegalArgumentException if the composition asks for what the manifest does not declare
   */
  @Override
  public Components components(Composition composition) {
    return box(composition).components();
  }

  private Box box(Composition composition) {
    new Admission(manifest).check(composition);
    return new Box(spec, rules.tiles(), composition);
  }
}
