package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import java.util.List;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;

/** Points, and the order in which they are given. */
public final class PointSentences {
  private final Playthrough play = Playthrough.current();

  @Then("{player} scores {int} point(s) for {string}")
  public void scores(Player player, int points, String reason) {
    play.points().check();
  }

  @Then("nobody scores")
  public void nobodyScores() {
    play.points().check();
  }

  @Then("{player} has {int} point(s)")
  public void has(Player player, int points) {
    int total = play.position().snapshot().points(player);
    if (total != points) {
      throw Finding.fail(player + " to have " + points + " points", player + " has " + total);
    }
  }

  @Then("{player} has scored {int} point(s) before being asked for {string}")
  public void hasScoredBefore(Player player, int points, String decision) {
    play.position().requirePending(player, decision);
    int gain = play.points().gain(player);
    if (gain != points) {
      throw Finding.fail(
          player + " to have " + points + " more points before " + decision,
          player + " has " + gain + " more");
    }
  }

  @Then("the points for {string} come before the points for {string}")
  public void come(String first, String second) {
    List<Phase> early = phases(first);
    List<Phase> late = phases(second);
    Phase lastEarly = early.get(early.size() - 1);
    if (lastEarly.compareTo(late.get(0)) >= 0) {
      throw Finding.fail(
          "the points for " + first + " in an earlier phase than those for " + second,
          "they come in the phases " + lastEarly.word() + " and " + late.get(0).word());
    }
  }

  private List<Phase> phases(String reason) {
    List<Phase> phases =
        play.points().events().stream()
            .filter(event -> event instanceof Event.Scored scored && scored.reason().equals(reason))
            .map(Event::phase)
            .sorted()
            .toList();
    if (phases.isEmpty()) {
      throw Finding.fail("points for " + reason, "no event gives any");
    }
    return phases;
  }
}
