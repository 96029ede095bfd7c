package org.meeplecheck.features;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** One run of scenarios, from its header to its footer. */
final class Run {
  private final Suite suite;
  private final Engine engine;
  private final RunRequest request;
  private final RunListener listener;
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private final Set<String> told = new HashSet<>();

  Run(Suite suite, Engine engine, RunRequest request, RunListener listener) {
    this.suite = suite;
    this.engine = engine;
    this.request = request;
    this.listener = listener;
  }

  RunFooter run() {
    long start = System.nanoTime();
    Spec spec = Spec.bundled();
    List<Scenario> scenarios = request.scenarios();
    JudgedRulings judged = new Inference(spec, engine).judge(request.rulings());
    int planned = scenarios.size() + suite.faults().size();
    listener.started(header(judged, planned));
    suite.faults().forEach(fault -> report(result(fault)));
    try (Stage stage =
        Stage.open(spec, engine, judged, scenarios, request.strict(), this::report)) {
      Launch.play(stage, scenarios);
    }
    scenarios.stream()
        .filter(scenario -> !told.contains(scenario.id()))
        .forEach(scenario -> report(notRun(scenario)));
    int executed = planned - counts.getOrDefault(Verdict.NOT_RUN, 0);
    RunFooter footer =
        new RunFooter(planned, executed, counts, (System.nanoTime() - start) / 1_000);
    listener.ended(footer);
    return footer;
  }

  private RunHeader header(JudgedRulings judged, int planned) {
    List<String> options =
        Stream.concat(request.options().stream(), judged.repeatOptions().stream()).toList();
    return new RunHeader(Version.current(), engine.manifest(), planned, options, judged.all());
  }

  private void report(ScenarioResult result) {
    told.add(result.id());
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
