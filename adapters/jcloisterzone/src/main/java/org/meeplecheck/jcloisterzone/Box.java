package org.meeplecheck.jcloisterzone;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * The pieces of a game: tiles as the tile files count them, start and followers as the engine has
 * them in a game that has begun.
 */
final class Box {
  private final TileFiles files;
  private final MatchedTiles matches;
  private final Map<String, TileDefinition> definitions = new LinkedHashMap<>();
  private final Map<Components.Content, Integer> tiles = new LinkedHashMap<>();
  private int number;

  /** The box of a game with those sets. */
  Box(TileFiles files, MatchedTiles matches, List<PlayableSet> sets) {
    this.files = files;
    this.matches = matches;
    sets.forEach(this::add);
  }

  private void add(PlayableSet set) {
    files.tiles(set.tileSet()).forEach(tile -> definitions.put(tile.id(), tile));
    files
        .counts(set.tileSet())
        .ifPresent(
            counts ->
                counts.forEach(
                    (id, count) -> {
                      tiles.merge(content(id), count, Integer::sum);
                      number += count;
                    }));
  }

  private Components.Content content(String id) {
    TileDefinition tile = definitions.get(id);
    if (tile == null) {
      throw new IllegalStateException("no tile file defines the tile " + id);
    }
    return new Components.Content(tile.picture(Rotation.R0), marks(tile));
  }

  /** Which of the whole roses it is stands in the catalogue alone: the files have one word. */
  private Map<String, String> marks(TileDefinition tile) {
    Map<String, String> marks = new LinkedHashMap<>();
    tile.foreign().forEach(mark -> marks.put(mark, ""));
    if (!tile.rose().isEmpty()) {
      marks.put("rose", tile.rose());
    }
    matches.ofTheirs(tile.id()).ifPresent(match -> marks.putAll(match.tile().marks()));
    return marks;
  }

  /**
   * The pieces, in a game that has begun.
   *
   * @throws IllegalStateException if the engine has another number of tiles than the files
   */
  Components components(State begun) {
    int inHand = begun.action().tileInHand().isPresent() ? 1 : 0;
    int all = begun.stack() + inHand + begun.tiles().size() + begun.discarded().size();
    if (all != number) {
      throw new IllegalStateException(
          "the engine has " + all + " tiles, and the tile files have " + number);
    }
    Map<Square, Components.Content> start = new LinkedHashMap<>();
    begun.tiles().forEach(tile -> start.put(tile.square(), content(tile.id())));
    return new Components(tiles, start, Map.of(Figure.SMALL, begun.supply(0)), Map.of());
  }
}
