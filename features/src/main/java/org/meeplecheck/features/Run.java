package org.meeplecheck.features;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathResource;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import java.net.URI;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** One run of scenarios by Cucumber on the JUnit Platform. */
final class Run {
  private static final String CLASSPATH = "classpath:";

  private final Suite suite;
  private final Engine engine;
  private final RunRequest request;
  private final RunListener listener;
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private final Set<String> judged = new HashSet<>();

  Run(Suite suite, Engine engine, RunRequest request, RunListener listener) {
    this.suite = suite;
    this.engine = engine;
    this.request = request;
    this.listener = listener;
  }

  RunFooter run() {
    long start = System.nanoTime();
    Manifest manifest = engine.manifest();
    int planned = request.scenarios().size() + suite.faults().size();
    listener.started(
        new RunHeader(
            Version.current(),
            manifest,
            planned,
            request.options(),
            JudgedRulings.of(Spec.bundled(), manifest)));
    suite.faults().forEach(fault -> report(result(fault)));
    try (Stage stage =
        Stage.open(Spec.bundled(), engine, request.scenarios(), request.strict(), this::report)) {
      execute(stage);
    }
    request.scenarios().stream()
        .filter(scenario -> !judged.contains(scenario.id()))
        .forEach(scenario -> report(notRun(scenario)));
    int executed = planned - counts.getOrDefault(Verdict.NOT_RUN, 0);
    RunFooter footer =
        new RunFooter(planned, executed, counts, (System.nanoTime() - start) / 1_000);
    listener.ended(footer);
    return footer;
  }

  private void execute(Stage stage) {
    if (request.scenarios().isEmpty()) {
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
    launcher.execute(discovery(stage));
  }

  private LauncherDiscoveryRequest discovery(Stage stage) {
    List<? extends DiscoverySelector> files =
        request.scenarios().stream().map(Scenario::uri).distinct().map(Run::selector).toList();
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

  private void report(ScenarioResult result) {
    judged.add(result.id());
    counts.merge(result.verdict(), 1, Integer::sum);
    listener.finished(result);
  }

  private static ScenarioResult result(Fault fault) {
    return new ScenarioResult(
        fault.source(),
        fault.source(),
        "",
        List.of(),
        fault.source(),
        Verdict.SUITE_ERROR,
        0,
        fault.source() + ": " + fault.message(),
        null);
  }

  private static ScenarioResult notRun(Scenario scenario) {
    return new ScenarioResult(
        scenario.id(),
        scenario.name(),
        scenario.set(),
        scenario.clauses(),
        scenario.source(),
        Verdict.NOT_RUN,
        0,
        "the runner planned it and did not execute it",
        null);
  }
}
