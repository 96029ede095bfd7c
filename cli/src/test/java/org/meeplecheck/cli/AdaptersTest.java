package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.wire.Timeouts;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * The adapters of engines that are not here, each with a recording of its engine in its place.
 *
 * <p>They test the adapters and say nothing about the engines. A recording is made anew with the
 * engine at hand by {@code -Dmeeplecheck.record.ADAPTER='COMMAND'}, where the command is the one of
 * the adapter's README.
 */
class AdaptersTest {
  private static final Path ADAPTERS = Path.of("..", "adapters").toAbsolutePath().normalize();

  @TempDir static Path folder;

  /** An adapter, with the tiles that its engine has and a game in which it keeps the rules. */
  enum Adapter {
    WINGEDSHEEP("ABCDEFGHIJKLMNOPQRSTUVWX", 1, 72, 0, "blue: deploy or pass"),
    TSAGLAM("ABCDEGHIJKLNPQSUVWX", 1, 70, 1, "red: draw");

    final String letters;
    final long seed;
    final int tilesInTheBox;
    final int startTiles;
    final String afterUnplaceable;

    Adapter(String letters, long seed, int tilesInTheBox, int startTiles, String afterUnplaceable) {
      this.letters = letters;
      this.seed = seed;
      this.tilesInTheBox = tilesInTheBox;
      this.startTiles = startTiles;
      this.afterUnplaceable = afterUnplaceable;
    }

    private Path folder() {
      return ADAPTERS.resolve(word());
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    Engine open(String recording) throws Exception {
      Path file = folder().resolve("recordings").resolve(recording + ".jsonl");
      String command = System.getProperty("meeplecheck.record." + word());
      if (command != null) {
        Files.createDirectories(file.getParent());
        Files.deleteIfExists(file);
        return program(command + " --record " + file);
      }
      return this == WINGEDSHEEP
          ? program("python3 '" + folder().resolve("adapter.py") + "' --playback '" + file + "'")
          : compiled(folder(), file);
    }
  }

  private static Engine program(String command) {
    Launch launch = new Launch(false, Timeouts.STANDARD.scaled(10), 0);
    return Engines.ofProcess().find("cmd:" + command, launch).orElseThrow().get();
  }

