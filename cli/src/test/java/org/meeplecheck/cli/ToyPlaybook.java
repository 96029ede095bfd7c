package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.meeplecheck.features.Fault;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Version;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Scenarios whose verdicts a test chooses. */
final class ToyPlaybook implements Playbook {
  private final List<Scenario> scenarios = new ArrayList<>();
  private final List<Verdict> verdicts = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final Map<String, String> messages = new HashMap<>();
  private Consumer<Scenario> before = scenario -> {};
  private boolean strict;

  /** One scenario for each verdict, {@code base/s1} and so on, of the clauses BG-01 and so on. */
  static ToyPlaybook of(Verdict... verdicts) {
    ToyPlaybook playbook = new ToyPlaybook();
    for (Verdict verdict : verdicts) {
      int number = playbook.scenarios.size() + 1;
      playbook.add(
          "base/s" + number, "base", String.format("BG-%02d", number), Set.of("t" + number));
      playbook.verdicts.add(verdict);
    }
    return playbook;
  }

  ToyPlaybook add(String id, String set, String clause, Set<String> tags) {
    scenarios.add(
        new Scenario(
            id,
            List.of(id + "/old"),
            "Name – of " + id,
            "Why " + id.replaceFirst("\\[.*", "") + ".",
            "Feature",
            set,
            List.of(clause),
            tags,
            Set.of(Rung.SCORES),
            List.of("game"),
            "x.feature",
            scenarios.size() + 1,
            null));
    return this;
  }

  /** The verdict on the scenario that was added last. */
  ToyPlaybook verdict(Verdict verdict) {
    verdicts.add(verdict);
    return this;
  }

  /** What is told of a scenario that did not pass. */
  ToyPlaybook saying(String id, String message) {
    messages.put(id, message);
    return this;
  }

  ToyPlaybook withFault(String source, String message) {
    faults.add(new Fault(source, message));
    return this;
  }

  /** Something that happens before each scenario is told of. */
  ToyPlaybook before(Consumer<Scenario> event) {
    before = event;
    return this;
  }

  boolean wasStrict() {
    return strict;
  }

  @Override
  public List<Scenario> scenarios() {
    return scenarios;
  }

  @Override
  public List<Fault> faults() {
    return faults;
  }

  @Override
  public RunFooter run(Engine engine, RunRequest request, RunListener listener) {
    strict = request.strict();
    int planned = request.scenarios().size() + faults.size();
    listener.started(
        new RunHeader(Version.current(), engine.manifest(), planned, request.options(), Map.of()));
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    for (Fault fault : faults) {
      counts.merge(Verdict.SUITE_ERROR, 1, Integer::sum);
      listener.finished(
          new ScenarioResult(
              fault.source(),
              fault.source(),
              "",
              List.of(),
              fault.source(),
              Verdict.SUITE_ERROR,
              0,
              fault.message(),
              null));
    }
    for (Scenario scenario : request.scenarios()) {
      before.accept(scenario);
      Verdict verdict = verdicts.get(scenarios.indexOf(scenario));
      counts.merge(verdict, 1, Integer::sum);
      listener.finished(result(scenario, verdict));
    }
    RunFooter footer = new RunFooter(planned, planned, counts, 10);
    listener.ended(footer);
    return footer;
  }

  private ScenarioResult result(Scenario scenario, Verdict verdict) {
    return new ScenarioResult(
        scenario.id(),
        scenario.name(),
        scenario.set(),
        scenario.clauses(),
        scenario.source(),
        verdict,
        10,
        verdict == Verdict.PASS ? "" : messages.getOrDefault(scenario.id(), "The reason."),
        null);
  }
}
