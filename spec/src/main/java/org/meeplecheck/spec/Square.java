package org.meeplecheck.spec;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A square of the board; the start tile lies on 0, 0. Ordered by row, then by column.
 *
 * @param x the column, growing to the east
 * @param y the row, growing to the south
 */
public record Square(int x, int y) implements Comparable<Square> {
  private static final Pattern TEXT = Pattern.compile("(-?\\d{1,4}), ?(-?\\d{1,4})");
  private static final Comparator<Square> ORDER =
      Comparator.comparingInt(Square::y).thenComparingInt(Square::x);

  /** The neighbour on that side. */
  public Square neighbour(Side side) {
    return new Square(x + side.dx(), y + side.dy());
  }

  /**
   * The square written as {@code 1,-2} or {@code 1, -2}.
   *
   * @throws IllegalArgumentException if the text is no square
   */
  public static Square parse(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "no square \"" + text + "\": write column and row, for example 1, -2");
    }
    return new Square(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  @Override
  public int compareTo(Square other) {
    return ORDER.compare(this, other);
  }

  /** The square as {@code 1,-2}. */
  @Override
  public String toString() {
    return x + "," + y;
  }
}
