package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** Turns the record of a scenario into a game that JCloisterZone can play, or says why not. */
final class RecordedGame {
  private final Spec spec;
  private final List<PlayedTurn> turns = new ArrayList<>();

  private RecordedGame(Spec spec) {
    this.spec = spec;
  }

  /**
   * The game of a record.
   *
   * @throws SavedGameException naming what a saved game cannot hold
   */
  static PlayedGame of(Spec spec, Recorder record) {
    Setup setup =
        record
            .setup()
            .orElseThrow(() -> new SavedGameException("it plays no game, it looks into a box"));
    requireSets(setup.composition());
    if (record.hasRefused()) {
      throw new SavedGameException(
          "it tries a move that is refused, and a saved game holds legal moves alone");
    }
    RecordedGame recorded = new RecordedGame(spec);
    recorded.requireTile(setup.start());
    record.entries().forEach(recorded::add);
    if (recorded.turns.isEmpty()) {
      throw new SavedGameException("nothing is played in it");
    }
    PlayedGame game =
        new PlayedGame(
            setup.players(),
            setup.composition(),
            setup.start(),
            recorded.turns,
            setup.chance().ends());
    return withItsOptions(game);
  }

  private static void requireSets(Composition composition) {
    for (String set : composition.sets()) {
      if (Terms.setOf(set).isEmpty()) {
        throw new SavedGameException("JCloisterZone does not have the set \"" + set + "\"");
      }
    }
  }

  private void add(Recorder.Entry entry) {
    Move move = entry.move();
    if (move instanceof Move.Announce announce) {
      draw(announce, entry.after());
    } else if (move instanceof Move.Place place) {
      Tile tile = last().drawn().orElseThrow();
      replace(last().placing(new BoardTile(tile, place.square(), place.rotation())));
    } else if (move instanceof Move.Deploy deploy) {
      replace(last().answering(canonical(deploy)));
    } else {
      replace(last().answering(move));
    }
  }

  private void draw(Move.Announce announce, Decision after) {
    Tile tile = requireTile(announce.result().value());
    List<Tile> discarded = new ArrayList<>();
    if (!turns.isEmpty() && last().drawn().isEmpty()) {
      discarded.addAll(turns.remove(turns.size() - 1).discarded());
    }
    Player player = announce.player();
    boolean fits = after instanceof Decision.Pending asked && asked.name().equals("place");
    if (fits) {
      turns.add(PlayedTurn.drawing(player, discarded, tile));
    } else {
      discarded.add(tile);
      turns.add(PlayedTurn.discarding(player, discarded));
    }
  }

  private Tile requireTile(String id) {
    return spec.tile(id)
        .filter(tile -> TileAliases.id(tile).isPresent())
        .orElseThrow(
            () -> new SavedGameException("JCloisterZone does not have the tile \"" + id + "\""));
  }

  private Move canonical(Move.Deploy deploy) {
    BoardTile tile = last().placed().orElseThrow();
    Optional<Place> place = tile.segment(deploy.to()).map(tile::place);
    return new Move.Deploy(deploy.player(), Figure.SMALL, place.orElse(deploy.to()));
  }

  private PlayedTurn last() {
    return turns.get(turns.size() - 1);
  }

  private void replace(PlayedTurn turn) {
    turns.set(turns.size() - 1, turn);
  }

  /** The game with the options of JCloisterZone, where it goes the same with them. */
  private static PlayedGame withItsOptions(PlayedGame game) {
    SortedMap<String, String> rulings = game.composition().rulings();
    SortedMap<String, String> its =
        Terms.options(game.composition().sets(), rulings.getOrDefault(Terms.SMALL_CITY, "4"));
    Rehearsal rehearsal = Rehearsal.of(game);
    PlayedGame other = game;
    for (var option : its.entrySet()) {
      if (option.getValue().equals(rulings.get(option.getKey()))) {
        continue;
      }
      SortedMap<String, String> one = new TreeMap<>(other.composition().rulings());
      one.put(option.getKey(), option.getValue());
      other = other.with(one);
      if (!goesAs(rehearsal, other)) {
        throw new SavedGameException(
            "JCloisterZone does not play "
                + option.getKey()
                + "="
                + rulings.get(option.getKey())
                + ", on which it depends");
      }
    }
    return other.with(its);
  }

  private static boolean goesAs(Rehearsal rehearsal, PlayedGame other) {
    try {
      return Rehearsal.of(other).equals(rehearsal);
    } catch (IllegalArgumentException e) {
      // The other option has no such tile.
      return false;
    }
  }
}
