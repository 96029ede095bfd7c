package org.meeplecheck.reference.board;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Tile;

/** The tiles of a catalogue in all rotations; shared by all games and safe for all threads. */
public final class Faces {
  private final Map<String, List<Face>> faces;

  /** The faces of those tiles, whose ids have to differ. */
  public Faces(Collection<Tile> tiles) {
    faces = tiles.stream().collect(Collectors.toUnmodifiableMap(Tile::id, Faces::turns));
  }

  private static List<Face> turns(Tile tile) {
    return Arrays.stream(Rotation.values()).map(rotation -> new Face(tile, rotation)).toList();
  }

  /**
   * The face of that tile in that rotation.
   *
   * @throws IllegalArgumentException if the tile is not of the catalogue
   */
  Face face(Tile tile, Rotation rotation) {
    List<Face> turns = faces.get(tile.id());
    if (turns == null) {
      throw new IllegalArgumentException("the catalogue of this game has no tile " + tile.id());
    }
    return turns.get(rotation.quarterTurns());
  }
}
