import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.wire.RemoteEngine;
import org.meeplecheck.sdk.wire.Timeouts;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Compares the reference engine behind the protocol with the same engine in this process. */
public class WireBenchmark {
  private static final int GAMES = 300;
  private static final int ROUNDS = 15;
  private static final int WARM_UP = 6;
  private static final Setup SETUP =
      new Setup(
          List.of(Player.RED, Player.BLUE),
          Composition.BASE,
          "D",
          new Chance(List.of(Chance.Result.tile("E"), Chance.Result.tile("U")), true));

  public static void main(String[] arguments) throws Exception {
    List<String> command = List.of(arguments[0], "serve");
    Timeouts patient = Timeouts.STANDARD.scaled(20);
    try (Engine inside = new ReferenceEngine();
        Engine outside = RemoteEngine.start(command, patient, 0, "benchmark")) {
      requests(inside, outside);
      suite(inside, outside);
    }
  }

  /** The two take turns, so that both see the same machine. */
  private static void requests(Engine inside, Engine outside) {
    List<Double> here = new ArrayList<>();
    List<Double> there = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      List<Double> calls = round < WARM_UP ? new ArrayList<>() : here;
      List<Double> requests = round < WARM_UP ? new ArrayList<>() : there;
      for (int game = 0; game < GAMES; game++) {
        play(inside, calls);
        play(outside, requests);
      }
    }
    System.out.printf(
        "%d requests: median %.0f us, in this process %.1f us; the wire costs %.0f us (at most"
            + " 100)%n",
        there.size(), median(there), median(here), median(there) - median(here));
  }

  private static void play(Engine engine, List<Double> micros) {
    long start = System.nanoTime();
    Game game = engine.newGame(SETUP);
    micros.add((System.nanoTime() - start) / 1e3);
    timed(micros, game::snapshot);
    timed(micros, () -> game.play(new Move.Announce(Player.RED, Chance.Result.tile("E"))));
    timed(
        micros, () -> game.play(new Move.Place(Player.RED, new Square(0, -1), Rotation.R180)));
    timed(
        micros,
        () -> game.play(new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("0,-1 city S"))));
    timed(micros, () -> game.play(new Move.Announce(Player.BLUE, Chance.Result.tile("U"))));
    timed(micros, game::legalMoves);
    timed(micros, game::snapshot);
    if (game.snapshot().points(Player.RED) != 4) {
      throw new IllegalStateException("red should have 4 points");
    }
    timed(micros, game::close);
  }

  private static void timed(List<Double> micros, Runnable call) {
    long start = System.nanoTime();
    call.run();
    micros.add((System.nanoTime() - start) / 1e3);
  }

  private static void suite(Engine inside, Engine outside) {
    Suite suite = Suite.bundled();
    List<Double> here = new ArrayList<>();
    List<Double> there = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      double first = run(suite, inside);
      double second = run(suite, outside);
      if (round >= WARM_UP) {
        here.add(first);
        there.add(second);
      }
    }
    System.out.printf(
        "%d scenarios: %.0f ms, in this process %.0f ms: ratio %.2f (at most 3)%n",
        suite.scenarios().size(), median(there), median(here), median(there) / median(here));
  }

  private static double run(Suite suite, Engine engine) {
    long start = System.nanoTime();
    RunFooter footer =
        suite.run(
            engine, new RunRequest(suite.scenarios(), List.of(), false, Map.of()), result -> {});
    if (!footer.isComplete()) {
      throw new IllegalStateException("the run is not complete: " + footer);
    }
    return (System.nanoTime() - start) / 1e6;
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}
