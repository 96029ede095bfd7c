package org.meeplecheck.features;

import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/** Finds what is wrong with a scenario before anything is played. */
final class ScenarioLint {
  private final Spec spec;
  private final Sentences.Matcher sentences;

  ScenarioLint(Spec spec, Sentences.Matcher sentences) {
    this.spec = spec;
    this.sentences = sentences;
  }

  /** What is wrong, in one sentence; empty if nothing is. */
  Optional<String> fault(Scenario scenario, Pickle pickle) {
    if (pickle.getSteps().isEmpty()) {
      return Optional.of(
          "the scenario has no step: a line that does not begin with Given, When, Then, And or But"
              + " is description");
    }
    return clauseFault(scenario).or(() -> stepFault(pickle));
  }

  private Optional<String> clauseFault(Scenario scenario) {
    if (scenario.clauses().isEmpty()) {
      return Optional.of("no clause: tag the scenario or its rule with one, such as @BG-37");
    }
    if (scenario.clauses().size() > 2) {
      return Optional.of(
          "it tests more than two clauses, " + scenario.clauses() + ": split the scenario");
    }
    for (String id : scenario.clauses()) {
      Optional<Clause> clause = spec.clause(id);
      if (clause.isEmpty()) {
        return Optional.of("there is no clause " + id + ": `meeplecheck list` shows those in use");
      }
    }
    return Optional.empty();
  }

  private Optional<String> stepFault(Pickle pickle) {
    for (PickleStep step : pickle.getSteps()) {
      List<Sentence> matches = sentences.matches(step.getText());
      if (matches.isEmpty()) {
        return Optional.of(
            "no sentence says \"" + step.getText() + "\": docs/scenarios.md lists the sentences");
      }
      if (matches.size() > 1) {
        return Optional.of(
            "two sentences say \""
                + step.getText()
                + "\": "
                + matches.stream().map(Sentence::text).toList());
      }
    }
    return Optional.empty();
  }
}
