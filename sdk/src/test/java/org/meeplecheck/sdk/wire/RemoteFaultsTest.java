package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Engines that are broken on purpose: each costs its own game, with the right verdict. */
class RemoteFaultsTest {
  private static final Setup SETUP =
      new Setup(
          List.of(Player.RED, Player.BLUE),
          Composition.BASE,
          "D",
          new Chance(List.of(Chance.Result.tile("U")), false));
  private static final Move DRAW = new Move.Announce(Player.RED, Chance.Result.tile("U"));

  private static final Duration START = Duration.ofSeconds(30);
  private static final Duration REQUEST = Duration.ofSeconds(2);
  private static final Duration GONE = Duration.ofSeconds(5);

  private static RemoteEngine engine(String fault, int restarts) {
    // only one that never answers has to be short of time
    boolean isShort = fault.equals("hang") || fault.equals("deaf");
    Duration request = isShort ? REQUEST : Duration.ofSeconds(20);
    Timeouts timeouts = new Timeouts(START, request, Duration.ofSeconds(60));
    return RemoteEngine.start(command(fault), timeouts, restarts, "test");
  }

  private static List<String> command(String fault) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx64m",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        BrokenEngine.class.getName(),
        fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash | CRASH | ended with 134; stderr ends: out of cheese",
        "exit-0 | CRASH | ended with 0",
        "heir | CRASH | ended with 1",
        "hang | TIMEOUT | no answer within 2000 ms",
        "print | PROTOCOL | the line: thinking...",
        "garbage | PROTOCOL | no JSON",
        "bad-schema | PROTOCOL | decision",
        "half-line | PROTOCOL | ends within a line",
        "long-line | PROTOCOL | longer than 8 MiB",
        "wrong-id | PROTOCOL | (number), got 999 (number)",
        "text-id | PROTOCOL | (number), got \"3\" (string)",
        "error | ERROR | oops: no such tile",
        "not-utf-8 | PROTOCOL | not UTF-8",
        "leak | CRASH | Java heap space"
      })
  void a_broken_engine_costs_its_own_game_and_the_next_one_is_played(
      String fault, Verdict verdict, String words) {
    try (RemoteEngine engine = engine(fault, 1)) {
      Game game = engine.newGame(SETUP);
      EngineFault found = assertThrows(EngineFault.class, () -> game.play(DRAW));
      assertEquals(verdict, found.verdict(), found.getMessage());
      assertTrue(
          String.valueOf(found.getMessage()).contains(words), String.valueOf(found.getMessage()));
      assertEquals(0, engine.newGame(SETUP).snapshot().points(Player.RED));
    }
  }

  @Test
  void a_second_answer_is_blamed_on_the_next_request() {
    try (RemoteEngine engine = engine("twice", 0)) {
      Game game = engine.newGame(SETUP);
      assertTrue(game.play(DRAW) instanceof Outcome.Refused);
      EngineFault found = assertThrows(EngineFault.class, game::snapshot);
      assertEquals(Verdict.PROTOCOL, found.verdict());
    }
  }

  @Test
  void an_engine_that_does_not_read_holds_nobody_up() {
    List<Chance.Result> more = Collections.nCopies(10_000, Chance.Result.tile("U"));
    Setup large = new Setup(SETUP.players(), Composition.BASE, "D", new Chance(more, false));
    try (RemoteEngine engine = engine("deaf", 0)) {
      EngineFault found = assertThrows(EngineFault.class, () -> engine.newGame(large));
      assertEquals(Verdict.TIMEOUT, found.verdict(), found.getMessage());
      assertTrue(
          String.valueOf(found.getMessage()).contains("is not read within 2000 ms"),
          String.valueOf(found.getMessage()));
    }
  }

  @Test
  void a_flood_on_stderr_holds_nobody_up() {
    try (RemoteEngine engine = engine("flood-stderr", 0)) {
      assertTrue(engine.newGame(SETUP).play(DRAW) instanceof Outcome.Refused);
    }
  }

  @Test
  void a_spent_budget_of_restarts_ends_all_that_follows() {
    try (RemoteEngine engine = engine("crash", 1)) {
      for (int i = 0; i < 2; i++) {
        Game game = engine.newGame(SETUP);
        assertThrows(EngineFault.class, () -> game.play(DRAW));
      }
      EngineFault spent = assertThrows(EngineFault.class, () -> engine.newGame(SETUP));
      assertEquals(Verdict.NOT_RUN, spent.verdict());
    }
  }

  @Test
  void a_program_that_does_not_exist_cannot_be_started() {
    EngineFault found =
        assertThrows(
            EngineFault.class,
            () -> RemoteEngine.start(List.of("no-such-program"), Timeouts.STANDARD, 0, "test"));
    assertEquals(Verdict.CRASH, found.verdict());
  }

  @ParameterizedTest
  @CsvSource({
    "child, true",
    "child, false",
    "child-then-crash, true",
    "child-then-late-crash, true",
    "child-then-late-crash, false"
  })
  void what_an_engine_has_started_ends_with_it(String fault, boolean showsEnvironment)
      throws InterruptedException {
    ProcessHandle child;
    try (Connection connection =
        new Connection(
            EngineProcess.start(command(fault), new Offspring(showsEnvironment)),
            new WireSchema())) {
      greet(connection);
      Messages.Play pass = new Messages.Play(new Move.Pass(Player.RED));
      EngineFault found =
          assertThrows(
              EngineFault.class,
              () -> connection.ask(Op.PLAY, 1, pass, Deadline.of(REQUEST), JsonObject.class));
      child = child(String.valueOf(found.getMessage()));
      assertTrue(child.isAlive(), "the child runs while nobody ends it");
    }
    for (int i = 0; i < 100 && child.isAlive(); i++) {
      Thread.sleep(20);
    }
    assertFalse(child.isAlive(), "the child is left");
  }

  private static void greet(Connection connection) {
    Messages.Hello hello = new Messages.Hello(new Protocol.Range(1, 1), "test", "test");
    connection.ask(Op.HELLO, null, hello, Deadline.of(START), JsonObject.class);
  }

  private static ProcessHandle child(String message) {
    Matcher number = Pattern.compile("child (\\d+)\\.").matcher(message);
    assertTrue(number.find(), message);
    return ProcessHandle.of(Long.parseLong(number.group(1))).orElseThrow();
  }

  @Test
  void the_time_between_the_answers_is_not_counted() throws InterruptedException {
    Timeouts timeouts =
        new Timeouts(Duration.ofSeconds(30), Duration.ofSeconds(1), Duration.ofMillis(1_500));
    try (RemoteEngine engine = RemoteEngine.start(command("sound"), timeouts, 0, "test")) {
      Game game = engine.newGame(SETUP);
      Thread.sleep(1_600);
      assertTrue(game.play(DRAW) instanceof Outcome.Refused);
    }
  }

  @Test
  void answers_that_are_quick_enough_one_by_one_can_be_too_slow_together() {
    Timeouts timeouts =
        new Timeouts(Duration.ofSeconds(30), Duration.ofSeconds(5), Duration.ofSeconds(1));
    try (RemoteEngine engine = RemoteEngine.start(command("slow"), timeouts, 1, "test")) {
      Game game = engine.newGame(SETUP);
      EngineFault found = assertThrows(EngineFault.class, () -> playAgainAndAgain(game));
      assertEquals(Verdict.TIMEOUT, found.verdict());
      assertTrue(
          String.valueOf(found.getMessage()).contains("longer than 1000 ms together"),
          found.getMessage());
      assertEquals(0, engine.newGame(SETUP).snapshot().points(Player.RED));
    }
  }

  private static void playAgainAndAgain(Game game) {
    for (int i = 0; i < 10; i++) {
      game.play(DRAW);
    }
  }

  @Test
  void an_engine_that_says_good_bye_ends_by_itself() {
    EngineProcess process = EngineProcess.start(command("sound"));
    try (Connection connection = new Connection(process, new WireSchema())) {
      greet(connection);
      connection.leave(Deadline.of(REQUEST));
      EngineFault gone = assertThrows(EngineFault.class, () -> process.receive(GONE));
      assertTrue(String.valueOf(gone.getMessage()).contains("ended with 0"), gone.getMessage());
    }
  }
}
