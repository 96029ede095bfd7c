package org.meeplecheck.features;

import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/**
 * Whose fault it is that an expectation does not hold: that of the tested clause, or that of
 * another one on the way to it.
 */
final class Blame {
  /** The clause of a tile that fits nowhere. */
  static final String UNPLACEABLE = "BG-07";

  private final Spec spec;
  private final Scenario scenario;
  private final int lastMove;
  private boolean inHistory;
  private int line;

  Blame(Spec spec, Scenario scenario, Plan plan) {
    this.spec = spec;
    this.scenario = scenario;
    this.lastMove = plan.lastMove();
  }

  void atLine(int newLine) {
    line = newLine;
  }

  int line() {
    return line;
  }

  /** File and line of the sentence that runs, or of the scenario before the first. */
  String source() {
    return line == 0 ? scenario.source() : FeatureUri.shortened(scenario.uri()) + ":" + line;
  }

  void inHistory(Runnable history) {
    inHistory = true;
    history.run();
    inHistory = false;
  }

  /** What an expectation that does not hold says about the engine. */
  Finding broken(String clause, String expected, String actual) {
    boolean tested = !inHistory && line >= lastMove;
    return tested || scenario.clauses().contains(clause)
        ? Finding.fail(expected, actual)
        : Finding.blocked(clause, expected, actual);
  }

  /** The clause that an engine breaks when it does not ask for that decision as it should. */
  String clauseOf(String decision) {
    return spec.decision(decision).map(RuleSet.DecisionTerm::clause).orElse(decision);
  }
}
