package org.meeplecheck.cli.smoke;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Square;

/** The checks of what a game is before anything is laid wrong: its manifest, players and draws. */
final class GameChecks {
  private GameChecks() {}

  /** A first game needs the base set, players and points. */
  static void manifest(Bench bench) {
    Manifest manifest = bench.manifest();
    Manifest.Limits limits = manifest.limits();
    require(!manifest.name().isBlank(), "a name of the engine", "it is blank");
    require(manifest.sets().contains("base"), "the set base", "the sets are " + manifest.sets());
    require(
        manifest.rungs().contains(Rung.SCORES),
        "the rung scores",
        "the rungs are " + manifest.rungs());
    require(
        limits.minPlayers() >= 1
            && limits.maxPlayers() >= 2
            && limits.maxPlayers() <= Player.values().length
            && limits.minPlayers() <= limits.maxPlayers(),
        "limits within 1 to 6 players, two or more among them",
        "they are " + limits.minPlayers() + " to " + limits.maxPlayers());
    require(limits.boardRadius() > 0, "a board radius", "it is " + limits.boardRadius());
    manifest.rulings().entrySet().stream()
        .filter(ruling -> ruling.getValue().isEmpty())
        .forEach(ruling -> require(false, "options of " + ruling.getKey(), "there are none"));
    require(
        Misfit.call("manifest", bench.engine()::manifest).equals(manifest),
        "the same manifest at every call",
        "the second is another");
  }

  private static void require(boolean holds, String expected, String actual) {
    if (!holds) {
      throw new Misfit(expected + " in the manifest", actual, "mend the manifest");
    }
  }

  /** The first named player begins, whoever that is. */
  static void firstPlayer(Bench bench) {
    List<Player> seats = new ArrayList<>(bench.seats());
    for (int begin = 0; begin < 2; begin++) {
      Bout bout = bench.open(Box.of(bench.spec(), bench.manifest(), "base"), seats, false, "X");
      bout.requireAsked(
          "draw", false, "let the first player of the setup begin, by a decision draw");
      bench.close(bout);
      Collections.reverse(seats);
    }
  }

  /**
   * Tiles that look the same however they are turned: one fits on one side of the start tile alone,
   * the next on another alone, the third on two, wherever these sides are.
   */
  static void drawOrder(Bench bench) {
    Set<Square> free = new HashSet<>();
    free.addAll(requireFits(bench, 1, "B", "C", "X"));
    Set<Square> ofC = requireFits(bench, 1, "C", "X", "B");
    free.addAll(ofC);
    free.addAll(requireFits(bench, 2, "X", "B", "C"));
    require(free.size() == 4, "B");
    secondDraw(bench, ofC.iterator().next());
  }

  private static Set<Square> requireFits(Bench bench, int number, String... tiles) {
    Set<Square> fitting = new HashSet<>();
    for (Square square : Bench.besideStart()) {
      Bout bout = bench.open(false, tiles);
      bout.announce();
      if (bout.isPlaced(square, 0)) {
        fitting.add(square);
      }
      bench.close(bout);
    }
    require(fitting.size() == number, tiles[0]);
    return fitting;
  }

  private static void secondDraw(Bench bench, Square ofC) {
    Bout bout = bench.withFirstTile(false, "X", "C", "B");
    bout.pass();
    bout.announce();
    require(bout.isPlaced(ofC, 0), "C");
  }

  private static void require(boolean holds, String tile) {
    if (!holds) {
      throw new Misfit(
          "the tile announced, " + tile + ", to be the one that is placed",
          "it fits beside the start tile where " + tile + " does not, or not where it does",
          "hand out the tiles in the order of the setup's chance; or does the engine not look at"
              + " edges?");
    }
  }

  /** A turn is three decisions, and then it is the next player's. */
  static void turn(Bench bench) {
    String mend = "ask for draw, place and deploy, each for one player, one after the other";
    Bout bout = bench.withFirstTile(false, "X", "U");
    bout.requireAsked("deploy", true, mend);
    bout.pass();
    bout.requireAsked("draw", false, mend);
    Bout second = bench.open(false, "X");
    second.announce();
    second.requireAsked("place", false, mend);
  }
}
