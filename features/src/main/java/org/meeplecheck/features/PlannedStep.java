package org.meeplecheck.features;

import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step with its sentence.
 *
 * @param phrase what it says
 * @param line its line
 * @param cells the cells of its table; null if it has none
 */
record PlannedStep(Phrase phrase, int line, @Nullable List<List<String>> cells) {

  /** The steps of a scenario that a sentence matches. */
  static List<PlannedStep> all(TestCase testCase) {
    List<PlannedStep> steps = new ArrayList<>();
    for (var step : testCase.getTestSteps()) {
      if (step instanceof PickleStepTestStep pickleStep && pickleStep.getPattern() != null) {
        steps.add(of(pickleStep));
      }
    }
    return steps;
  }

  private static PlannedStep of(PickleStepTestStep step) {
    Sentence sentence =
        Sentences.bundled()
            .withText(step.getPattern())
            .orElseThrow(
                () ->
                    Finding.suiteError(
                        "the sentence \"" + step.getPattern() + "\" is not in the catalogue"));
    List<List<String>> cells =
        step.getStep().getArgument() instanceof DataTableArgument table ? table.cells() : null;
    return new PlannedStep(
        new Phrase(
            sentence,
            step.getDefinitionArgument().stream().map(argument -> argument.getValue()).toList()),
        step.getStep().getLocation().getLine(),
        cells);
  }

  Sentence sentence() {
    return phrase.sentence();
  }

  List<List<String>> table() {
    if (cells == null) {
      throw new IllegalArgumentException("a table is missing under \"" + sentence().text() + "\"");
    }
    return cells;
  }

  /** The texts that may be tiles drawn by this step. */
  List<String> tiles() {
    return switch (sentence().role()) {
      case CHANCE -> phrase.quoted();
      case HISTORY -> cells == null ? List.of() : cells.stream().flatMap(List::stream).toList();
      default -> List.of();
    };
  }
}
