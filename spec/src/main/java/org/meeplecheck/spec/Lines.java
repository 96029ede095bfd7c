package org.meeplecheck.spec;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the line of a file on which an id stands, for messages. */
final class Lines {
  private Lines() {}

  /** The file and the first line that brings the id, as {@code path:line}. */
  static String of(SpecFiles files, String path, String id) {
    return nth(files, path, id, 0);
  }

  /** The file and the second line that brings the id; the first where it stands on one line. */
  static String second(SpecFiles files, String path, String id) {
    return nth(files, path, id, 1);
  }

  private static String nth(SpecFiles files, String path, String id, int skipped) {
    String quoted = "\"" + Pattern.quote(id) + "\"";
    List<Integer> numbers = matching(files, path, "\"(id|term|place)\"\\s*:\\s*" + quoted);
    if (numbers.isEmpty()) {
      numbers = matching(files, path, quoted);
    }
    int line = numbers.isEmpty() ? 1 : numbers.get(Math.min(skipped, numbers.size() - 1));
    return path + ":" + line;
  }

  private static List<Integer> matching(SpecFiles files, String path, String regex) {
    Pattern pattern = Pattern.compile(regex);
    try (BufferedReader reader = new BufferedReader(files.open(path))) {
      List<String> lines = reader.lines().toList();
      return IntStream.range(0, lines.size())
          .filter(i -> pattern.matcher(lines.get(i)).find())
          .mapToObj(i -> i + 1)
          .toList();
    } catch (IOException e) {
      throw new SpecException(path + ": cannot be read: " + e.getMessage());
    }
  }
}
