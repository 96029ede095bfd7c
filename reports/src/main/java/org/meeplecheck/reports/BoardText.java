package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/**
 * The board in letters: a grid of tiles with columns above, rows at the left, and a legend.
 *
 * <p>ASCII alone, for terminals, pipes and logs.
 */
public final class BoardText {
  private static final int MARGIN = 5;
  private static final String LEGEND = "c city   r road   . field   m monastery   * coat of arms";

  private final Map<Square, TileText> tiles = new TreeMap<>();
  private final List<String> notes = new ArrayList<>();

  private BoardText() {}

  /**
   * The board as rows from north to south, then the legend, then a row for each piece on the board
   * or beside it; no rows for an empty board.
   */
  public static List<String> of(Spec spec, List<PlacedTile> board, List<Piece> pieces) {
    BoardText text = new BoardText();
    board.stream().sorted().forEach(placed -> text.put(spec, placed));
    pieces.stream().sorted().forEach(text::put);
    return text.tiles.isEmpty() ? List.of() : text.rows();
  }

  private void put(Spec spec, PlacedTile placed) {
    Optional<StartBoard> start = spec.board(placed.tile());
    if (start.isPresent()) {
      tiles.putAll(StartBoardText.of(start.get(), placed.square()));
      notes.add(placed.toString());
      return;
    }
    Optional<Tile> tile = spec.tile(placed.tile());
    if (tile.isEmpty()) {
      notes.add(placed + ", which the catalogue does not know");
      return;
    }
    TileText text = TileText.of(tile.get(), placed.rotation());
    tiles.put(placed.square(), text);
    if (text.isCut()) {
      notes.add(placed.toString());
    }
  }

  private void put(Piece piece) {
    Place place = piece.place();
    Optional<TileText> tile = place.squareIfAny().map(tiles::get);
    if (tile.isEmpty()) {
      putBeside(piece);
      return;
    }
    char letter = piece.ownerIfAny().map(BoardText::initial).orElse('+');
    Optional<Port> port = place.port();
    if (port.isPresent()) {
      tile.get().mark(port.get(), letter);
    } else {
      tile.get().markMiddle(letter);
    }
    notes.add(letter + " " + piece);
  }

  /** What stands beside the board, as on the wheel, has no place in the picture. */
  private void putBeside(Piece piece) {
    boolean isInPlay = !piece.place().equals(Place.SUPPLY);
    if (isInPlay && piece.place().squareIfAny().isEmpty()) {
      notes.add(piece.toString());
    }
  }

  /** The letter of a player on the board: of black its last, since blue has the first. */
  static char initial(Player player) {
    return player == Player.BLACK ? 'K' : player.word().toUpperCase(Locale.ROOT).charAt(0);
  }

  private List<String> rows() {
    List<Integer> columns = range(Square::x);
    List<String> rows = new ArrayList<>();
    StringBuilder head = new StringBuilder(" ".repeat(MARGIN));
    columns.forEach(x -> head.append(centred(x)));
    rows.add(head.toString().stripTrailing());
    for (int y : range(Square::y)) {
      for (int i = 0; i < TileText.HEIGHT; i++) {
        rows.add(row(columns, y, i));
      }
      rows.add("");
    }
    rows.add(LEGEND);
    rows.addAll(notes);
    return rows;
  }

  private String row(List<Integer> columns, int y, int number) {
    String left = number == 1 ? String.format(Locale.ROOT, "%3d  ", y) : " ".repeat(MARGIN);
    StringBuilder row = new StringBuilder(left);
    for (int x : columns) {
      TileText tile = tiles.get(new Square(x, y));
      row.append(tile == null ? " ".repeat(TileText.WIDTH) : tile.row(number)).append(' ');
    }
    return row.toString().stripTrailing();
  }

  private static String centred(int x) {
    String number = Integer.toString(x);
    int left = (TileText.WIDTH - number.length() + 1) / 2;
    return " ".repeat(left) + number + " ".repeat(TileText.WIDTH + 1 - left - number.length());
  }

  private List<Integer> range(ToIntFunction<Square> coordinate) {
    Comparator<Square> order = Comparator.comparingInt(coordinate);
    int from = coordinate.applyAsInt(tiles.keySet().stream().min(order).orElseThrow());
    int to = coordinate.applyAsInt(tiles.keySet().stream().max(order).orElseThrow());
    return IntStream.rangeClosed(from, to).boxed().toList();
  }
}
