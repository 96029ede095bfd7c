package org.meeplecheck.spec;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the files of the spec are read from. */
@FunctionalInterface
interface SpecFiles {

  /**
   * Opens a file as UTF-8.
   *
   * @param path its path below the root of the spec, with {@code /}
   * @throws IOException if it cannot be read
   */
  Reader open(String path) throws IOException;

  /** The files that come with this library. */
  static SpecFiles bundled() {
    return path -> {
      InputStream in = SpecFiles.class.getResourceAsStream(path);
      if (in == null) {
        throw new FileNotFoundException("there is no such file");
      }
      return new InputStreamReader(in, StandardCharsets.UTF_8);
    };
  }

  /** The files below that directory. */
  static SpecFiles below(Path root) {
    return path -> Files.newBufferedReader(root.resolve(path));
  }
}
