package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * A row of a history: one drawn tile.
 *
 * @param player who draws
 * @param tile the tile's id
 * @param at where it is placed; empty if it fits nowhere and is discarded
 * @param rotation its clockwise turn
 * @param deploy where a follower is deployed; empty for nobody
 * @param decisions what answers the further decisions of the turn, in order
 */
record Turn(
    Player player,
    String tile,
    Optional<Square> at,
    Rotation rotation,
    Optional<Place> deploy,
    List<Phrase> decisions) {
  private static final List<String> COLUMNS = List.of("player", "tile", "at", "rotation", "deploy");
  private static final List<String> ALL_COLUMNS =
      List.of("player", "tile", "at", "rotation", "deploy", "decisions");
  private static final String DISCARDED = "discarded";

  /** Whether a column of its own answers that decision. */
  static boolean hasColumn(String decision) {
    return Set.of("draw", "place", "deploy").contains(decision);
  }

  /**
   * The rows of a table with the columns player, tile, at, rotation and deploy, and decisions where
   * there are any.
   *
   * @throws IllegalArgumentException if a column or a cell is wrong; the message names the row
   */
  static List<Turn> read(List<List<String>> cells) {
    List<String> columns = cells.get(0);
    if (!(columns.equals(COLUMNS) || columns.equals(ALL_COLUMNS)) || cells.size() == 1) {
      throw new IllegalArgumentException(
          "a history has the columns player, tile, at, rotation and deploy, in this order, then"
              + " decisions where further ones are asked, and a row for each drawn tile");
    }
    List<Turn> turns = new ArrayList<>();
    for (List<String> row : cells.subList(1, cells.size())) {
      Map<String, String> values = new HashMap<>();
      for (int i = 0; i < row.size(); i++) {
        values.put(columns.get(i), Optional.ofNullable(row.get(i)).orElse("").strip());
      }
      try {
        turns.add(read(values));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "row " + (turns.size() + 1) + " of the history: " + e.getMessage(), e);
      }
    }
    return turns;
  }

  private static Turn read(Map<String, String> row) {
    Player player = Words.player(row.getOrDefault("player", ""));
    String tile = row.getOrDefault("tile", "");
    String at = row.getOrDefault("at", "");
    String deploy = row.getOrDefault("deploy", "");
    List<Phrase> decisions = decisions(row.getOrDefault("decisions", ""));
    if (at.equals(DISCARDED)) {
      if (!row.getOrDefault("rotation", "").isEmpty() || !deploy.isEmpty()) {
        throw new IllegalArgumentException(
            "a discarded tile has no rotation and no deployment: leave the cells empty");
      }
      return new Turn(player, tile, Optional.empty(), Rotation.R0, Optional.empty(), decisions);
    }
    Square square = Words.square(at);
    Rotation rotation = Words.rotation(row.getOrDefault("rotation", ""));
    return new Turn(player, tile, Optional.of(square), rotation, place(square, deploy), decisions);
  }

  private static Optional<Place> place(Square square, String deploy) {
    if (deploy.equals("nobody")) {
      return Optional.empty();
    }
    if (deploy.isEmpty()) {
      throw new IllegalArgumentException(
          "deploy is empty: write nobody, or a segment such as city N");
    }
    return Optional.of(Words.placeOn(square, deploy));
  }

  private static List<Phrase> decisions(String cell) {
    List<Phrase> phrases = new ArrayList<>();
    for (String text : cell.isEmpty() ? List.<String>of() : List.of(cell.split(";", -1))) {
      Phrase phrase = Sentences.bundled().phrase(text.strip());
      Answer.of(phrase);
      phrases.add(phrase);
    }
    return phrases;
  }
}