  /** Compiles all of a Java adapter but the two files that need the engine. */
  private static Engine compiled(Path sources, Path recording) throws Exception {
    Path classes = Files.createDirectories(folder.resolve(sources.getFileName()));
    try (Stream<Path> files = Files.list(sources)) {
      List<String> arguments =
          new ArrayList<>(List.of("-proc:none", "-d", classes.toString(), "-cp"));
      arguments.add(System.getProperty("java.class.path"));
      files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !Set.of("EngineTable.java", "Tsaglam.java").contains(name(file)))
          .forEach(file -> arguments.add(file.toString()));
      int result =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, arguments.toArray(String[]::new));
      assertEquals(0, result, "the adapter does not compile without its engine");
    }
    ClassLoader loader =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, AdaptersTest.class.getClassLoader());
    Method playback = loader.loadClass("Recording").getDeclaredMethod("playback", Path.class);
    playback.setAccessible(true);
    Constructor<?> adapter = loader.loadClass("Adapter").getDeclaredConstructors()[0];
    adapter.setAccessible(true);
    return (Engine) adapter.newInstance(playback.invoke(null, recording), false);
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static Setup setup(List<String> stack) {
    return new Setup(
        List.of(Player.RED, Player.BLUE),
        Composition.BASE,
        "D",
        new Chance(stack.stream().map(Chance.Result::tile).toList(), true));
  }

  @ParameterizedTest
  @EnumSource
  void a_whole_game_is_translated_as_the_reference_engine_plays_it(Adapter adapter)
      throws Exception {
    Random random = new Random(adapter.seed);
    List<String> stack = new ArrayList<>(List.of(adapter.letters.split("")));
    Collections.shuffle(stack, random);
    int moves = 0;
    try (Engine engine = adapter.open("whole-game");
        Game game = engine.newGame(setup(stack));
        Game reference = new ReferenceEngine().newGame(setup(stack))) {
      while (reference.decision() instanceof Decision.Pending) {
        assertEquals(reference.decision(), game.decision());
        assertEquals(reference.legalMoves(), game.legalMoves());
        Move move = oneOf(reference.legalMoves(), random);
        accept(reference, move);
        accept(game, move);
        moves++;
        // Between two turns alone: an engine may score earlier where there is nothing to deploy.
        if (isDraw(reference.decision())) {
          assertEquals(reference.snapshot(), game.snapshot(), "after " + move);
        }
      }
      assertEquals(new Decision.GameOver(), game.decision());
      assertEquals(reference.snapshot().points(), game.snapshot().points());
    }
    assertEquals(3 * stack.size(), moves);
  }

  private static boolean isDraw(Decision decision) {
    return decision instanceof Decision.Pending pending && pending.name().equals("draw");
  }

  private static Move oneOf(Set<Move> moves, Random random) {
    List<Move> sorted = moves.stream().sorted(Comparator.comparing(Move::toString)).toList();
    return sorted.get(random.nextInt(sorted.size()));
  }

  private static void accept(Game game, Move move) {
    if (game.play(move) instanceof Outcome.Refused refused) {
      fail(move + " is refused: " + refused);
    }
  }

  private static Move draw(Player player, String tile) {
    return new Move.Announce(player, Chance.Result.tile(tile));
  }

  private static Move place(Player player, int x, int y, Rotation rotation) {
    return new Move.Place(player, new Square(x, y), rotation);
  }

  private static Move deploy(Player player, String place) {
    return new Move.Deploy(player, Figure.SMALL, Place.parse(place));
  }

  private static void refuse(Game game, String reason, Move move) {
    Outcome outcome = game.play(move);
    assertTrue(outcome instanceof Outcome.Refused, move + " is accepted");
    assertEquals(reason, ((Outcome.Refused) outcome).reason().code(), move.toString());
  }

  @ParameterizedTest
  @EnumSource
  void a_refusal_has_the_reason_that_fits(Adapter adapter) throws Exception {
    try (Engine engine = adapter.open("refusals");
        Game game = engine.newGame(setup(List.of("U", "V")))) {
      refuse(game, "not-your-turn", draw(Player.BLUE, "U"));
      refuse(game, "other", draw(Player.RED, "V"));
      refuse(game, "wrong-decision", place(Player.RED, 1, 0, Rotation.R0));
      accept(game, draw(Player.RED, "U"));
      refuse(game, "wrong-decision", new Move.Pass(Player.RED));
      refuse(game, "square-occupied", place(Player.RED, 0, 0, Rotation.R0));
      refuse(game, "edge-mismatch", place(Player.RED, 1, 0, Rotation.R90));
      refuse(game, "not-adjacent", place(Player.RED, 1, 1, Rotation.R0));
      accept(game, place(Player.RED, 1, 0, Rotation.R0));
      refuse(game, "not-on-this-tile", deploy(Player.RED, "0,0 city N"));
      refuse(game, "not-on-this-tile", deploy(Player.RED, "1,0 city N"));
      accept(game, deploy(Player.RED, "1,0 road W"));
      accept(game, draw(Player.BLUE, "V"));
      accept(game, place(Player.BLUE, 2, 0, Rotation.R0));
      refuse(game, "feature-occupied", deploy(Player.BLUE, "2,0 road S"));
      accept(game, deploy(Player.BLUE, "2,0 field WSW"));
      refuse(game, "wrong-decision", draw(Player.RED, "U"));
      // Final scoring: the road of D, U and V has 3 tiles; no city beside blue's field is complete.
      assertEquals(new Decision.GameOver(), game.decision());
      assertEquals(Map.of(Player.RED, 3, Player.BLUE, 0), game.snapshot().points());
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_tile_that_fits_nowhere_goes_the_way_of_the_engine(Adapter adapter) throws Exception {
    try (Engine engine = adapter.open("unplaceable");
        Game game = engine.newGame(setup(List.of("E", "C", "B", "U")))) {
      accept(game, draw(Player.RED, "E"));
      accept(game, place(Player.RED, 0, -1, Rotation.R180));
      accept(game, new Move.Pass(Player.RED));
      accept(game, draw(Player.BLUE, "C"));
      assertEquals(adapter.afterUnplaceable, game.decision().toString());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "WINGEDSHEEP")
  void a_fork_goes_on_from_where_the_game_is_and_leaves_it_there(Adapter adapter) throws Exception {
    try (Engine engine = adapter.open("fork");
        Game game = engine.newGame(setup(List.of("U", "V")))) {
      accept(game, draw(Player.RED, "U"));
      try (Game fork = game.fork()) {
        accept(fork, place(Player.RED, 1, 0, Rotation.R0));
        accept(fork, deploy(Player.RED, "1,0 road W"));
        assertEquals(asks("draw", Player.BLUE), fork.decision());
      }
      assertEquals(asks("place", Player.RED), game.decision());
      assertEquals(List.of(), game.snapshot().followers());
      accept(game, place(Player.RED, -1, 0, Rotation.R0));
    }
  }

  private static Decision asks(String name, Player player) {
    return new Decision.Pending(name, player, name.equals("deploy"));
  }

  @ParameterizedTest
  @EnumSource
  void the_tiles_in_the_box_are_told_as_the_engine_has_them(Adapter adapter) throws Exception {
    try (Engine engine = adapter.open("box")) {
      Components box = engine.components(Composition.BASE);
      assertEquals(adapter.tilesInTheBox, box.numberOfTiles());
      assertEquals(Map.of(Figure.SMALL, 7), box.figures());
      assertEquals(adapter.startTiles, box.start().size());
      box.start().values().forEach(content -> assertTrue(looksLike(content, tile("D"))));
      // Kinds of which both engines have as many as the rules do.
      for (String letter :
          List.of("B", "C", "D", "E", "H", "I", "J", "K", "L", "U", "V", "W", "X")) {
        int inTheBox =
            box.tiles().entrySet().stream()
                .filter(entry -> looksLike(entry.getKey(), tile(letter)))
                .mapToInt(Map.Entry::getValue)
                .sum();
        assertEquals(tile(letter).count(), inTheBox, letter);
      }
    }
  }

  private static Tile tile(String letter) {
    return Spec.bundled().tile(letter).orElseThrow();
  }

  private static boolean looksLike(Components.Content content, Tile tile) {
    return Stream.of(Rotation.values())
        .anyMatch(rotation -> tile.picture(rotation).equals(content.segments()));
  }

  @ParameterizedTest
  @EnumSource
  void a_call_that_the_recording_does_not_have_is_no_answer(Adapter adapter) throws Exception {
    try (Engine engine = adapter.open("box")) {
      RuntimeException fault =
          assertThrows(RuntimeException.class, () -> engine.newGame(setup(List.of("U"))));
      assertTrue(fault.toString().contains("recording"), fault.toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_recording_is_small_and_names_no_machine(Adapter adapter) throws IOException {
    try (Stream<Path> files = Files.list(adapter.folder().resolve("recordings"))) {
      Map<Path, String> texts = files.collect(Collectors.toMap(f -> f, AdaptersTest::text));
      assertFalse(texts.isEmpty());
      texts.forEach((file, text) -> assertTrue(text.length() < 100_000, file.toString()));
      texts.forEach((file, text) -> assertFalse(text.contains("/home"), file.toString()));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
