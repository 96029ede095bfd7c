package org.meeplecheck.features;

import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.Step;
import io.cucumber.plugin.event.TestCase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.Failure;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;

/** One scenario on trial, from its reading ahead to its verdict. */
final class Trial {
  private final Stage stage;
  private final Scenario scenario;
  private final Playthrough play;
  private final Entry entry;
  private final long start = System.nanoTime();
  private String step = "";

  private Trial(Stage stage, Scenario scenario, Plan plan, @Nullable Finding early) {
    this.stage = stage;
    this.scenario = scenario;
    this.entry =
        new Entry(early, early == null ? missing(stage, scenario, plan).orElse(null) : null);
    this.play = new Playthrough(stage, scenario, plan, entry);
  }

  static Trial open(Stage stage, TestCase testCase) {
    Scenario scenario =
        stage
            .scenario(testCase.getUri().toString(), testCase.getLocation().getLine())
            .orElseGet(() -> unknown(testCase));
    try {
      scenario
          .faultIfAny()
          .ifPresent(
              fault -> {
                throw Finding.suiteError(fault);
              });
      return new Trial(
          stage, scenario, PlanReader.read(testCase, stage.spec(), stage.rulings()), null);
    } catch (Finding finding) {
      return new Trial(stage, scenario, Plan.NONE, finding);
    } catch (RuntimeException e) {
      Finding finding = Finding.suiteError(scenario.source() + ": cannot be read ahead: " + e);
      return new Trial(stage, scenario, Plan.NONE, finding);
    }
  }

  private static Optional<String> missing(Stage stage, Scenario scenario, Plan plan) {
    return stage.support().missing(scenario, plan).or(plan::unplayable);
  }

  private static Scenario unknown(TestCase testCase) {
    String uri = testCase.getUri().toString();
    int line = testCase.getLocation().getLine();
    String name = testCase.getName();
    return new Scenario(
        FeatureUri.shortened(uri) + ":" + line,
        List.of(),
        name,
        "",
        "",
        "",
        List.of(),
        Set.of(),
        Set.of(),
        List.of(),
        uri,
        line,
        "the scenario is not among those that were read");
  }

  void enter() {
    stage.enter(play);
  }

  void atStep(Step started) {
    play.blame().atLine(started.getLocation().getLine());
  }

  /** Keeps the first sentence that did not hold; those after it are skipped. */
  void afterStep(Step finished, Result result) {
    if (result.getStatus() == Status.FAILED) {
      step = finished.getText();
    }
  }

  /** Gives the verdict. */
  void end(Result result) {
    Finding fault = entry.fault();
    stage.leave(
        result(fault != null ? fault : Ending.finding(result, entry, play.blame().source())));
  }

  private ScenarioResult result(@Nullable Finding finding) {
    Conclusion conclusion = new Conclusion(finding, entry.missing(), play.warnings());
    Verdict verdict = conclusion.verdict(clauses(), stage.isStrict());
    Failure failure =
        finding == null || verdict == Verdict.SUITE_ERROR
            ? null
            : new Failure(
                step,
                finding.expected(),
                finding.actual(),
                play.game().moves(),
                play.game().table().tiles(),
                play.followers(),
                play.pieces());
    return new ScenarioResult(
        scenario.id(),
        scenario.name(),
        scenario.set(),
        scenario.clauses(),
        scenario.source(),
        verdict,
        (System.nanoTime() - start) / 1_000,
        conclusion.message(),
        failure);
  }

  private List<Clause> clauses() {
    return scenario.clauses().stream().flatMap(id -> stage.spec().clause(id).stream()).toList();
  }
}
