package org.meeplecheck.cli.smoke;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** Opens games of the engine under test, and closes those that a check leaves open. */
final class Bench {
  private static final Square ORIGIN = new Square(0, 0);

  private final Spec spec;
  private final Engine engine;
  private final Manifest manifest;
  private final Deque<Bout> open = new ArrayDeque<>();
  private Optional<Bearing> bearing = Optional.empty();

  Bench(Spec spec, Engine engine, Manifest manifest) {
    this.spec = spec;
    this.engine = engine;
    this.manifest = manifest;
  }

  Spec spec() {
    return spec;
  }

  Engine engine() {
    return engine;
  }

  Manifest manifest() {
    return manifest;
  }

  /** The players of most games, red first: two, or as many as the engine needs. */
  List<Player> seats() {
    Manifest.Limits limits = manifest.limits();
    int number = Math.min(limits.maxPlayers(), Math.max(2, limits.minPlayers()));
    return Arrays.asList(Player.values()).subList(0, number);
  }

  /** Opens a game of the base set. */
  Bout open(boolean ends, String... tiles) {
    return open(Box.of(spec, manifest, "base"), seats(), ends, tiles);
  }

  /** Opens a game whose stack is these tiles. */
  Bout open(Box box, List<Player> players, boolean ends, String... tiles) {
    clear();
    return openBeside(box, players, ends, tiles);
  }

  /** Opens a game while another one goes on; all other checks have one game at a time. */
  Bout openBeside(Box box, List<Player> players, boolean ends, String... tiles) {
    List<Chance.Result> outcomes = Stream.of(tiles).map(Chance.Result::tile).toList();
    Setup setup = new Setup(players, box.composition(), box.start(), new Chance(outcomes, ends));
    Game game = Misfit.call("new-game", () -> engine.newGame(setup));
    Bout bout = new Bout(game, players, outcomes);
    open.push(bout);
    return bout;
  }

  /** Closes what a check has left open, whatever comes of it. */
  void clear() {
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (Misfit e) {
        // the check that left it open has said what it found
      }
    }
  }

  /**
   * A game in which the first tile, one that looks the same however it is turned, lies beside the
   * start tile, wherever an adapter that mistakes squares lets it lie.
   */
  Bout withFirstTile(boolean ends, String... tiles) {
    for (Square square : besideStart()) {
      Bout bout = open(ends, tiles);
      bout.announce();
      if (bout.isPlaced(square, 0)) {
        return bout;
      }
      close(bout);
    }
    throw new Misfit(
        tiles[0] + " to be accepted on a square beside the start tile",
        "all four are refused",
        "lay the start tile of the setup on 0,0 and hand out the tiles of its chance in order");
  }

  /** Whether a tile may be placed, tried in a game of its own. */
  boolean fits(Box box, String tile, Square square, int rotation) {
    Bout bout = open(box, seats(), false, tile);
    bout.announce();
    boolean fits = bout.isPlaced(square, rotation);
    close(bout);
    return fits;
  }

  void close(Bout bout) {
    open.remove(bout);
    bout.close();
  }

  static List<Square> besideStart() {
    return Arrays.stream(Side.values()).map(ORIGIN::neighbour).toList();
  }

  /** How the adapter lays squares and tiles; looked into once. */
  Bearing bearing() {
    Bearing known = bearing.orElseGet(() -> Survey.of(this));
    bearing = Optional.of(known);
    return known;
  }
}
