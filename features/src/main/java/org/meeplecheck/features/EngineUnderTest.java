package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** Holds the engine that a {@link ConformanceSuite} judges, from before the suite to after it. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class EngineUnderTest {
  private static final AtomicReference<@Nullable EngineUnderTest> CURRENT = new AtomicReference<>();

  private final Engine engine;
  private final Suite suite = Suite.bundled();
  private final List<ScenarioResult> results = Collections.synchronizedList(new ArrayList<>());
  private final JudgedRulings judged;
  private final Stage stage;

  private EngineUnderTest(Engine engine) {
    this.engine = engine;
    new Claims(Spec.bundled(), engine.manifest())
        .unknown()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    this.judged = new Inference(Spec.bundled(), engine).judge(Map.of());
    this.stage = Stage.open(Spec.bundled(), engine, judged, suite.scenarios(), false, results::add);
  }

  /**
   * Puts an engine on the stage, one at a time; the suite takes it off and closes it.
   *
   * <p>What the engine does not declare of the rulings of its sets is found out first, by a few
   * scenarios.
   *
   * @throws IllegalArgumentException if its manifest declares what does not exist
   */
  public static EngineUnderTest use(Engine engine) {
    EngineUnderTest judged = new EngineUnderTest(engine);
    CURRENT.set(judged);
    return judged;
  }

  /** The option by which each ruling is judged, by the id of the ruling. */
  public Map<String, JudgedOption> rulings() {
    return judged.all();
  }

  /** The verdicts so far. */
  public List<ScenarioResult> results() {
    return List.copyOf(results);
  }

  /**
   * Takes the engine off the stage.
   *
   * @throws AssertionError if scenarios were lost on the way, or none could be judged: JUnit alone
   *     would show that as success
   */
  static void finish() {
    EngineUnderTest judged = CURRENT.getAndSet(null);
    if (judged == null) {
      throw new AssertionError("no engine was judged: call EngineUnderTest.use in @BeforeSuite");
    }
    judged.stage.close();
    judged.engine.close();
    judged.requireComplete();
  }

  private void requireComplete() {
    int planned = suite.scenarios().size();
    if (!suite.faults().isEmpty()) {
      throw new AssertionError("feature files cannot be read: " + suite.faults());
    }
    if (results.size() != planned) {
      throw new AssertionError(
          planned + " scenarios were planned and " + results.size() + " executed");
    }
    if (results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED)) {
      throw new AssertionError(
          "no scenario was judged: the engine declares nothing that one needs");
    }
  }
}
