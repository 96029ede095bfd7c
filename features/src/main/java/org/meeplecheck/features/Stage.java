package org.meeplecheck.features;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/**
 * Where scenarios meet the engine under test.
 *
 * <p>Cucumber makes sentences and plugins by itself and hands them nothing, so the stage of the run
 * is found through {@link #current()}. One run at a time has a stage.
 */
final class Stage implements AutoCloseable {
  private static final AtomicReference<@Nullable Stage> CURRENT = new AtomicReference<>();

  private static final ThreadLocal<@Nullable Playthrough> PLAYTHROUGH = new ThreadLocal<>();

  private final Spec spec;
  private final Engine engine;
  private final Manifest manifest;
  private final JudgedRulings judged;
  private final SortedMap<String, String> rulings;
  private final boolean strict;
  private final Consumer<ScenarioResult> results;
  private final Map<String, Scenario> scenarios = new HashMap<>();

  private Stage(
      Spec spec,
      Engine engine,
      JudgedRulings judged,
      List<Scenario> scenarios,
      boolean strict,
      Consumer<ScenarioResult> results) {
    this.spec = spec;
    this.engine = engine;
    this.manifest = engine.manifest();
    this.judged = judged;
    this.rulings = judged.options();
    this.strict = strict;
    this.results = results;
    for (Scenario scenario : scenarios) {
      this.scenarios.put(key(scenario.uri(), scenario.line()), scenario);
    }
  }

  /**
   * Opens the stage for a run.
   *
   * @throws IllegalStateException if a run is under way in this JVM
   */
  static Stage open(
      Spec spec,
      Engine engine,
      JudgedRulings judged,
      List<Scenario> scenarios,
      boolean strict,
      Consumer<ScenarioResult> results) {
    Stage stage = new Stage(spec, engine, judged, scenarios, strict, results);
    if (!CURRENT.compareAndSet(null, stage)) {
      throw new IllegalStateException("a run is under way: one engine at a time is judged");
    }
    return stage;
  }

  static Stage current() {
    Stage stage = CURRENT.get();
    if (stage == null) {
      throw new IllegalStateException(
          "no engine is on the stage: run scenarios by the command or by ConformanceSuite");
    }
    return stage;
  }

  Spec spec() {
    return spec;
  }

  Engine engine() {
    return engine;
  }

  Manifest manifest() {
    return manifest;
  }

  /** The option of each ruling where a scenario names none. */
  SortedMap<String, String> rulings() {
    return rulings;
  }

  /** What the engine plays in this run. */
  Support support() {
    return new Support(manifest, judged);
  }

  boolean isStrict() {
    return strict;
  }

  Optional<Scenario> scenario(String uri, int line) {
    return Optional.ofNullable(scenarios.get(key(uri, line)));
  }

  Playthrough playthrough() {
    Playthrough running = PLAYTHROUGH.get();
    if (running == null) {
      throw new IllegalStateException("no scenario runs on this thread");
    }
    return running;
  }

  void enter(Playthrough running) {
    PLAYTHROUGH.set(running);
  }

  void leave(ScenarioResult result) {
    PLAYTHROUGH.remove();
    results.accept(result);
  }

  private static String key(String uri, int line) {
    return FeatureUri.identity(uri) + ":" + line;
  }

  @Override
  public void close() {
    CURRENT.compareAndSet(this, null);
  }
}
