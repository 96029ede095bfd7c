package org.meeplecheck.reference.board;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;

/**
 * The empty squares beside the tiles, sorted by what a tile there has to match.
 *
 * <p>There are at most 255 demands however many squares there are, so that finding a place for a
 * tile does not take longer on a larger board.
 */
final class Frontier {
  private final Grid<EdgePattern> demands;
  private final Map<EdgePattern, Set<Square>> squares = new HashMap<>();

  Frontier() {
    this(new Grid<>());
  }

  private Frontier(Grid<EdgePattern> demands) {
    this.demands = demands;
  }

  /** Whether that square is empty and beside a tile. */
  boolean contains(Square square) {
    return demandAt(square) != null;
  }

  /** The squares where such a side pattern matches all that lies beside them. */
  Stream<Square> matching(EdgePattern tile) {
    return squares.entrySet().stream()
        .filter(entry -> tile.meets(entry.getKey()))
        .flatMap(entry -> entry.getValue().stream());
  }

  /** Takes out a square on which a tile now lies. */
  void fill(Square square) {
    change(square, demandAt(square), null);
  }

  /** Notes what a tile shows to an empty square beside it, on that square's side. */
  void demand(Square square, Side side, FeatureKind kind) {
    EdgePattern old = demandAt(square);
    change(square, old, (old == null ? EdgePattern.OPEN : old).with(side, kind));
  }

  Frontier copy() {
    Frontier copy = new Frontier(demands.copy());
    squares.forEach((demand, set) -> copy.squares.put(demand, new LinkedHashSet<>(set)));
    return copy;
  }

  private @Nullable EdgePattern demandAt(Square square) {
    return demands.get(square.x(), square.y());
  }

  private void change(Square square, @Nullable EdgePattern from, @Nullable EdgePattern to) {
    if (from != null) {
      squares.getOrDefault(from, Set.of()).remove(square);
    }
    if (to != null) {
      squares.computeIfAbsent(to, pattern -> new LinkedHashSet<>()).add(square);
    }
    demands.put(square.x(), square.y(), to);
  }
}
