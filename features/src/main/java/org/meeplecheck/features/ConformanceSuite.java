package org.meeplecheck.features;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.JUNIT_PLATFORM_NAMING_STRATEGY_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.PLUGIN_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.PLUGIN_PUBLISH_QUIET_PROPERTY_NAME;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;
import org.junit.runner.RunWith;

/**
 * The whole suite as JUnit tests, each scenario one: extend it, and give the engine to {@link
 * EngineUnderTest#use} in a method with {@code @BeforeSuite}.
 *
 * <p>A scenario that PASSes or is WARNed about succeeds; one that is UNSUPPORTED, or fails as the
 * {@link Baseline} expects, is skipped with the reason; every other one fails, and so does the
 * suite itself, so that the build is red even where a tool does not show scenarios.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
@Suite
@IncludeEngines(VerdictEngine.ID)
@SelectPackages("org.meeplecheck.features")
@ConfigurationParameter(key = VerdictEngine.SUITE_PROPERTY, value = "true")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "org.meeplecheck.features.sentences")
@ConfigurationParameter(key = PLUGIN_PROPERTY_NAME, value = "org.meeplecheck.features.Judge")
@ConfigurationParameter(key = PLUGIN_PUBLISH_QUIET_PROPERTY_NAME, value = "true")
@ConfigurationParameter(key = JUNIT_PLATFORM_NAMING_STRATEGY_PROPERTY_NAME, value = "long")
@RunWith(PlatformRunner.class)
public abstract class ConformanceSuite {

  /** Takes the engine off the stage and requires that every scenario went as expected. */
  @AfterSuite
  static void finish() {
    EngineUnderTest.finish();
  }
}
