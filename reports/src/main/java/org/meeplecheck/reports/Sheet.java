package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A sheet of labelled entries for a terminal: labels in a left column, text wrapped beside it.
 *
 * <p>Used for failures and explanations, so that both look alike.
 */
public final class Sheet {
  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final int WIDTH = 96;
  private static final int LABEL = 12;
  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  /** Adds a line as it is, from the left edge. */
  public Sheet line(String line) {
    text.append(line.stripTrailing()).append('\n');
    return this;
  }

  /** Adds an entry whose text is wrapped between words; nothing if the text is empty. */
  public Sheet entry(String label, String words) {
    return words.isEmpty() ? this : rows(label, wrap(words, WIDTH - INDENT.length() - LABEL));
  }

  /**
   * Adds an entry of several texts, each wrapped from a row of its own; nothing if there is none.
   */
  public Sheet entries(String label, List<String> texts) {
    String left = label;
    for (String text : texts) {
      entry(left, text);
      left = "";
    }
    return this;
  }

  /** Adds an entry of rows that stay as they are; nothing if there are none. */
  public Sheet rows(String label, List<String> rows) {
    String left = label;
    for (String row : rows) {
      line(INDENT + left + " ".repeat(Math.max(1, LABEL - left.length())) + row);
      left = "";
    }
    return this;
  }

  /** Adds words that belong to the row above, set in a little and wrapped between words. */
  public Sheet detail(String words) {
    String left = " ".repeat(INDENT.length() + LABEL) + INDENT;
    wrap(words, WIDTH - left.length()).forEach(row -> line(left + row));
    return this;
  }

  /** Breaks words into rows of at most that width; a longer word has a row of its own. */
  static List<String> wrap(String words, int width) {
    List<String> rows = new ArrayList<>();
    StringBuilder row = new StringBuilder();
    for (String word : SPACE.splitAsStream(words.strip()).toList()) {
      if (row.length() > 0 && row.length() + 1 + word.length() > width) {
        rows.add(row.toString());
        row.setLength(0);
      }
      row.append(row.length() > 0 ? " " : "").append(word);
    }
    rows.add(row.toString());
    return rows;
  }

  /** The sheet, each row ended by a line feed. */
  @Override
  public String toString() {
    return text.toString();
  }
}
