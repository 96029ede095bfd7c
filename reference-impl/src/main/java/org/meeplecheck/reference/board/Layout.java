package org.meeplecheck.reference.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.sdk.PlacedTile;

/** What lies on the table, piece by piece; how it hangs together is not its business. */
final class Layout {
  private final List<PlacedTile> pieces;
  private final List<LaidTile> marked;

  Layout() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  private Layout(List<PlacedTile> pieces, List<LaidTile> marked) {
    this.pieces = pieces;
    this.marked = marked;
  }

  Layout copy() {
    return new Layout(new ArrayList<>(pieces), new ArrayList<>(marked));
  }

  void add(LaidTile tile) {
    pieces.add(tile.placed());
    if (!tile.tile().marks().isEmpty()) {
      marked.add(tile);
    }
  }

  void add(PlacedTile board) {
    pieces.add(board);
  }

  /** Everything, in the order in which it was laid. */
  List<PlacedTile> pieces() {
    return Collections.unmodifiableList(pieces);
  }

  /** The tiles with that mark, in the order in which they were laid. */
  Stream<LaidTile> marked(String mark) {
    return marked.stream().filter(tile -> tile.tile().marks().containsKey(mark));
  }
}
