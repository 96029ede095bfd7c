package org.meeplecheck.reference.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.meeplecheck.sdk.Piece;

/** The followers on segments; the supply of the players bounds their number. */
final class Crowd {
  private final List<Standing> standing;

  Crowd() {
    this(new ArrayList<>());
  }

  private Crowd(List<Standing> standing) {
    this.standing = standing;
  }

  Crowd copy() {
    return new Crowd(new ArrayList<>(standing));
  }

  void add(Piece follower, int segment) {
    standing.add(new Standing(follower, segment));
  }

  /**
   * Takes a follower away and gives the number of its segment.
   *
   * @throws IllegalArgumentException if it does not stand there
   */
  int remove(Piece follower) {
    for (Standing one : standing) {
      if (one.piece().equals(follower)) {
        standing.remove(one);
        return one.segment();
      }
    }
    throw new IllegalArgumentException("there is no " + follower);
  }

  /** The followers, in the order in which they came. */
  List<Piece> followers() {
    return standing.stream().map(Standing::piece).toList();
  }

  /** The followers in the region of that root, by their places. */
  List<Piece> in(Regions regions, int root) {
    return standing.stream()
        .filter(one -> regions.root(one.segment()) == root)
        .map(Standing::piece)
        .sorted()
        .toList();
  }

  /** The numbers of the segments that are stood on. */
  IntStream segments() {
    return standing.stream().mapToInt(Standing::segment);
  }

  private record Standing(Piece piece, int segment) {}
}
