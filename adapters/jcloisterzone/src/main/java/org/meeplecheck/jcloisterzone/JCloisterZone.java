package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;

/** JCloisterZone as an engine under test. */
final class JCloisterZone implements Engine {
  private static final Set<Rung> RUNGS =
      Set.of(Rung.SCORES, Rung.LEGAL_MOVES, Rung.EVENTS, Rung.BOARD, Rung.COMPONENTS);

  private final String version;
  private final TileFiles files;
  private final MatchedTiles tiles;
  private final Exchange exchange;

  /**
   * An engine that is spoken to through that exchange.
   *
   * @param version what it says about itself
   * @param files the tiles of its client
   */
  JCloisterZone(String version, TileFiles files, MatchedTiles tiles, Exchange exchange) {
    this.version = version;
    this.files = files;
    this.tiles = tiles;
    this.exchange = exchange;
  }

  @Override
  public Manifest manifest() {
    Map<String, Set<String>> rulings = new TreeMap<>();
    tiles.sets().forEach(set -> rulings.putAll(set.rulings()));
    return new Manifest(
        "JCloisterZone",
        version,
        tiles.sets().stream().map(PlayableSet::slug).collect(Collectors.toSet()),
        Set.of(),
        rulings,
        RUNGS,
        Manifest.Limits.NONE);
  }

  @Override
  public Game newGame(Setup setup) {
    return new BridgedGame(setup, tiles, exchange);
  }

  @Override
  public Components components(Composition composition) {
    List<PlayableSet> sets = PlayableSet.of(composition.sets());
    Box box = new Box(files, tiles, sets);
    Components components = box.components(exchange.begin(begun(composition, sets)));
    exchange.end();
    return components;
  }

  /** A game that begins as the client begins it. */
  private JsonObject begun(Composition composition, List<PlayableSet> sets) {
    String start =
        sets.stream()
            .flatMap(set -> set.start().stream())
            .reduce((base, other) -> other)
            .orElseThrow();
    return Messages.setup(
        new Setup(
            List.of(Player.RED, Player.BLUE),
            composition,
            tiles.theirs(start).tile().id(),
            new Chance(List.of(), false)),
        tiles);
  }

  /** Plays nothing, once: the engine's classes are loaded before the first answer is due. */
  void warmUp() {
    components(Composition.BASE);
  }

  @Override
  public void close() {
    exchange.close();
  }
}
