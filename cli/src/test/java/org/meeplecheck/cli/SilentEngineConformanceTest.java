package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.suite.api.BeforeSuite;
import org.meeplecheck.features.ConformanceSuite;
import org.meeplecheck.features.EngineUnderTest;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** The suite as JUnit tests, on an engine that says nothing of the small cities that it plays. */
class SilentEngineConformanceTest {
  private static final String SMALL_CITY = "base.small-city";
  private static @Nullable EngineUnderTest judged;

  /** Found by the launcher below alone: the build runs no inner classes. */
  static class Silent extends ConformanceSuite {

    @BeforeSuite
    static void putOnTheStage() {
      judged =
          EngineUnderTest.use(
              new HeadstrongEngine().hiding(SMALL_CITY).playing(Map.of(SMALL_CITY, "2")));
    }
  }

  @Test
  void theSuiteOfJUnitInfersAsTheCommandDoes() {
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request().selectors(selectClass(Silent.class)).build());
    EngineUnderTest engine = Optional.ofNullable(judged).orElseThrow();
    assertEquals(new JudgedOption("2", Origin.INFERRED), engine.rulings().get(SMALL_CITY));
    List<ScenarioResult> ofOtherOption =
        engine.results().stream()
            .filter(result -> result.id().matches("base/small-city#.*\\[4\\]"))
            .toList();
    assertEquals(4, ofOtherOption.size());
    assertEquals(
        Set.of("the engine plays base.small-city=2, as the probe of that ruling showed"),
        ofOtherOption.stream().map(ScenarioResult::message).collect(Collectors.toSet()));
    assertTrue(
        engine.results().stream()
            .filter(result -> result.id().matches("base/small-city#.*\\[2\\]"))
            .allMatch(result -> result.verdict() == Verdict.PASS));
  }
}
