package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A fault in a copy of the spec: the first {@code right} of the file gives way to {@code wrong}.
 *
 * @param anchor a text that stands first on the line that the message has to name, or the number of
 *     that line after {@code @}
 */
record Fault(String name, String file, String right, String wrong, String anchor, String message) {

  /** Makes the fault in that copy; gives the refusal that it deserves. */
  String madeIn(Path copy) throws IOException {
    Path path = copy.resolve(file);
    String text = Files.readString(path);
    int at = text.indexOf(right);
    assertTrue(at >= 0, () -> right + " does not stand in " + file);
    String faulty = text.substring(0, at) + wrong + text.substring(at + right.length());
    Files.writeString(path, faulty);
    return file + ":" + line(faulty) + ": " + message;
  }

  private String line(String faulty) {
    if (anchor.startsWith("@")) {
      return anchor.substring(1);
    }
    List<String> lines = faulty.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(anchor)) {
        return Integer.toString(i + 1);
      }
    }
    throw new IllegalStateException(anchor + " does not stand in " + file);
  }

  @Override
  public String toString() {
    return name;
  }
}
