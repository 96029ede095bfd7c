package org.meeplecheck.reports;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of {@code report.jsonl}, its components in the order of the keys.
 *
 * <p>The published schema {@code schema/report.schema.json} describes the same lines.
 */
sealed interface ReportLine {

  /** The version of the format. */
  int FORMAT = 1;

  /** The first line. */
  record Header(
      String type,
      int format,
      String suite,
      String spec,
      String scenarios,
      EngineClaims engine,
      int planned,
      List<String> options,
      Map<String, Judged> rulings)
      implements ReportLine {}

  /** The option by which a ruling is judged, and where it comes from. */
  record Judged(String option, String from, @Nullable String why) {}

  /** What the engine says of itself, sorted. */
  record EngineClaims(
      String name,
      String version,
      List<String> sets,
      List<String> elements,
      Map<String, List<String>> rulings,
      List<String> rungs,
      Limits limits) {}

  /** Where the engine is smaller than the rules; no radius where there is none. */
  record Limits(int minPlayers, int maxPlayers, @Nullable Integer boardRadius) {}

  /** The line of a scenario. */
  record Scenario(
      String type,
      String id,
      String name,
      String set,
      List<String> clauses,
      String source,
      String verdict,
      double ms,
      String message,
      @Nullable Finding failure)
      implements ReportLine {}

  /** What a reader needs to understand a verdict. */
  record Finding(
      List<ClauseText> clauses,
      @Nullable String step,
      @Nullable String expected,
      @Nullable String actual,
      @Nullable List<String> moves,
      @Nullable List<Tile> tiles,
      @Nullable List<Piece> followers,
      @Nullable List<Piece> pieces,
      @Nullable List<String> board,
      @SerializedName("repeat") @Nullable String command) {}

  /** A clause with the places that say it. */
  record ClauseText(String id, String text, String strength, List<String> sources) {}

  /** A tile on the board. */
  record Tile(String at, String tile, int rotation) {}

  /** A follower, or another piece, on the board or beside it. */
  record Piece(@Nullable String player, String figure, String place) {}

  /** The last line. */
  record Footer(
      String type,
      int planned,
      int executed,
      boolean complete,
      Map<String, Integer> counts,
      double ms)
      implements ReportLine {}
}
