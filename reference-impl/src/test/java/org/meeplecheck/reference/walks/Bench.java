package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Porxada;
import org.meeplecheck.reference.oracle.RawBox;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;

/**
 * A tile on trial: it lies on 0, -1 with its south side against a start tile that fits, and caps
 * close its cities.
 */
final class Bench {
  static final RawBox BOX =
      new RawBox(List.of("base", "wheel", "porxada", "darmstadt", "wind-roses"));
  static final Cell CELL = new Cell(0, -1);

  private static final ReferenceEngine ENGINE = new ReferenceEngine();
  private static final int SOUTH = 2;

  private final RawTile tile;
  private final int quarters;

  Bench(RawTile tile, int quarters) {
    this.tile = tile;
    this.quarters = quarters;
  }

  Laid laid() {
    return new Laid(CELL, tile, quarters);
  }

  private boolean hasWheel() {
    return tile.id().startsWith("wheel:");
  }

  /** The crossroads of the game. */
  String crossroads() {
    return hasWheel() ? "wheel:crossroads-1" : "X";
  }

  /** The crown spaces, in a game that has them. */
  List<Place> crowns() {
    return BOX.wheel().stream()
        .filter(wheel -> hasWheel())
        .flatMap(wheel -> wheel.open().stream())
        .map(sector -> Place.parse(sector.place()))
        .toList();
  }

  /** E has its city in the north, the crossroads a road; B is all field. */
  RawTile start() {
    return BOX.tile(
        switch (tile.edge(SOUTH, quarters)) {
          case "city" -> "E";
          case "road" -> crossroads();
          default -> "B";
        });
  }

  private Composition composition() {
    Set<String> sets = new TreeSet<>(List.of("base", "wind-roses", "darmstadt", "porxada"));
    Map<String, String> options = new TreeMap<>();
    if (hasWheel()) {
      sets.add("wheel");
      options.put("wheel.composition", "big-box-5");
    }
    if (!tile.ruling().isEmpty()) {
      int sign = tile.ruling().indexOf('=');
      options.put(tile.ruling().substring(0, sign), tile.ruling().substring(sign + 1));
    }
    return Composition.of(sets, Set.of(), options);
  }

  /** A game in which the tile has just been laid. */
  Game laid(String... further) {
    List<Chance.Result> outcomes = new ArrayList<>();
    outcomes.add(Chance.Result.tile(tile.id()));
    List.of(further).forEach(id -> outcomes.add(Chance.Result.tile(id)));
    Setup setup =
        new Setup(
            List.of(Player.RED, Player.BLUE),
            composition(),
            start().id(),
            new Chance(outcomes, true));
    Game game = ENGINE.newGame(setup);
    draw(game, tile.id());
    lay(game, laid());
    return game;
  }

  /** Caps one side after another, by players who deploy nobody; returns the last outcome. */
  void cap(Game game, List<Integer> sides) {
    for (int side : sides) {
      draw(game, "E");
      // a cap shows its city to the north, so it is turned until that faces the tile
      lay(game, new Laid(CELL.across(side), BOX.tile("E"), (side + 2) % 4));
      accept(game, new Move.Pass(mover(game)));
    }
  }

  /** The sides of a segment that are still open: all but the south. */
  List<Integer> openSides(int strip) {
    return tile.strips().get(strip).portsAt(quarters).stream()
        .map(port -> port / 3)
        .filter(side -> side != SOUTH)
        .toList();
  }

  static String[] caps(List<Integer> sides) {
    return sides.stream().map(side -> "E").toArray(String[]::new);
  }

  static Player mover(Game game) {
    return assertInstanceOf(Decision.Pending.class, game.decision()).player();
  }

  static void draw(Game game, String id) {
    accept(game, new Move.Announce(mover(game), Chance.Result.tile(id)));
  }

  private static void lay(Game game, Laid laid) {
    accept(
        game,
        new Move.Place(mover(game), Terms.square(laid.cell()), Terms.rotation(laid.quarters())));
    if (laid.tile().shows(Porxada.MARK)) {
      accept(game, new Move.Choose(mover(game), "bonus"));
    }
  }

  static void deploy(Game game, Place place) {
    accept(game, new Move.Deploy(mover(game), Figure.SMALL, place));
  }

  static void accept(Game game, Move move) {
    Outcome outcome = game.play(move);
    assertInstanceOf(Outcome.Accepted.class, outcome, () -> move + ": " + outcome);
  }
}
