package org.meeplecheck.features;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;

/** Passes on what Cucumber tells JUnit, the end of each scenario by our verdict. */
final class VerdictListener implements EngineExecutionListener {
  private final EngineExecutionListener junit;

  VerdictListener(EngineExecutionListener junit) {
    this.junit = junit;
  }

  @Override
  public void dynamicTestRegistered(TestDescriptor descriptor) {
    junit.dynamicTestRegistered(descriptor);
  }

  @Override
  public void executionSkipped(TestDescriptor descriptor, String reason) {
    junit.executionSkipped(descriptor, reason);
  }

  @Override
  public void executionStarted(TestDescriptor descriptor) {
    junit.executionStarted(descriptor);
  }

  @Override
  public void reportingEntryPublished(TestDescriptor descriptor, ReportEntry entry) {
    junit.reportingEntryPublished(descriptor, entry);
  }

  /** A scenario without a verdict keeps the status that Cucumber gives it. */
  @Override
  public void executionFinished(TestDescriptor descriptor, TestExecutionResult cucumber) {
    junit.executionFinished(
        descriptor,
        descriptor
            .getSource()
            .filter(source -> descriptor.isTest())
            .flatMap(EngineUnderTest::judgementOn)
            .map(judgement -> judgement.status(cucumber.getThrowable().orElse(null)))
            .orElse(cucumber));
  }
}
