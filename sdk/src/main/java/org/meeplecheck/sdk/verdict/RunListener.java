package org.meeplecheck.sdk.verdict;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** Follows a run from its header to its footer; implemented by reports. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
@FunctionalInterface
public interface RunListener {

  /** The run begins; by default nothing is done. */
  default void started(RunHeader header) {}

  /** A scenario has its verdict. */
  void finished(ScenarioResult result);

  /** The run is over; by default nothing is done. */
  default void ended(RunFooter footer) {}
}
