package org.meeplecheck.reference.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** What lies on the squares, and the segments by number. */
final class Cells {
  private final Grid<Cell> bySquare;
  private final List<Cell> bySegment;

  Cells() {
    this(new Grid<>(), new ArrayList<>());
  }

  private Cells(Grid<Cell> bySquare, List<Cell> bySegment) {
    this.bySquare = bySquare;
    this.bySegment = bySegment;
  }

  Cells copy() {
    return new Cells(bySquare.copy(), new ArrayList<>(bySegment));
  }

  /** Fills a square; its segments take the next numbers. */
  Cell add(Square square, Face face) {
    Cell cell = new Cell(square, face, bySegment.size());
    bySquare.put(square.x(), square.y(), cell);
    face.segments().forEach(segment -> bySegment.add(cell));
    return cell;
  }

  /** What lies on that square, or null. */
  @Nullable Cell at(Square square) {
    return bySquare.get(square.x(), square.y());
  }

  /** What lies on the up to eight squares around that one. */
  Stream<Cell> around(Square square) {
    return IntStream.range(0, 9)
        .filter(i -> i != 4)
        .mapToObj(i -> bySquare.get(square.x() + i % 3 - 1, square.y() + i / 3 - 1))
        .flatMap(Stream::ofNullable);
  }

  /** The square of which the segment of that number is a part. */
  Cell of(int number) {
    return bySegment.get(number);
  }

  /** The segment of that number. */
  Segment segment(int number) {
    return of(number).segment(number);
  }

  /** The canonical place of the segment of that number. */
  Place place(int number) {
    return of(number).place(number);
  }

  /** The numbers of the segments on that square. */
  IntStream numbers(Square square) {
    Cell cell = at(square);
    return cell == null ? IntStream.empty() : cell.numbers();
  }

  /** The number of the segment that the place names, or {@link Face#NOTHING}. */
  int number(Place place) {
    Optional<Cell> cell = place.squareIfAny().map(this::at);
    return cell.map(c -> c.segmentAt(place)).orElse(Face.NOTHING);
  }
}
