package org.meeplecheck.features;

/** The addresses of feature files. */
final class FeatureUri {
  /** Where the feature files of this library are on the class path. */
  static final String BUNDLED = "classpath:org/meeplecheck/features/";

  private FeatureUri() {}

  /** The address as a reader wants it: below the features of this library, or a path. */
  static String shortened(String uri) {
    if (uri.startsWith(BUNDLED)) {
      return uri.substring(BUNDLED.length());
    }
    return uri.startsWith("file:") ? uri.replaceFirst("^file:/*", "/") : uri;
  }
}
