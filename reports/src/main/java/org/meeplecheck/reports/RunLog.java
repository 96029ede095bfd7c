package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;

/** Remembers a run, for what can only be written or printed at its end. */
public final class RunLog implements RunListener {
  private final List<ScenarioResult> results = new ArrayList<>();
  private @Nullable RunHeader header;
  private @Nullable RunFooter footer;

  @Override
  public void started(RunHeader header) {
    this.header = header;
  }

  @Override
  public void finished(ScenarioResult result) {
    results.add(result);
  }

  @Override
  public void ended(RunFooter footer) {
    this.footer = footer;
  }

  /** The header; empty if the run never began. */
  public Optional<RunHeader> header() {
    return Optional.ofNullable(header);
  }

  /** The results so far, in the order in which they came. */
  public List<ScenarioResult> results() {
    return List.copyOf(results);
  }

  /** The footer; empty until the run is over. */
  public Optional<RunFooter> footer() {
    return Optional.ofNullable(footer);
  }
}
