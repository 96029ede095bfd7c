package org.meeplecheck.reference.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values by square, in an array that grows with the board in both directions.
 *
 * <p>A look-up costs the same however many squares are filled, which no hash of squares does.
 */
final class Grid<T> {
  private static final int MARGIN = 8;

  private @Nullable Object[] values = {};
  private int west;
  private int north;
  private int width;
  private int height;

  Grid<T> copy() {
    Grid<T> copy = new Grid<>();
    copy.take(values.clone(), west, north, width, height);
    return copy;
  }

  /** The value of that square, or null. */
  @SuppressWarnings("unchecked") // only put() fills the array
  @Nullable T get(int x, int y) {
    return isInside(x, y) ? (T) values[index(x, y)] : null;
  }

  /** Sets the value of that square; null empties it. */
  void put(int x, int y, @Nullable T value) {
    if (!isInside(x, y)) {
      growTo(x, y);
    }
    values[index(x, y)] = value;
  }

  /** The values of all squares that have one, row by row. */
  @SuppressWarnings("unchecked") // only put() fills the array
  List<T> values() {
    List<T> found = new ArrayList<>();
    for (Object value : values) {
      if (value != null) {
        found.add((T) value);
      }
    }
    return found;
  }

  private boolean isInside(int x, int y) {
    return x >= west && x < west + width && y >= north && y < north + height;
  }

  private int index(int x, int y) {
    return (y - north) * width + x - west;
  }

  private void growTo(int x, int y) {
    int newWest = width == 0 || x < west ? x - MARGIN - width / 2 : west;
    int newNorth = height == 0 || y < north ? y - MARGIN - height / 2 : north;
    int east = Math.max(west + width, x >= west + width ? x + MARGIN + width / 2 : x + 1);
    int south = Math.max(north + height, y >= north + height ? y + MARGIN + height / 2 : y + 1);
    int newWidth = east - newWest;
    @Nullable Object[] grown = new @Nullable Object[newWidth * (south - newNorth)];
    for (int row = 0; row < height; row++) {
      int to = (north + row - newNorth) * newWidth + west - newWest;
      System.arraycopy(values, row * width, grown, to, width);
    }
    take(grown, newWest, newNorth, newWidth, south - newNorth);
  }

  private void take(
      @Nullable Object[] newValues, int newWest, int newNorth, int newWidth, int newHeight) {
    values = newValues;
    west = newWest;
    north = newNorth;
    width = newWidth;
    height = newHeight;
  }
}
