package org.meeplecheck.reference.board;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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
  private final Map<Square, EdgePattern> demands = new HashMap<>();
  private final Map<EdgePattern, Set<Square>> squares = new HashMap<>();

  /** Whether that square is empty and beside a tile. */
  boolean contains(Square square) {
    return demands.containsKey(square);
  }

  /** The squares where such a side pattern matches all that lies beside them. */
  Stream<Square> matching(EdgePattern tile) {
    return squares.entrySet().stream()
        .filter(entry -> tile.meets(entry.getKey()))
        .flatMap(entry -> entry.getValue().stream());
  }

  /** Takes out a square on which a tile now lies. */
  void fill(Square square) {
    EdgePattern demand = demands.remove(square);
    if (demand != null) {
      drop(square, demand);
    }
  }

  /** Notes what a tile shows to an empty square beside it, on that square's side. */
  void demand(Square square, Side side, FeatureKind kind) {
    EdgePattern old = demands.getOrDefault(square, EdgePattern.OPEN);
    drop(square, old);
    EdgePattern demand = old.with(side, kind);
    demands.put(square, demand);
    squares.computeIfAbsent(demand, pattern -> new LinkedHashSet<>()).add(square);
  }

  Frontier copy() {
    Frontier copy = new Frontier();
    copy.demands.putAll(demands);
    squares.forEach((demand, set) -> copy.squares.put(demand, new LinkedHashSet<>(set)));
    return copy;
  }

  private void drop(Square square, EdgePattern demand) {
    Set<Square> same = squares.get(demand);
    if (same != null) {
      same.remove(square);
    }
  }
}
