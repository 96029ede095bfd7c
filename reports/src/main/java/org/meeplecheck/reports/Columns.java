package org.meeplecheck.reports;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Rows of cells as columns of a terminal: the first to the left, the others to the right. */
public final class Columns {
  private Columns() {}

  /**
   * The rows, aligned by spaces, each ended by a line feed; each has as many cells as the first.
   */
  public static String aligned(List<List<String>> rows) {
    int[] widths =
        IntStream.range(0, rows.get(0).size())
            .map(c -> rows.stream().mapToInt(row -> row.get(c).length()).max().orElse(0))
            .toArray();
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(String.format(Locale.ROOT, "%-" + widths[0] + "s", row.get(0)));
      for (int c = 1; c < row.size(); c++) {
        text.append(String.format(Locale.ROOT, "  %" + widths[c] + "s", row.get(c)));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
