package org.meeplecheck.spec;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A start tile of several squares; its north-west square lies on 0, 0.
 *
 * @param id {@code set:name}
 * @param except the option under which it is not the start tile, or null where it always is
 * @param squares the squares that it covers, each with its segments
 * @param sectors what its middle is divided into, clockwise
 */
public record StartBoard(
    String id,
    RulingOption.@Nullable Ref except,
    SortedMap<Square, List<Segment>> squares,
    List<Sector> sectors) {

  public StartBoard {
    SortedMap<Square, List<Segment>> settled = new TreeMap<>();
    squares.forEach((square, segments) -> settled.put(square, Segment.settled(segments)));
    squares = Collections.unmodifiableSortedMap(settled);
    sectors = List.copyOf(sectors);
  }

  /** Whether a square lies on 0, 0 and none to the west or the north of it. */
  boolean beginsAtOrigin() {
    return squares.containsKey(new Square(0, 0))
        && squares.keySet().stream().allMatch(square -> square.x() >= 0 && square.y() >= 0);
  }

  /** Whether that side of that square looks out of the board. */
  public boolean isOuter(Square square, Side side) {
    return !squares.containsKey(square.neighbour(side));
  }

  /**
   * A part of the middle with an action of its own.
   *
   * @param id its name
   * @param crowns how many followers it has space for
   */
  public record Sector(String id, int crowns) {}
}
