package org.meeplecheck.cli.savedgame;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;

/**
 * A scenario as a saved game.
 *
 * @param text the saved game
 * @param assertions what it asserts
 * @param assertsPoints whether they are the points that the scenario asserts; if not, its fact
 *     cannot be said there, and the step of the turn stands in for it
 */
public record ScenarioExport(String text, List<String> assertions, boolean assertsPoints) {
  private static final Set<String> POINTS =
      Set.of("scores", "nobody-scores", "has-points", "points-before-follower");

  /**
   * The saved game of a scenario that the reference engine has kept.
   *
   * @param record the record of its game
   * @throws SavedGameException naming what a saved game cannot hold
   */
  public static ScenarioExport of(Spec spec, Scenario scenario, Recorder record) {
    PlayedGame game = RecordedGame.of(spec, record);
    Rehearsal rehearsal = Rehearsal.of(game);
    boolean assertsPoints = scenario.sentences().stream().anyMatch(POINTS::contains);
    List<String> assertions =
        assertsPoints
            ? points(game, rehearsal, scenario.sentences().contains("scores"))
            : List.of("phase is " + phase(game, rehearsal));
    String text = SavedGameWriter.write(spec, game, rehearsal, scenario.name(), assertions);
    return new ScenarioExport(text, assertions, assertsPoints);
  }

  private static List<String> points(PlayedGame game, Rehearsal rehearsal, boolean byFeature) {
    Set<String> assertions = new LinkedHashSet<>();
    for (Player player : game.players()) {
      int total = rehearsal.standing().points(player);
      assertions.add(SavedGameWriter.name(player) + " has " + Facts.points(total));
    }
    int last = game.turns().size() - 1;
    List<Event.Scored> events = rehearsal.scored(last, last);
    // The points of the Darmstadtium are among those of its city there.
    boolean isApart = events.stream().noneMatch(e -> e.reason().equals("darmstadtium"));
    Map<String, String> words =
        Assertion.REASONS.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
    for (Event.Scored event : events) {
      boolean isSaid =
          words.containsKey(event.reason()) && (isApart || !event.reason().equals("city"));
      if (byFeature && isSaid) {
        assertions.add(
            SavedGameWriter.name(event.player())
                + " scored "
                + words.get(event.reason())
                + " for "
                + Facts.points(event.points()));
      }
    }
    return List.copyOf(assertions);
  }

  private static String phase(PlayedGame game, Rehearsal rehearsal) {
    return switch (Moment.of(game)) {
      case DRAWN, OVER -> "TilePhase";
      case ENDED -> "GameOverPhase";
      case PLACED, DEPLOYED ->
          rehearsal.courses().get(game.turns().size() - 1).mayDeploy()
              ? "ActionPhase"
              : "CommitActionPhase";
    };
  }
}
