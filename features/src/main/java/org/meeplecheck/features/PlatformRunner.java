package org.meeplecheck.features;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.runner.Description;
import org.junit.runner.Runner;
import org.junit.runner.notification.RunNotifier;

/**
 * Plays a {@link ConformanceSuite} for tools that know JUnit 4 alone.
 *
 * <p>Among them is the Surefire that Maven 3.8 takes where a build names none: it would pass over
 * the suite in silence, and an engine that breaks every clause would be green.
 */
@API(status = Status.INTERNAL, since = "0.1")
public final class PlatformRunner extends Runner {
  private static final String VINTAGE = "org.junit.vintage.";

  private final Class<?> suite;
  private final boolean isOnPlatform;

  /** Called by JUnit 4. */
  public PlatformRunner(Class<?> suite) {
    this.suite = suite;
    // There the suite is found by itself, and would be played twice.
    this.isOnPlatform =
        StackWalker.getInstance()
            .walk(frames -> frames.anyMatch(frame -> frame.getClassName().startsWith(VINTAGE)));
  }

  @Override
  public Description getDescription() {
    return Description.createSuiteDescription(suite);
  }

  @Override
  public void run(RunNotifier notifier) {
    if (isOnPlatform) {
      return;
    }
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(suite))
                .filters(includeEngines("junit-platform-suite"))
                .build(),
            new NotifyingListener(suite, notifier));
  }
}
