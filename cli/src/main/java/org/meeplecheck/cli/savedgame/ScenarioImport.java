package org.meeplecheck.cli.savedgame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/**
 * A saved game as a scenario.
 *
 * @param text the feature file
 * @param clauses the clauses that it tests
 * @param leftOut the assertions that no sentence says, with the reasons
 * @param weak the sentence that stands in for an assertion where there is none; empty if there is
 */
public record ScenarioImport(
    String text, List<String> clauses, Map<String, String> leftOut, Optional<String> weak) {

  /** How many clauses a scenario tests at most. */
  private static final int MOST_CLAUSES = 2;

  /**
   * The scenario of a saved game.
   *
   * @param json the text of the saved game
   * @param name what the scenario is called where the saved game has no title
   * @param clauses the clauses that it is to test; none to take those of its points
   * @throws SavedGameException if it is no saved game, or has something that cannot be expressed
   */
  public static ScenarioImport of(Spec spec, String json, String name, List<String> clauses) {
    SavedGame saved = SavedGameReader.read(json);
    ImportedGame imported = ImportedGame.of(spec, saved);
    if (imported.game().turns().isEmpty()) {
      throw new SavedGameException("replay: nothing is played, so there is nothing to test");
    }
    Rehearsal rehearsal = Rehearsal.of(imported.game());
    Facts facts = FactReader.read(imported, rehearsal, saved.assertions());
    List<String> tags = clauses.isEmpty() ? clauses(spec, imported, facts, rehearsal) : clauses;
    String title = ScenarioText.plain(saved.title());
    String text =
        ScenarioText.of(
            imported,
            facts,
            tags,
            title.isEmpty() ? name : title,
            new DependentRulings(spec).of(imported.game()));
    boolean isWeak = facts.points().isEmpty() && facts.others().isEmpty();
    return new ScenarioImport(
        text,
        tags,
        facts.leftOut(),
        isWeak ? Optional.of(Moment.of(imported).asked()) : Optional.empty());
  }

  /** The clauses of the points: of those asserted, or else of those given in the last turn. */
  private static List<String> clauses(
      Spec spec, ImportedGame imported, Facts facts, Rehearsal rehearsal) {
    int last = imported.game().turns().size() - 1;
    Stream<String> asserted =
        facts.points().values().stream()
            .flatMap(points -> points.keySet().stream())
            .map(Facts.Given::reason);
    Stream<String> given = rehearsal.scored(last, last).stream().map(Event.Scored::reason);
    List<String> clauses =
        (facts.points().isEmpty() ? given : asserted)
            .distinct()
            .flatMap(reason -> spec.reason(reason).stream())
            .map(RuleSet.ReasonTerm::clause)
            .distinct()
            .limit(MOST_CLAUSES)
            .toList();
    return clauses.isEmpty() ? List.of(clause(spec, Moment.of(imported).moment())) : clauses;
  }

  /** The clause of the decision at which the game stands. */
  private static String clause(Spec spec, Moment moment) {
    String decision =
        switch (moment) {
          case DRAWN -> "place";
          case PLACED, DEPLOYED -> "deploy";
          case OVER, ENDED -> "draw";
        };
    return spec.decision(decision).orElseThrow().clause();
  }
}
