package org.meeplecheck.reference.oracle;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A square of the board; x grows to the east, y to the south. */
public record Cell(int x, int y) implements Comparable<Cell> {

  /** The cell across that side: 0 north, 1 east, 2 south, 3 west. */
  public Cell across(int side) {
    return switch (side) {
      case 0 -> new Cell(x, y - 1);
      case 1 -> new Cell(x + 1, y);
      case 2 -> new Cell(x, y + 1);
      default -> new Cell(x - 1, y);
    };
  }

  /** The four cells that share a side. */
  public List<Cell> beside() {
    return IntStream.range(0, 4).mapToObj(this::across).toList();
  }

  /** The eight cells around. */
  List<Cell> around() {
    return Stream.of(-1, 0, 1)
        .flatMap(dy -> Stream.of(-1, 0, 1).map(dx -> new Cell(x + dx, y + dy)))
        .filter(cell -> !cell.equals(this))
        .toList();
  }

  @Override
  public int compareTo(Cell other) {
    return y == other.y ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
