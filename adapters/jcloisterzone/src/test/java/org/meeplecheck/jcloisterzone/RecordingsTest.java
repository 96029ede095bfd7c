package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every recording that is kept. */
class RecordingsTest {
  private static final List<String> PATHS = List.of("/home", "/root", "/tmp", "/Users", "C:\\");

  private static List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(RecordedGame.RECORDINGS)) {
      return files.sorted().toList();
    }
  }

  private static Stream<String> pathsIn(Path recording) {
    try {
      String text = Files.readString(recording);
      return PATHS.stream()
          .filter(text::contains)
          .map(path -> recording.getFileName() + ": " + path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void noneNamesAPathOfTheMachineThatMadeIt() throws IOException {
    List<Path> recordings = recordings();

    assertFalse(recordings.isEmpty());
    assertEquals(List.of(), recordings.stream().flatMap(RecordingsTest::pathsIn).toList());
  }
}
