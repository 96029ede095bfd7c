package org.meeplecheck.cli;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Finds the known words nearest to a mistyped one. */
final class Closest {
  private static final int MOST = 3;

  private Closest() {}

  /** What to say after an unknown word: the nearest known ones, or a few of them, or nothing. */
  static String hint(String word, Collection<String> known) {
    List<String> near = to(word, known);
    if (!near.isEmpty()) {
      return ": did you mean " + String.join(" or ", near) + "?";
    }
    return known.size() > 0 && known.size() <= 12 ? ": there are " + String.join(", ", known) : "";
  }

  /** The nearest known words, at most three; none if nothing is near. */
  static List<String> to(String word, Collection<String> known) {
    String low = word.toLowerCase(Locale.ROOT);
    int nearest = known.stream().mapToInt(k -> distance(low, k)).min().orElse(0);
    boolean isNear = nearest <= Math.max(2, word.length() / 3);
    return known.stream()
        .distinct()
        .filter(k -> isNear ? distance(low, k) == nearest : contains(low, k))
        .sorted()
        .limit(MOST)
        .toList();
  }

  private static boolean contains(String low, String known) {
    return low.length() >= 3 && known.toLowerCase(Locale.ROOT).contains(low);
  }

  /** How many letters have to be added, dropped or changed to make one word of the other. */
  private static int distance(String low, String known) {
    String other = known.toLowerCase(Locale.ROOT);
    int[] row = IntStream.rangeClosed(0, other.length()).toArray();
    for (int i = 1; i <= low.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int change = diagonal + (low.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[other.length()];
  }
}
