package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.Tile;

/** Writes turns as the table of a history. */
final class HistoryTable {
  private static final List<String> COLUMNS = List.of("player", "tile", "at", "rotation", "deploy");

  private HistoryTable() {}

  /** The table, a row for each tile drawn. */
  static String of(List<PlayedTurn> turns) {
    List<List<String>> rows = new ArrayList<>(List.of(COLUMNS));
    for (PlayedTurn turn : turns) {
      turn.discarded().forEach(tile -> rows.add(discarded(turn, tile)));
      turn.placed().ifPresent(tile -> rows.add(placed(turn, tile)));
    }
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append("      ").append(line(row, rows)).append('\n'));
    return text.toString();
  }

  private static List<String> discarded(PlayedTurn turn, Tile tile) {
    return List.of(turn.player().word(), tile.id(), "discarded", "", "");
  }

  private static List<String> placed(PlayedTurn turn, BoardTile tile) {
    return List.of(
        turn.player().word(),
        tile.tile().id(),
        tile.square().x() + ", " + tile.square().y(),
        Integer.toString(tile.rotation().degrees()),
        turn.answer()
            .filter(Move.Deploy.class::isInstance)
            .map(move -> segment(((Move.Deploy) move).to()))
            .orElse("nobody"));
  }

  private static String segment(Place place) {
    return place.kind() + (place.detail().isEmpty() ? "" : " " + place.detail());
  }

  private static String line(List<String> row, List<List<String>> rows) {
    StringBuilder line = new StringBuilder("|");
    for (int column = 0; column < row.size(); column++) {
      line.append(' ').append(row.get(column));
      int width = width(column, rows);
      line.append(" ".repeat(width - row.get(column).length())).append(" |");
    }
    return line.toString();
  }

  private static int width(int column, List<List<String>> rows) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
