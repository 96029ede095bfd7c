package org.meeplecheck.reports;

import java.util.Arrays;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Tile;

/**
 * A tile in three rows of nine letters, each side drawn with what leaves the tile there.
 *
 * <p>A corner, or the middle, is city where one city reaches both sides of it; so a reader can tell
 * a joined city from two.
 */
final class TileText {
  static final int WIDTH = 9;
  static final int HEIGHT = 3;
  private static final int LABEL = 7;

  private final Tile tile;
  private final Rotation rotation;
  private final char[][] cells = new char[HEIGHT][WIDTH];

  TileText(Tile tile, Rotation rotation) {
    this.tile = tile;
    this.rotation = rotation;
    for (char[] row : cells) {
      Arrays.fill(row, '.');
    }
    tile.segments(rotation).forEach(this::draw);
    label();
  }

  private void draw(Segment segment) {
    switch (segment.kind()) {
      case CITY -> drawCity(segment);
      case ROAD -> drawRoad(segment);
      case FIELD, MONASTERY -> {}
    }
  }

  private void drawCity(Segment city) {
    boolean north = has(city, Side.N);
    boolean east = has(city, Side.E);
    boolean south = has(city, Side.S);
    boolean west = has(city, Side.W);
    fill(north, 0, 1, 7);
    fill(south, 2, 1, 7);
    fill(west, 1, 0, 0);
    fill(east, 1, 8, 8);
    fill(north && west, 0, 0, 0);
    fill(north && east, 0, 8, 8);
    fill(south && west, 2, 0, 0);
    fill(south && east, 2, 8, 8);
    fill(west && city.ports().size() > 1, 1, 1, 4);
    fill(east && city.ports().size() > 1, 1, 4, 7);
    fill(north && south, 1, 2, 6);
  }

  private void fill(boolean wanted, int row, int from, int to) {
    if (wanted) {
      Arrays.fill(cells[row], from, to + 1, 'c');
    }
  }

  private void drawRoad(Segment road) {
    // A road that ends on the tile stops short of the middle, so that three ends are not one road.
    int reach = road.ports().size() > 1 ? 4 : 2;
    for (Port port : road.ports()) {
      switch (port.side()) {
        case N -> cells[0][4] = 'r';
        case S -> cells[2][4] = 'r';
        case W -> Arrays.fill(cells[1], 0, reach + 1, 'r');
        case E -> Arrays.fill(cells[1], WIDTH - 1 - reach, WIDTH, 'r');
      }
    }
  }

  private static boolean has(Segment segment, Side side) {
    return segment.ports().contains(side.middle());
  }

  private void label() {
    String marks = (isMonastery() ? " m" : "") + (hasCoat() ? " *" : "");
    String name = shortName();
    int room = LABEL - marks.length();
    String label = (name.length() > room ? name.substring(0, room) : name) + marks;
    int from = 4 - label.length() / 2;
    for (int i = 0; i < label.length(); i++) {
      cells[1][from + i] = label.charAt(i);
    }
  }

  private String shortName() {
    return tile.id().substring(tile.id().indexOf(':') + 1);
  }

  /** Whether the drawing has not the whole id of the tile. */
  boolean isCut() {
    return !row(1).contains(tile.id());
  }

  private boolean isMonastery() {
    return tile.segments().stream().anyMatch(s -> s.kind() == FeatureKind.MONASTERY);
  }

  private boolean hasCoat() {
    return tile.segments().stream().anyMatch(s -> s.has("coat-of-arms"));
  }

  /** Marks a port of the board's orientation, where a follower stands. */
  void mark(Port port, char letter) {
    int along = port.ordinal() % 3;
    switch (port.side()) {
      case N -> cells[0][2 + 2 * along] = letter;
      case S -> cells[2][6 - 2 * along] = letter;
      case E -> cells[along][8] = letter;
      case W -> cells[2 - along][0] = letter;
    }
  }

  /** Marks the monastery, or another place that is no port. */
  void markMiddle(char letter) {
    int monastery = row(1).indexOf(" m") + 1;
    cells[1][monastery > 0 ? monastery : 7] = letter;
  }

  /** The row of that number from the north, 0 to 2. */
  String row(int number) {
    return new String(cells[number]);
  }

  @Override
  public String toString() {
    return tile + " rotated " + rotation.degrees();
  }
}
