package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.List;
import org.meeplecheck.features.Suite;
import org.meeplecheck.features.SuiteException;

/** Finds scenarios. */
@FunctionalInterface
interface Playbooks {

  /**
   * The scenarios below those paths; those of the suite itself where there is no path.
   *
   * @throws Stop if there are none to be read
   */
  Playbook open(List<Path> paths);

  /** Scenarios of this library, or of feature files. */
  static Playbooks ofFiles() {
    return paths -> {
      try {
        return Playbook.of(paths.isEmpty() ? Suite.bundled() : Suite.read(paths));
      } catch (SuiteException e) {
        throw new Stop(
            paths.isEmpty() ? ExitCode.SUITE : ExitCode.USAGE, String.valueOf(e.getMessage()));
      }
    };
  }
}
