package org.meeplecheck.features;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClasspathResourceSource;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/** Holds the engine that a {@link ConformanceSuite} judges, from before the suite to after it. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class EngineUnderTest {
  private static final AtomicReference<@Nullable EngineUnderTest> CURRENT = new AtomicReference<>();

  private final Engine engine;
  private final Suite suite = Suite.bundled();
  private final Map<String, Judgement> judgements =
      Collections.synchronizedMap(new LinkedHashMap<>());
  private final JudgedRulings judged;
  private final Stage stage;

  private EngineUnderTest(Engine engine, Baseline baseline) {
    this.engine = engine;
    new Claims(Spec.bundled(), engine.manifest())
        .unknown()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    this.judged = new Inference(Spec.bundled(), engine).judge(Map.of());
    this.stage =
        Stage.open(
            Spec.bundled(),
            engine,
            judged,
            suite.scenarios(),
            false,
            result ->
                judgements.put(
                    result.id(), new Judgement(result, baseline.entry(result.id()).orElse(null))));
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
    return use(engine, Baseline.NONE);
  }

  /**
   * Puts an engine on the stage that is known to fail in places.
   *
   * @throws IllegalArgumentException if its manifest declares what does not exist
   */
  public static EngineUnderTest use(Engine engine, Baseline baseline) {
    EngineUnderTest judged = new EngineUnderTest(engine, baseline);
    CURRENT.set(judged);
    return judged;
  }

  /** The option by which each ruling is judged, by the id of the ruling. */
  public Map<String, JudgedOption> rulings() {
    return judged.all();
  }

  /** The verdicts so far. */
  public List<ScenarioResult> results() {
    return judgements().stream().map(Judgement::result).toList();
  }

  /** The judgement on the scenario at that place; empty if none was given. */
  static Optional<Judgement> judgementOn(TestSource source) {
    EngineUnderTest judged = CURRENT.get();
    return judged != null && source instanceof ClasspathResourceSource resource
        ? resource.getPosition().flatMap(position -> judged.judgementOn(resource, position))
        : Optional.empty();
  }

  private Optional<Judgement> judgementOn(ClasspathResourceSource resource, FilePosition position) {
    return stage
        .scenario("classpath:" + resource.getClasspathResourceName(), position.getLine())
        .map(scenario -> judgements.get(scenario.id()));
  }

  /**
   * Takes the engine off the stage.
   *
   * @throws AssertionError if something was unexpected, scenarios were lost on the way, or none
   *     could be judged: some tools would show that as success
   */
  static void finish() {
    EngineUnderTest judged = CURRENT.getAndSet(null);
    if (judged == null) {
      throw new AssertionError("no engine was judged: call EngineUnderTest.use in @BeforeSuite");
    }
    judged.stage.close();
    judged.engine.close();
    new Closing(judged.suite, judged.judgements()).require();
  }

  private List<Judgement> judgements() {
    synchronized (judgements) {
      return List.copyOf(judgements.values());
    }
  }
}
