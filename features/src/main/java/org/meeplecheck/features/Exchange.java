package org.meeplecheck.features;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/**
 * An exchange of two followers, a row of the table of exchanges.
 *
 * @param own where the follower of the asked player stands
 * @param player whose follower the other is
 * @param other where that one stands
 */
public record Exchange(Place own, Player player, Place other) {
  private static final List<String> COLUMNS = List.of("own", "player", "other");

  /**
   * The exchanges of a table; none of a table that is its header alone.
   *
   * @throws IllegalArgumentException if the columns are others, or a cell is not what it should be
   */
  public static List<Exchange> read(List<List<String>> cells) {
    boolean sound =
        cells.get(0).equals(COLUMNS)
            && cells.stream().flatMap(List::stream).noneMatch(Exchange::isEmpty);
    if (!sound) {
      throw new IllegalArgumentException(
          "this table has the columns " + COLUMNS + ", and no empty cell");
    }
    return cells.stream().skip(1).map(Exchange::of).toList();
  }

  private static boolean isEmpty(@Nullable String cell) {
    return cell == null || cell.isBlank();
  }

  private static Exchange of(List<String> row) {
    return new Exchange(Words.place(row.get(0)), Words.player(row.get(1)), Words.place(row.get(2)));
  }
}
