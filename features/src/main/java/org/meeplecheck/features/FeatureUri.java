package org.meeplecheck.features;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;

/** The addresses of feature files. */
final class FeatureUri {
  /** Where the feature files of this library are on the class path. */
  static final String BUNDLED = "classpath:org/meeplecheck/features/";

  private static final String FILE = "file:";

  private FeatureUri() {}

  /** The address as a reader wants it: below the features of this library, or a path. */
  static String shortened(String uri) {
    if (uri.startsWith(BUNDLED)) {
      return uri.substring(BUNDLED.length());
    }
    return uri.startsWith(FILE) ? URI.create(uri).getPath() : uri;
  }

  /**
   * The same text for every address of one file.
   *
   * <p>Cucumber follows links and writes addresses in its own way, so that those it tells differ
   * from those it was given.
   */
  static String identity(String uri) {
    return uri.startsWith(FILE) ? real(Path.of(URI.create(uri))).toString() : shortened(uri);
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }
}
