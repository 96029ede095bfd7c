package org.meeplecheck.features;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.PLUGIN_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.PLUGIN_PUBLISH_QUIET_PROPERTY_NAME;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/**
 * The whole suite as JUnit tests, each scenario one: extend it, and give the engine to {@link
 * EngineUnderTest#use} in a method with {@code @BeforeSuite}.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
@Suite
@IncludeEngines("cucumber")
@SelectPackages("org.meeplecheck.features")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "org.meeplecheck.features.sentences")
@ConfigurationParameter(key = PLUGIN_PROPERTY_NAME, value = "org.meeplecheck.features.Judge")
@ConfigurationParameter(key = PLUGIN_PUBLISH_QUIET_PROPERTY_NAME, value = "true")
public abstract class ConformanceSuite {

  /** Takes the engine off the stage and requires that every scenario was executed. */
  @AfterSuite
  static void finish() {
    EngineUnderTest.finish();
  }
}
