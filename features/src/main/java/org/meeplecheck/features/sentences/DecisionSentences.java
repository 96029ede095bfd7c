package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Player;

/** What the game waits for. */
public final class DecisionSentences {
  private final Playthrough play = Playthrough.current();

  @Then("{player} is asked for {string}")
  public void isAskedFor(Player player, String decision) {
    play.position().requirePending(player, decision);
  }

  @Then("{player} may deploy a follower")
  public void mayDeploy(Player player) {
    play.position().requireFreeToPass(player, "deploy");
  }

  @Then("the game ends")
  public void ends() {
    Decision pending = play.position().pending();
    if (!(pending instanceof Decision.GameOver)) {
      throw Finding.fail("the game to be over", "the engine has: " + pending);
    }
  }
}
