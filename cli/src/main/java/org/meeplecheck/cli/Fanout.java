package org.meeplecheck.cli;

import java.util.List;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;

/**
 * Tells several listeners of one run, in their order.
 *
 * @param listeners the listeners
 */
record Fanout(List<RunListener> listeners) implements RunListener {

  @Override
  public void started(RunHeader header) {
    listeners.forEach(listener -> listener.started(header));
  }

  @Override
  public void finished(ScenarioResult result) {
    listeners.forEach(listener -> listener.finished(result));
  }

  @Override
  public void ended(RunFooter footer) {
    listeners.forEach(listener -> listener.ended(footer));
  }
}
