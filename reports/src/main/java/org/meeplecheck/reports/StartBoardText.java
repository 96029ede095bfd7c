package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.StartBoard;

/** A start board in letters: its squares, with the names of its sectors in the empty ones. */
final class StartBoardText {
  private static final int ROWS_APART = 2;

  private StartBoardText() {}

  /** The text of each square, where the north-west one lies on that square. */
  static Map<Square, TileText> of(StartBoard board, Square northWest) {
    Map<Square, TileText> texts = new TreeMap<>();
    board.squares().forEach((square, segments) -> texts.put(square, TileText.ofSquare(segments)));
    List<Square> empty =
        board.squares().entrySet().stream()
            .filter(square -> square.getValue().isEmpty())
            .map(Map.Entry::getKey)
            .toList();
    if (!empty.isEmpty() && !board.sectors().isEmpty()) {
      write(board.sectors(), empty, texts);
    }
    Map<Square, TileText> moved = new TreeMap<>();
    texts.forEach(
        (square, text) ->
            moved.put(new Square(northWest.x() + square.x(), northWest.y() + square.y()), text));
    return moved;
  }

  /** Clockwise, from the north-west: down the last column, then up the first. */
  private static void write(
      List<StartBoard.Sector> sectors, List<Square> empty, Map<Square, TileText> texts) {
    List<String> words = sectors.stream().map(StartBoard.Sector::id).toList();
    int half = words.size() / 2;
    List<String> left = new ArrayList<>(words.subList(half + 1, words.size()));
    left.add(words.get(0));
    Collections.reverse(left);
    Square first = empty.get(0);
    Square last = empty.get(empty.size() - 1);
    write(left, first, texts);
    write(words.subList(1, half + 1), new Square(last.x(), first.y()), texts);
  }

  private static void write(List<String> words, Square top, Map<Square, TileText> texts) {
    for (int i = 0; i < words.size(); i++) {
      int row = i * ROWS_APART;
      Square square = new Square(top.x(), top.y() + row / TileText.HEIGHT);
      Optional.ofNullable(texts.get(square))
          .ifPresent(text -> text.write(row % TileText.HEIGHT, words.get(row / ROWS_APART)));
    }
  }
}
