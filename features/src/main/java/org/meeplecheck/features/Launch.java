package org.meeplecheck.features;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathResource;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Has Cucumber play scenarios on the JUnit Platform. */
final class Launch {
  private static final String CLASSPATH = "classpath:";

  private Launch() {}

  /** Plays scenarios that the stage knows; it hears of each verdict. */
  static void play(Stage stage, List<Scenario> scenarios) {
    if (scenarios.isEmpty()) {
      return;
    }
    Launcher launcher =
        LauncherFactory.create(
            LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new CucumberTestEngine())
                .build());
    launcher.execute(discovery(stage, scenarios));
  }

  private static LauncherDiscoveryRequest discovery(Stage stage, List<Scenario> scenarios) {
    List<? extends DiscoverySelector> files =
        scenarios.stream().map(Scenario::uri).distinct().map(Launch::selector).toList();
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(files)
        .filters(new SelectedScenarios(stage))
        .configurationParameter("cucumber.glue", "org.meeplecheck.features.sentences")
        .configurationParameter("cucumber.plugin", Judge.class.getName())
        .configurationParameter("cucumber.publish.quiet", "true")
        .configurationParameter("cucumber.ansi-colors.disabled", "true")
        .build();
  }

  private static DiscoverySelector selector(String uri) {
    return uri.startsWith(CLASSPATH)
        ? selectClasspathResource(uri.substring(CLASSPATH.length()))
        : selectFile(Path.of(URI.create(uri)).toFile());
  }
}
