package org.meeplecheck.features;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/**
 * Has Cucumber find and play the scenarios, and tells JUnit our verdicts in place of its own.
 *
 * <p>Found by the JUnit Platform as a service; {@link ConformanceSuite} asks for it by its id.
 */
@API(status = Status.INTERNAL, since = "0.1")
public final class VerdictEngine implements TestEngine {
  static final String ID = "meeplecheck";

  /** Set by {@link ConformanceSuite}: nobody else puts an engine on the stage. */
  static final String SUITE_PROPERTY = "meeplecheck.suite";

  private final TestEngine cucumber = new CucumberTestEngine();

  @Override
  public String getId() {
    return ID;
  }

  /** Finds nothing outside a {@link ConformanceSuite}: other features are not ours to judge. */
  @Override
  public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
    return request.getConfigurationParameters().getBoolean(SUITE_PROPERTY).orElse(false)
        ? cucumber.discover(request, id)
        : new EngineDescriptor(id, "Meeplecheck");
  }

  /** This way to make a request is the only one that JUnit 5 and 6 have in common. */
  @Override
  @SuppressWarnings("deprecation")
  public void execute(ExecutionRequest request) {
    if (request.getRootTestDescriptor().getChildren().isEmpty()) {
      return;
    }
    cucumber.execute(
        new ExecutionRequest(
            request.getRootTestDescriptor(),
            new VerdictListener(request.getEngineExecutionListener()),
            request.getConfigurationParameters()));
  }
}
