package org.meeplecheck.features;

import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;

/** Reads the steps of a scenario ahead of its run. */
final class PlanReader {
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

  private final Spec spec;
  private final SpecWords words;
  private final TurnOrder order = new TurnOrder();
  private final List<String> sets = new ArrayList<>();
  private final Map<String, String> rulings = new HashMap<>();
  private final List<Chance.Result> outcomes = new ArrayList<>();
  private final List<Plan.PointFact> facts = new ArrayList<>();
  private boolean ends;
  private int lastMove = -1;
  private int window;
  private boolean factsInWindow;
  private @Nullable Stock stock;
  private Sentence.@Nullable Role previous;

  private PlanReader(Spec spec) {
    this.spec = spec;
    this.words = new SpecWords(spec);
  }

  /**
   * The plan of a scenario.
   *
   * @throws Finding with SUITE-ERROR if a step contradicts the rest, naming its line
   */
  static Plan read(TestCase testCase, Spec spec) {
    PlanReader reader = new PlanReader(spec);
    boolean asserts = false;
    for (var step : testCase.getTestSteps()) {
      if (step instanceof PickleStepTestStep pickleStep && pickleStep.getPattern() != null) {
        Sentence.Role role = reader.readAt(testCase, pickleStep);
        asserts |= role == Sentence.Role.FACT || role == Sentence.Role.POINTS;
      }
    }
    if (!asserts) {
      throw Finding.suiteError("it asserts nothing: end it with a Then sentence");
    }
    return reader.plan();
  }

  private Plan plan() {
    return new Plan(
        order.players(),
        sets,
        rulings,
        stock().start(),
        new Chance(outcomes, ends),
        List.copyOf(facts),
        lastMove);
  }

  private Sentence.Role readAt(TestCase testCase, PickleStepTestStep step) {
    try {
      return read(step);
    } catch (IllegalArgumentException e) {
      throw Finding.suiteError(
          FeatureUri.shortened(testCase.getUri().toString())
              + ":"
              + step.getStep().getLocation().getLine()
              + ": "
              + e.getMessage());
    }
  }

  private Sentence.Role read(PickleStepTestStep step) {
    Sentence sentence =
        Sentences.bundled()
            .withText(step.getPattern())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the sentence \"" + step.getPattern() + "\" is not in the catalogue"));
    if (previous == Sentence.Role.ATTEMPT && !sentence.id().equals("refused")) {
      throw new IllegalArgumentException(
          "after a move that is tried comes: the move is refused because \"…\"");
    }
    previous = sentence.role();
    List<String> arguments =
        step.getDefinitionArgument().stream().map(argument -> argument.getValue()).toList();
    int line = step.getStep().getLocation().getLine();
    switch (sentence.role()) {
      case SETUP -> readSetup(sentence, arguments);
      case HISTORY -> readTurns((DataTableArgument) step.getStep().getArgument());
      case CHANCE -> readDraw(Words.player(arguments.get(0)), unquoted(arguments.get(1)));
      case MOVE -> {
        lastMove = line;
        if (sentence.id().equals("places")) {
          order.place();
        }
      }
      case ATTEMPT -> {}
      case POINTS -> readPoints(sentence, arguments, line);
      case FACT -> ends |= sentence.id().equals("ends");
    }
    return sentence.role();
  }

  private void readSetup(Sentence sentence, List<String> arguments) {
    switch (sentence.id()) {
      case "game", "game-with-sets" -> {
        order.seat(Words.players(arguments.get(0)));
        if (arguments.size() > 1) {
          readSets(unquoted(arguments.get(1)));
        }
      }
      case "ruling" -> readRuling(unquoted(arguments.get(0)), unquoted(arguments.get(1)));
      default -> readSets(unquoted(arguments.get(0)));
    }
  }

  private void readSets(String text) {
    for (String slug : text.split(", ?", -1)) {
      words.requireSet(slug);
      sets.add(slug);
    }
  }

  private void readRuling(String ruling, String option) {
    if (stock != null) {
      throw new IllegalArgumentException("a ruling is chosen before the first draw");
    }
    words.requireOption(ruling, option);
    rulings.put(ruling, option);
  }

  private void readTurns(DataTableArgument table) {
    if (factsInWindow) {
      throw new IllegalArgumentException("history comes before the first assertion");
    }
    for (Turn turn : Turn.read(table.cells())) {
      readDraw(turn.player(), turn.tile());
      if (turn.at().isPresent()) {
        order.place();
      }
    }
  }

  private void readDraw(Player player, String tile) {
    words.requireTile(tile);
    order.draw(player);
    stock().draw(tile);
    outcomes.add(Chance.Result.tile(tile));
    if (factsInWindow) {
      window++;
      factsInWindow = false;
    }
  }

  /** The tiles of the game; settled by the first draw. */
  private Stock stock() {
    Stock settled = stock == null ? new Stock(spec, sets, rulings) : stock;
    stock = settled;
    return settled;
  }

  private void readPoints(Sentence sentence, List<String> arguments, int line) {
    factsInWindow = true;
    if (sentence.id().equals("nobody-scores")) {
      facts.add(new Plan.PointFact(line, window, Optional.empty(), 0, ""));
      return;
    }
    Player player = Words.player(arguments.get(0));
    order.requireSeated(player);
    String reason = unquoted(arguments.get(2));
    words.requireReason(reason);
    facts.add(
        new Plan.PointFact(
            line, window, Optional.of(player), Integer.parseInt(arguments.get(1)), reason));
  }

  private static String unquoted(String text) {
    Matcher matcher = QUOTED.matcher(text);
    return matcher.matches() ? matcher.group(1) : text;
  }
}
