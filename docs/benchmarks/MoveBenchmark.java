import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** Times moves and lists of legal moves of the reference engine on small and large boards. */
public class MoveBenchmark {
  private static final int SMALL = 50;
  private static final int LARGE = 1_000;
  private static final int AROUND = 25;
  private static final int GAMES = 40;
  private static final int WARM_UP = 15;

  private final List<Double> smallMoves = new ArrayList<>();
  private final List<Double> largeMoves = new ArrayList<>();
  private final List<Double> smallLists = new ArrayList<>();
  private final List<Double> largeLists = new ArrayList<>();

  public static void main(String[] arguments) {
    MoveBenchmark benchmark = new MoveBenchmark();
    for (int seed = 0; seed < GAMES; seed++) {
      benchmark.play(new Random(seed), seed >= WARM_UP);
    }
    report("a move", benchmark.smallMoves, benchmark.largeMoves);
    report("a list of legal moves, per placement", benchmark.smallLists, benchmark.largeLists);
  }

  private static void report(String what, List<Double> small, List<Double> large) {
    double at50 = median(small);
    double at1000 = median(large);
    System.out.printf(
        "%s: %.2f us at %d tiles, %.2f us at %d: ratio %.2f (at most 1.5)%n",
        what, at50, SMALL, at1000, LARGE, at1000 / at50);
  }

  private void play(Random random, boolean measured) {
    List<Chance.Result> stack = stack(random);
    Setup setup =
        new Setup(
            List.of(Player.RED, Player.BLUE), Composition.BASE, "D", new Chance(stack, false));
    Game game = new ReferenceEngine().newGame(setup);
    int tiles = 1;
    int next = 0;
    double turn = 0;
    while (next < stack.size() && tiles < LARGE + AROUND) {
      if (!(game.decision() instanceof Decision.Pending pending)) {
        return;
      }
      if (pending.name().equals("draw")) {
        turn = time(game, new Move.Announce(pending.player(), stack.get(next++)));
        continue;
      }
      long start = System.nanoTime();
      Set<Move> legal = game.legalMoves();
      double listing = (System.nanoTime() - start) / 1e3;
      Move move = new ArrayList<>(legal).get(random.nextInt(legal.size()));
      turn += time(game, move);
      if (pending.name().equals("place")) {
        note(measured, tiles, listing / legal.size(), smallLists, largeLists);
        tiles++;
      } else {
        note(measured, tiles, turn / 3, smallMoves, largeMoves);
      }
    }
  }

  private static double time(Game game, Move move) {
    long start = System.nanoTime();
    game.play(move);
    return (System.nanoTime() - start) / 1e3;
  }

  private static void note(
      boolean measured, int tiles, double micros, List<Double> small, List<Double> large) {
    if (measured && Math.abs(tiles - SMALL) <= AROUND) {
      small.add(micros);
    } else if (measured && Math.abs(tiles - LARGE) <= AROUND) {
      large.add(micros);
    }
  }

  private static List<Chance.Result> stack(Random random) {
    List<Chance.Result> stack = new ArrayList<>();
    while (stack.size() < LARGE * 3 / 2) {
      for (Tile tile : Spec.bundled().set("base").orElseThrow().tiles()) {
        stack.addAll(Collections.nCopies(tile.count(), Chance.Result.tile(tile.id())));
      }
    }
    Collections.shuffle(stack, random);
    return stack;
  }

  private static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    if (sorted.length == 0) {
      throw new IllegalStateException("nothing was measured");
    }
    return sorted[sorted.length / 2];
  }
}
