package org.meeplecheck.features;

import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * Whether a scenario can be played at all.
 *
 * @param fault what is wrong with the scenario; null if nothing is
 * @param missing what the engine does not play; null if it plays all
 */
record Entry(@Nullable Finding fault, @Nullable String missing) {

  /** Ends the scenario if it cannot be played. */
  void check() {
    if (fault != null) {
      throw fault;
    }
    if (missing != null) {
      throw new TestAbortedException(missing);
    }
  }
}
