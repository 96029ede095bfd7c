package org.meeplecheck.features;

import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the way in which Cucumber ended a scenario says about the engine or the suite. */
final class Ending {
  private Ending() {}

  /** What ended the scenario early; null where nothing did, or where it was not to be played. */
  static @Nullable Finding finding(Result result, Entry entry, String source) {
    Throwable error = result.getError();
    if (error instanceof Finding found) {
      return found;
    }
    if (result.getStatus() == Status.PASSED || entry.missing() != null) {
      return null;
    }
    return Finding.suiteError(
        source
            + ": "
            + Optional.ofNullable(error)
                .map(Ending::rootMessage)
                .orElse("the runner says " + result.getStatus()));
  }

  private static String rootMessage(Throwable error) {
    Throwable root = error;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return String.valueOf(root.getMessage());
  }
}
