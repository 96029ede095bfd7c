package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/** Holds the engine that a {@link ConformanceSuite} judges, from before the suite to after it. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class EngineUnderTest implements AutoCloseable {
  private final Engine engine;
  private final List<ScenarioResult> results = Collections.synchronizedList(new ArrayList<>());
  private final Stage stage;

  private EngineUnderTest(Engine engine) {
    this.engine = engine;
    this.stage =
        Stage.open(
            Spec.bundled(),
            engine,
            org.meeplecheck.features.Suite.bundled().scenarios(),
            false,
            results::add);
  }

  /** Puts an engine on the stage; one at a time. */
  public static EngineUnderTest use(Engine engine) {
    return new EngineUnderTest(engine);
  }

  /** The verdicts so far. */
  public List<ScenarioResult> results() {
    return List.copyOf(results);
  }

  /** Takes the engine off the stage and closes it. */
  @Override
  public void close() {
    stage.close();
    engine.close();
  }
}
