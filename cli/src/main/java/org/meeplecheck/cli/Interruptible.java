package org.meeplecheck.cli;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * A run that can be broken off: the listener then hears of every scenario that is missing as
 * NOT-RUN, and of the end, and of nothing more.
 *
 * <p>Breaking off comes from another thread than the run.
 */
final class Interruptible implements RunListener {
  private final RunListener listener;
  private final Map<String, Scenario> missing = new LinkedHashMap<>();
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private final long start = System.nanoTime();
  private @Nullable RunHeader header;
  private boolean over;

  Interruptible(List<Scenario> planned, RunListener listener) {
    this.listener = listener;
    planned.forEach(scenario -> missing.put(scenario.id(), scenario));
  }

  @Override
  public synchronized void started(RunHeader run) {
    if (!over) {
      header = run;
      listener.started(run);
    }
  }

  @Override
  public synchronized void finished(ScenarioResult result) {
    if (!over) {
      pass(result);
    }
  }

  @Override
  public synchronized void ended(RunFooter footer) {
    if (!over) {
      over = true;
      listener.ended(footer);
    }
  }

  private void pass(ScenarioResult result) {
    missing.remove(result.id());
    counts.merge(result.verdict(), 1, Integer::sum);
    listener.finished(result);
  }

  /** Breaks the run off and says why; false if it was over already. */
  synchronized boolean breakOff(String why) {
    if (over) {
      return false;
    }
    over = true;
    RunHeader run = header;
    if (run != null) {
      List.copyOf(missing.values()).forEach(scenario -> pass(notRun(scenario, why)));
      int executed = run.planned() - counts.getOrDefault(Verdict.NOT_RUN, 0);
      long micros = (System.nanoTime() - start) / 1_000;
      listener.ended(new RunFooter(run.planned(), executed, counts, micros));
    }
    return true;
  }

  /** The planned scenarios that have no verdict yet. */
  synchronized List<Scenario> missing() {
    return List.copyOf(missing.values());
  }

  private static ScenarioResult notRun(Scenario scenario, String why) {
    return new ScenarioResult(
        scenario.id(),
        scenario.name(),
        scenario.set(),
        scenario.clauses(),
        scenario.source(),
        Verdict.NOT_RUN,
        0,
        why,
        null);
  }
}
