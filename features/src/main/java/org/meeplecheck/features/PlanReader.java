package org.meeplecheck.features;

import io.cucumber.plugin.event.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** Reads the steps of a scenario ahead of its run. */
final class PlanReader {
  private final SpecWords words;
  private final Outlook outlook = new Outlook();
  private final TurnOrder order = new TurnOrder();
  private final Cast cast;
  private final Draws draws;
  private final PointFacts facts = new PointFacts();
  private boolean ends;
  private int lastMove = -1;
  private int radius;

  private PlanReader(Spec spec, Map<String, String> judged) {
    this.words = new SpecWords(spec);
    this.cast = new Cast(spec, order);
    this.draws = new Draws(spec, cast, order, judged);
  }

  /**
   * The plan of a scenario.
   *
   * @param judged the option of each ruling where the scenario names none
   * @throws Finding with SUITE-ERROR if a step contradicts the rest, naming its line
   */
  static Plan read(TestCase testCase, Spec spec, Map<String, String> judged) {
    PlanReader reader = new PlanReader(spec, judged);
    List<PlannedStep> steps = PlannedStep.all(testCase);
    steps.forEach(step -> step.tiles().forEach(reader.draws.options()::imply));
    steps.forEach(step -> at(testCase, step.line(), () -> reader.read(step)));
    steps.stream()
        .filter(step -> step.sentence().role() == Sentence.Role.RULING)
        .forEach(step -> at(testCase, step.line(), () -> reader.cast.require(step.phrase())));
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
        cast.sets(),
        draws.options().all(),
        draws.start(),
        new Chance(draws.outcomes(), ends),
        facts.all(),
        lastMove,
        radius,
        draws.unplayable());
  }

  private void read(PlannedStep step) {
    Phrase phrase = step.phrase();
    words.require(phrase);
    outlook.next(step.sentence());
    List<String> quoted = phrase.quoted();
    switch (step.sentence().role()) {
      case OPEN_GAME -> {
        order.seat(Words.players(phrase.arguments().get(0)));
        quoted.forEach(text -> cast.add(Words.list(text)));
      }
      case OPEN_BOX -> cast.add(Words.list(quoted.get(0)));
      case RULING -> draws.choose(quoted.get(0), quoted.get(1));
      case HISTORY -> Turn.read(step.table()).forEach(this::readTurn);
      case CHANCE -> readDraw(phrase.player(), quoted.get(0));
      case MOVE -> readMove(step);
      case ATTEMPT -> readAttempt(phrase);
      case POINTS -> readPoints(step, quoted);
      case FACT -> {
        cast.require(phrase);
        readFact(step);
      }
      case BOX -> {} // a box may be asked for what it does not hold
    }
  }

  private void readTurn(Turn turn) {
    if (facts.isAny()) {
      throw new IllegalArgumentException("history comes before the first assertion");
    }
    words.require("tile", turn.tile());
    readDraw(turn.player(), turn.tile());
    turn.decisions().forEach(this::requireInGame);
    turn.deploy().ifPresent(words::require);
    turn.deploy().ifPresent(cast::require);
    if (turn.at().isPresent()) {
      reach(turn.at().get());
      order.place(turn.player());
    }
  }

  private void readDraw(Player player, String tile) {
    draws.draw(player, tile);
    facts.played();
  }

  private void readMove(PlannedStep step) {
    Phrase phrase = step.phrase();
    cast.require(phrase);
    phrase.square().ifPresent(this::reach);
    lastMove = step.line();
    facts.played();
    switch (step.sentence().id()) {
      case "places" -> order.place(phrase.player());
      case "deploys", "deploys-nobody" -> order.requireTurn(phrase.player());
      default -> {} // players are asked for further decisions in any turn
    }
  }

  private void readFact(PlannedStep step) {
    ends |= step.sentence().id().equals("ends");
    if (step.sentence().id().equals("exchanges-only")) {
      Exchange.read(step.table()).forEach(this::requireInGame);
    }
  }

  private void requireInGame(Exchange exchange) {
    List.of(exchange.player()).forEach(order::requireSeated);
    for (Place place : List.of(exchange.own(), exchange.other())) {
      words.requireSpace(place);
      cast.require(place);
    }
  }

  /** A space that is not in the game may be tried: refusing it is what a scenario asks for. */
  private void readAttempt(Phrase phrase) {
    if (phrase.sentence().id().equals("tries-to-deploy")) {
      phrase.players().forEach(order::requireSeated);
    } else {
      cast.require(phrase);
    }
    phrase.square().ifPresent(this::reach);
  }

  private void readPoints(PlannedStep step, List<String> quoted) {
    if (quoted.isEmpty()) {
      facts.add(step.line(), Optional.empty(), 0, "");
      return;
    }
    Phrase phrase = step.phrase();
    cast.require(phrase);
    int points = Integer.parseInt(phrase.arguments().get(1));
    facts.add(step.line(), Optional.of(phrase.player()), points, quoted.get(0));
  }

  private void requireInGame(Phrase phrase) {
    words.require(phrase);
    cast.require(phrase);
  }

  private void reach(Square square) {
    radius = Math.max(radius, Math.max(Math.abs(square.x()), Math.abs(square.y())));
  }
}
