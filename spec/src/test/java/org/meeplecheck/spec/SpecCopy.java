package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A copy of the bundled files that a test may spoil. */
final class SpecCopy {
  private SpecCopy() {}

  static void into(Path copy) throws IOException {
    Path root = RawSpec.root();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.toList()) {
        Path target = copy.resolve(root.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else if (path.toString().endsWith(".json")) {
          Files.copy(path, target);
        }
      }
    }
  }

  /** What the loader says of the copy, which it has to refuse. */
  static String refusal(Path copy) {
    return String.valueOf(assertThrows(SpecException.class, () -> Spec.read(copy)).getMessage());
  }
}
