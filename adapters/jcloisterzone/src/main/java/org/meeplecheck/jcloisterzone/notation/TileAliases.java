package org.meeplecheck.jcloisterzone.notation;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/**
 * The tiles of the catalogue that JCloisterZone has, by its ids.
 *
 * <p>The catalogue gives them in {@link Tile#alias()}; the two pictures agree at rotation 0.
 */
public final class TileAliases {
  /** The name of the notation in the catalogue. */
  public static final String NOTATION = "jcz";

  private final Map<String, Tile> tiles;

  private TileAliases(Map<String, Tile> tiles) {
    this.tiles = tiles;
  }

  /** The aliases of a catalogue. */
  public static TileAliases of(Spec spec) {
    return new TileAliases(
        spec.tiles()
            .filter(tile -> tile.alias().containsKey(NOTATION))
            .collect(Collectors.toMap(tile -> tile.alias().get(NOTATION), Function.identity())));
  }

  /** The tile with that id of JCloisterZone. */
  public Optional<Tile> tile(String id) {
    return Optional.ofNullable(tiles.get(id));
  }

  /** The id of JCloisterZone for a tile; empty if it has none. */
  public static Optional<String> id(Tile tile) {
    return Optional.ofNullable(tile.alias().get(NOTATION));
  }
}
