package org.meeplecheck.sdk.verdict;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** Follows a run from its header to its footer; implemented by reports. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public interface RunListener {

  /** The run begins. */
  void started(RunHeader header);

  /** A scenario has its verdict. */
  void finished(ScenarioResult result);

  /** The run is over. */
  void ended(RunFooter footer);
}
