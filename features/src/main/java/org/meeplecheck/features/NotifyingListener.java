package org.meeplecheck.features;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.runner.Description;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunNotifier;

/** Tells JUnit 4 what happens on the JUnit Platform. */
final class NotifyingListener implements TestExecutionListener {
  private final Class<?> suite;
  private final RunNotifier notifier;

  NotifyingListener(Class<?> suite, RunNotifier notifier) {
    this.suite = suite;
    this.notifier = notifier;
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    notifier.fireTestIgnored(description(test));
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.isTest()) {
      notifier.fireTestStarted(description(test));
    }
  }

  /** A container is told only when it fails: what is not told is lost. */
  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    boolean failed = result.getStatus() == Status.FAILED;
    if (!test.isTest() && !failed) {
      return;
    }
    if (!test.isTest()) {
      notifier.fireTestStarted(description(test));
    }
    Failure failure = new Failure(description(test), result.getThrowable().orElse(null));
    switch (result.getStatus()) {
      case SUCCESSFUL -> {}
      case ABORTED -> notifier.fireTestAssumptionFailed(failure);
      case FAILED -> notifier.fireTestFailure(failure);
    }
    notifier.fireTestFinished(description(test));
  }

  private Description description(TestIdentifier test) {
    return Description.createTestDescription(suite, test.getDisplayName());
  }
}
