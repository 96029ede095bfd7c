package org.meeplecheck.reference.mutant;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Tile;

/** A catalogue in which one tile has lost its coats of arms. */
final class BareTile {
  private BareTile() {}

  static List<Tile> of(List<Tile> tiles, String id) {
    return tiles.stream().map(tile -> tile.id().equals(id) ? bare(tile) : tile).toList();
  }

  // a tile may have no ruling, which NullAway cannot read from the class file of Tile
  @SuppressWarnings("NullAway")
  private static Tile bare(Tile tile) {
    List<Segment> segments = tile.segments().stream().map(BareTile::bare).toList();
    return new Tile(
        tile.id(), tile.set(), tile.count(), segments, tile.marks(), tile.alias(), tile.ruling());
  }

  private static Segment bare(Segment segment) {
    SortedSet<String> marks = new TreeSet<>(segment.marks());
    marks.remove("coat-of-arms");
    return new Segment(segment.kind(), segment.ports(), segment.borders(), marks);
  }
}
