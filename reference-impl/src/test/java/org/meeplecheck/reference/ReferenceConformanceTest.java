package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.meeplecheck.features.ConformanceSuite;
import org.meeplecheck.features.EngineUnderTest;
import org.meeplecheck.sdk.verdict.Verdict;

/** The whole suite on the reference engine, each scenario a test. */
class ReferenceConformanceTest extends ConformanceSuite {
  private static @Nullable EngineUnderTest engine;

  @BeforeSuite
  static void putOnTheStage() {
    engine = EngineUnderTest.use(new ReferenceEngine());
  }

  /** The reference engine has no excuse: nothing is unsupported and nothing warns. */
  @AfterSuite
  static void everyScenarioPassed() {
    assertEquals(
        List.of(),
        Optional.ofNullable(engine).orElseThrow().results().stream()
            .filter(result -> result.verdict() != Verdict.PASS)
            .map(result -> result.verdict() + " " + result.id() + ": " + result.message())
            .toList());
  }
}
