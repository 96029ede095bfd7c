package org.meeplecheck.spec;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A square of a start board among its neighbours there. */
final class BoardSquare {
  private final StartBoard board;
  private final Square square;

  BoardSquare(StartBoard board, Square square) {
    this.board = board;
    this.square = square;
  }

  /** What is wrong with the square, in one sentence; empty if nothing is. */
  Optional<String> fault() {
    return SquarePorts.of(board, square).fault().or(this::looseEnd);
  }

  private Optional<String> looseEnd() {
    return Arrays.stream(Port.values())
        .filter(port -> !board.isOuter(square, port.side()))
        .filter(port -> !kinds(square, port).isEmpty())
        .filter(port -> !kinds(square, port).equals(facing(port)))
        .findFirst()
        .map(port -> "what leaves by " + port + " does not go on in the next square of the board");
  }

  private List<FeatureKind> facing(Port port) {
    return kinds(square.neighbour(port.side()), port.facing());
  }

  private List<FeatureKind> kinds(Square at, Port port) {
    return board.squares().getOrDefault(at, List.of()).stream()
        .filter(segment -> segment.ports().contains(port))
        .map(Segment::kind)
        .toList();
  }
}
