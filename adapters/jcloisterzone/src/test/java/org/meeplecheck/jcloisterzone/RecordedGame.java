package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/**
 * A game of red and blue that is played by the adapter against a recording of the engine.
 *
 * <p>With the system properties {@code jcloisterzone.jar} and {@code jcloisterzone.expansions} it
 * is played against the engine, and the recording is made anew. A recording that is kept for each
 * engine is made anew if {@code jcloisterzone.engine} names its engine, {@code farin} or {@code
 * fan}, and its test skipped otherwise.
 */
final class RecordedGame implements AutoCloseable {
  static final Path RECORDINGS =
      Path.of("src", "test", "resources", "org", "meeplecheck", "jcloisterzone", "recordings");
  private static final Optional<String> JAR =
      Optional.ofNullable(System.getProperty("jcloisterzone.jar"));

  private final Exchange exchange;
  private final BridgedGame game;

  private RecordedGame(String recording, Set<String> sets, Setup setup, Path directory) {
    TileFiles files =
        JAR.isPresent()
            ? TileFiles.read(Path.of(System.getProperty("jcloisterzone.expansions")))
            : new CatalogueFiles().in(directory);
    Path file = RECORDINGS.resolve(recording + ".jsonl");
    this.exchange =
        JAR.<Exchange>map(
                jar ->
                    new Recorder(
                        new EngineChild(EngineChild.command(Path.of(jar)), paths(files, sets)),
                        number -> file))
            .orElseGet(() -> new RecordedExchange(file));
    this.game = new BridgedGame(setup, new MatchedTiles(Spec.bundled(), files), exchange);
  }

  private static List<Path> paths(TileFiles files, Set<String> sets) {
    return PlayableSet.of(sets).stream()
        .map(set -> files.path(set.tileSet()).orElseThrow())
        .toList();
  }

  /** What a recording holds. */
  static final class Plan {
    private String recording;
    private Set<String> sets = Set.of("base");
    private String start = "D";
    private String smallCity = "4";
    private boolean ends;
    private List<String> stack = List.of();

    private Plan(String recording) {
      this.recording = recording;
    }

    Plan sets(String... slugs) {
      sets = Stream.concat(sets.stream(), Stream.of(slugs)).collect(Collectors.toSet());
      return this;
    }

    Plan start(String tile) {
      start = tile;
      return this;
    }

    Plan smallCity(String option) {
      smallCity = option;
      return this;
    }

    Plan stack(String... tiles) {
      stack = List.of(tiles);
      return this;
    }

    Plan ends() {
      ends = true;
      return this;
    }

    /** Keeps the recording for that engine, beside those for others. */
    Plan engine(String name) {
      assumeTrue(
          JAR.isEmpty() || name.equals(System.getProperty("jcloisterzone.engine")),
          "the jar is not that of " + name);
      recording = recording + "-" + name;
      return this;
    }

    /** Begins the game; tile files that it needs are written into the directory. */
    RecordedGame begin(Path directory) {
      Composition composition =
          Composition.of(sets, Set.of(), Map.of("base.small-city", smallCity));
      List<Chance.Result> outcomes = stack.stream().map(Chance.Result::tile).toList();
      Setup setup =
          new Setup(
              List.of(Player.RED, Player.BLUE), composition, start, new Chance(outcomes, ends));
      return new RecordedGame(recording, sets, setup, directory);
    }
  }

  /** The plan of the game that a recording of that name holds. */
  static Plan of(String recording) {
    return new Plan(recording);
  }

  BridgedGame game() {
    return game;
  }

  /** A whole turn, every step of which must be accepted; what the last step has brought. */
  List<Event> turn(Player player, String tile, String at, int rotation, String deploy) {
    draw(player, tile);
    place(player, at, rotation);
    return deploy.equals("nobody") ? pass(player) : deploy(player, at + " " + deploy);
  }

  List<Event> draw(Player player, String tile) {
    return accepted(new Move.Announce(player, Chance.Result.tile(tile)));
  }

  List<Event> place(Player player, String at, int rotation) {
    return accepted(placement(player, at, rotation));
  }

  List<Event> deploy(Player player, String place) {
    return accepted(deployment(player, place));
  }

  List<Event> pass(Player player) {
    return accepted(new Move.Pass(player));
  }

  static Move placement(Player player, String at, int rotation) {
    return new Move.Place(player, Square.parse(at), Rotation.ofDegrees(rotation));
  }

  static Move deployment(Player player, String place) {
    return new Move.Deploy(player, Figure.SMALL, Place.parse(place));
  }

  private List<Event> accepted(Move move) {
    return assertInstanceOf(Outcome.Accepted.class, game.play(move), move.toString()).events();
  }

  void assertRefused(Reason reason, Move move) {
    Outcome.Refused refused =
        assertInstanceOf(Outcome.Refused.class, game.play(move), move.toString());
    assertEquals(reason, refused.reason(), move.toString());
  }

  void assertAsked(String decision) {
    assertEquals(decision, game.decision().toString());
  }

  void assertPoints(int red, int blue) {
    assertEquals(
        Map.of(Player.RED, red, Player.BLUE, blue), game.snapshot().points(), "red and blue");
  }

  /** Ends it; the whole recording must have been played. */
  @Override
  public void close() {
    exchange.close();
    if (exchange instanceof RecordedExchange recorded) {
      assertEquals(true, recorded.isUsedUp(), "the recording goes on");
    }
  }
}
