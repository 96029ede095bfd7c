package org.meeplecheck.features;

import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.PickleStepTestStep;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Square;

/**
 * A step with its sentence.
 *
 * @param sentence the sentence of the catalogue
 * @param arguments the texts of its parameters, quotes included
 * @param line its line
 * @param cells the cells of its table; null if it has none
 */
record PlannedStep(
    Sentence sentence, List<String> arguments, int line, @Nullable List<List<String>> cells) {

  static PlannedStep of(PickleStepTestStep step) {
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
        sentence,
        step.getDefinitionArgument().stream().map(argument -> argument.getValue()).toList(),
        step.getStep().getLocation().getLine(),
        cells);
  }

  List<String> quoted() {
    return arguments.stream()
        .filter(text -> text.startsWith("\"") && text.endsWith("\"") && text.length() > 1)
        .map(text -> text.substring(1, text.length() - 1))
        .toList();
  }

  Player player() {
    return Words.player(arguments.get(0));
  }

  Optional<Player> playerIfAny() {
    return sentence.text().contains("{player}")
        ? arguments.stream().filter(a -> a.matches(Words.PLAYER)).findFirst().map(Words::player)
        : Optional.empty();
  }

  Optional<Square> square() {
    return arguments.stream()
        .filter(text -> text.matches(Words.SQUARE))
        .findFirst()
        .map(Words::square);
  }

  List<List<String>> table() {
    if (cells == null) {
      throw new IllegalArgumentException("a table is missing under \"" + sentence.text() + "\"");
    }
    return cells;
  }

  /** The texts that may be tiles drawn by this step. */
  List<String> tiles() {
    return switch (sentence.role()) {
      case CHANCE -> quoted();
      case HISTORY -> cells == null ? List.of() : cells.stream().flatMap(List::stream).toList();
      default -> List.of();
    };
  }
}
