package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A kept conversation: a request a line, each followed by its answer.
 *
 * @param name the name of its file
 * @param text what the file holds
 */
record Recording(String name, String text) {
  /** Where they are kept. */
  static final Path FOLDER = Path.of("src/main/resources/org/meeplecheck/sdk/wire/recordings");

  /** A request and its answer. */
  record Exchange(String at, JsonObject request, JsonObject answer) {}

  static Recording named(String name) throws IOException {
    return new Recording(name, Files.readString(FOLDER.resolve(name)));
  }

  static List<Recording> all() throws IOException {
    List<Recording> recordings = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(".jsonl")) {
          recordings.add(named(file.getFileName().toString()));
        }
      }
    }
    return recordings;
  }

  List<Exchange> exchanges() {
    List<String> lines = text.lines().toList();
    List<Exchange> exchanges = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      String at = name + ":" + (i + 1);
      exchanges.add(
          new Exchange(at, JsonLine.object(lines.get(i)), JsonLine.object(lines.get(i + 1))));
    }
    return exchanges;
  }

  @Override
  public String toString() {
    return name;
  }
}
