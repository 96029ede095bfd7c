package org.meeplecheck.reports;

import java.util.Arrays;
import java.util.List;
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

  private final String id;
  private final List<Segment> segments;
  private final char[][] cells = new char[HEIGHT][WIDTH];

  private TileText(String id, List<Segment> segments, char ground) {
    this.id = id;
    this.segments = segments;
    for (char[] row : cells) {
      Arrays.fill(row, ground);
    }
    segments.stream().filter(s -> s.kind() == FeatureKind.FIELD).forEach(this::drawField);
    segments.stream().filter(s -> s.kind() == FeatureKind.CITY).forEach(this::drawCity);
    segments.stream().filter(s -> s.kind() == FeatureKind.ROAD).forEach(this::drawRoad);
  }

  /** A tile as it lies on the board, with its name and its marks. */
  static TileText of(Tile tile, Rotation rotation) {
    TileText text = new TileText(tile.id(), tile.segments(rotation), '.');
    text.label();
    return text;
  }

  /** A square of a start board: it has no name, and nothing where it has no segment. */
  static TileText ofSquare(List<Segment> segments) {
    return new TileText("", segments, ' ');
  }

  private void drawField(Segment field) {
    for (Port port : field.ports()) {
      switch (port) {
        case NNW -> Arrays.fill(cells[0], 0, 5, '.');
        case NNE -> Arrays.fill(cells[0], 4, WIDTH, '.');
        case SSE -> Arrays.fill(cells[2], 4, WIDTH, '.');
        case SSW -> Arrays.fill(cells[2], 0, 5, '.');
        case ENE -> fillSide(8, 0);
        case ESE -> fillSide(8, 1);
        case WSW -> fillSide(0, 1);
        case WNW -> fillSide(0, 0);
        case N, E, S, W -> {}
      }
    }
  }

  private void fillSide(int column, int row) {
    cells[row][column] = '.';
    cells[row + 1][column] = '.';
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
    write(1, (name.length() > room ? name.substring(0, room) : name) + marks);
  }

  /** Writes a word into the middle of a row; what is too long is cut. */
  void write(int row, String word) {
    int length = Math.min(word.length(), WIDTH);
    word.getChars(0, length, cells[row], 4 - length / 2);
  }

  private String shortName() {
    return id.substring(id.indexOf(':') + 1);
  }

  /** Whether the drawing has not the whole id of the tile. */
  boolean isCut() {
    return !row(1).contains(id);
  }

  private boolean isMonastery() {
    return segments.stream().anyMatch(s -> s.kind() == FeatureKind.MONASTERY);
  }

  private boolean hasCoat() {
    return segments.stream().anyMatch(s -> s.has("coat-of-arms"));
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
    return row(0) + "\n" + row(1) + "\n" + row(2);
  }
}
