package org.meeplecheck.features;

import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Sentence.Role;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** Reads the steps of a scenario ahead of its run. */
final class PlanReader {
  private final Spec spec;
  private final SpecWords words;
  private final Map<String, String> judged;
  private final Outlook outlook = new Outlook();
  private final TurnOrder order = new TurnOrder();
  private final List<String> sets = new ArrayList<>();
  private final Map<String, String> rulings = new HashMap<>();
  private final Map<String, String> implied = new HashMap<>();
  private final List<Chance.Result> outcomes = new ArrayList<>();
  private final PointFacts facts = new PointFacts();
  private boolean ends;
  private int lastMove = -1;
  private int radius;
  private @Nullable Stock stock;

  private PlanReader(Spec spec, Map<String, String> judged) {
    this.spec = spec;
    this.judged = judged;
    this.words = new SpecWords(spec);
  }

  /**
   * The plan of a scenario.
   *
   * @param judged the option of each ruling where the scenario names none
   * @throws Finding with SUITE-ERROR if a step contradicts the rest, naming its line
   */
  static Plan read(TestCase testCase, Spec spec, Map<String, String> judged) {
    PlanReader reader = new PlanReader(spec, judged);
    List<PlannedStep> steps = new ArrayList<>();
    for (var step : testCase.getTestSteps()) {
      if (step instanceof PickleStepTestStep pickleStep && pickleStep.getPattern() != null) {
        steps.add(PlannedStep.of(pickleStep));
      }
    }
    steps.forEach(reader::imply);
    steps.forEach(step -> at(testCase, step.line(), () -> reader.read(step)));
    at(testCase, testCase.getLocation().getLine(), reader.outlook::end);
    return reader.plan();
  }

  private static void at(TestCase testCase, int line, Runnable reading) {
    try {
      reading.run();
    } catch (IllegalArgumentException e) {
      String file = FeatureUri.shortened(testCase.getUri().toString());
      throw Finding.suiteError(file + ":" + line + ": " + e.getMessage());
    }
  }

  private Plan plan() {
    return new Plan(
        order.players(),
        sets,
        JudgedRulings.with(implied, rulings),
        stock().start(),
        new Chance(outcomes, ends),
        facts.all(),
        lastMove,
        radius);
  }

  /** A tile that is in the game under one option only chooses that option. */
  private void imply(PlannedStep step) {
    for (String tile : step.tiles()) {
      words.rulingOf(tile).ifPresent(ref -> implied.put(ref.ruling(), ref.option()));
    }
  }

  private void read(PlannedStep step) {
    Sentence sentence = step.sentence();
    List<String> quoted = step.quoted();
    for (int i = 0; i < quoted.size() && i < sentence.words().size(); i++) {
      words.require(sentence.words().get(i), quoted.get(i));
    }
    outlook.next(sentence);
    switch (sentence.role()) {
      case OPEN_GAME -> {
        order.seat(Words.players(step.arguments().get(0)));
        quoted.forEach(text -> sets.addAll(SpecWords.sets(text)));
      }
      case OPEN_BOX -> sets.addAll(SpecWords.sets(quoted.get(0)));
      case RULING -> readRuling(quoted.get(0), quoted.get(1));
      case HISTORY -> Turn.read(step.table()).forEach(this::readTurn);
      case CHANCE -> readDraw(step.player(), quoted.get(0));
      case MOVE, ATTEMPT -> readMove(step);
      case POINTS -> readPoints(step, quoted);
      case FACT -> readFact(step);
      case BOX -> {}
    }
  }

  private void readRuling(String ruling, String option) {
    words.requireOption(ruling, option);
    if (stock != null) {
      throw new IllegalArgumentException("a ruling is chosen before the first draw");
    }
    if (rulings.put(ruling, option) != null) {
      throw new IllegalArgumentException("the ruling " + ruling + " is chosen twice");
    }
  }

  private void readTurn(Turn turn) {
    if (facts.isAny()) {
      throw new IllegalArgumentException("history comes before the first assertion");
    }
    words.require("tile", turn.tile());
    readDraw(turn.player(), turn.tile());
    turn.at().ifPresent(this::reach);
    if (turn.at().isPresent()) {
      order.place();
    }
  }

  private void readDraw(Player player, String tile) {
    order.draw(player);
    stock().draw(tile);
    outcomes.add(Chance.Result.tile(tile));
    facts.played();
  }

  private void readMove(PlannedStep step) {
    order.requireSeated(step.player());
    step.square().ifPresent(this::reach);
    if (step.sentence().role() == Role.ATTEMPT) {
      return;
    }
    lastMove = step.line();
    facts.played();
    if (step.sentence().id().equals("places")) {
      order.place();
    }
  }

  private void readPoints(PlannedStep step, List<String> quoted) {
    if (quoted.isEmpty()) {
      facts.add(step.line(), Optional.empty(), 0, "");
      return;
    }
    order.requireSeated(step.player());
    int points = Integer.parseInt(step.arguments().get(1));
    facts.add(step.line(), Optional.of(step.player()), points, quoted.get(0));
  }

  private void readFact(PlannedStep step) {
    step.playerIfAny().ifPresent(order::requireSeated);
    ends |= step.sentence().id().equals("ends");
  }

  private void reach(Square square) {
    radius = Math.max(radius, Math.max(Math.abs(square.x()), Math.abs(square.y())));
  }

  /** The tiles of the game; fixed by the first draw. */
  private Stock stock() {
    Stock fixed = stock;
    if (fixed == null) {
      Map<String, String> chosen = JudgedRulings.with(implied, rulings);
      fixed = new Stock(spec, sets, JudgedRulings.with(judged, chosen));
      stock = fixed;
    }
    return fixed;
  }
}
