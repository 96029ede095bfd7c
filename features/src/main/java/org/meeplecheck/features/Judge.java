package org.meeplecheck.features;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestStepFinished;
import io.cucumber.plugin.event.TestStepStarted;

/** Reads each scenario ahead, follows its steps and gives its verdict; a plugin of Cucumber. */
public final class Judge implements ConcurrentEventListener {
  private static final ThreadLocal<Trial> TRIAL = new ThreadLocal<>();

  @Override
  public void setEventPublisher(EventPublisher publisher) {
    publisher.registerHandlerFor(TestCaseStarted.class, event -> started(event.getTestCase()));
    publisher.registerHandlerFor(TestStepStarted.class, this::stepStarted);
    publisher.registerHandlerFor(TestStepFinished.class, this::stepFinished);
    publisher.registerHandlerFor(TestCaseFinished.class, this::finished);
  }

  private void started(TestCase testCase) {
    Trial opened = Trial.open(Stage.current(), testCase);
    TRIAL.set(opened);
    opened.enter();
  }

  private void stepStarted(TestStepStarted event) {
    if (event.getTestStep() instanceof PickleStepTestStep step) {
      TRIAL.get().atStep(step.getStep());
    }
  }

  private void stepFinished(TestStepFinished event) {
    if (event.getTestStep() instanceof PickleStepTestStep step) {
      TRIAL.get().afterStep(step.getStep(), event.getResult());
    }
  }

  private void finished(TestCaseFinished event) {
    Trial ended = TRIAL.get();
    TRIAL.remove();
    ended.end(event.getResult());
  }
}
