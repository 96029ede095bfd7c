package org.meeplecheck.features;

import java.util.Optional;

/** The version of the suite. */
public final class Version {
  private Version() {}

  /** The version of the artifact, or {@code development} where it is not packaged. */
  public static String current() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
