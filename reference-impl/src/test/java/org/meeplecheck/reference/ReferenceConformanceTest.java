package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.meeplecheck.features.ConformanceSuite;
import org.meeplecheck.features.EngineUnderTest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** The whole suite on the reference engine, each scenario a test. */
class ReferenceConformanceTest extends ConformanceSuite {
  private static @Nullable EngineUnderTest engine;

  @BeforeSuite
  static void putOnTheStage() {
    engine = EngineUnderTest.use(new ReferenceEngine());
  }

  /** A run that lost scenarios on the way would be green too. */
  @AfterSuite
  static void everyScenarioPassed() {
    EngineUnderTest judged = engine;
    if (judged == null) {
      throw new AssertionError("no engine was judged");
    }
    judged.close();
    List<ScenarioResult> results = judged.results();
    assertEquals(Suite.bundled().scenarios().size(), results.size());
    assertEquals(
        List.of(),
        results.stream()
            .filter(result -> result.verdict() != Verdict.PASS)
            .map(result -> result.verdict() + " " + result.id() + ": " + result.message())
            .toList());
  }
}
