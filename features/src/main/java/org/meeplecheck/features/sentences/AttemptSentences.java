package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.meeplecheck.features.Answer;
import org.meeplecheck.features.Attempt;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Moves that are tried and refused. */
public final class AttemptSentences {
  private final Playthrough play = Playthrough.current();

  @When("{player} tries to draw {string}")
  public void triesToDraw(Player player, String tile) {
    play.attempt(new Move.Announce(player, Chance.Result.tile(tile)));
  }

  @When("{player} tries to place it at {square} rotated {rotation}")
  public void triesToPlace(Player player, Square square, Rotation rotation) {
    play.attempt(new Move.Place(player, square, rotation));
  }

  @When("{player} tries to deploy a follower on {place}")
  public void triesToDeploy(Player player, Place place) {
    play.attempt(Answer.deployment(player, place).move());
  }

  @When("{player} tries to pass")
  public void triesToPass(Player player) {
    play.attempt(new Move.Pass(player));
  }

  @When("{player} tries to choose {string}")
  public void triesToChoose(Player player, String option) {
    play.attempt(new Move.Choose(player, option));
  }

  @When("{player} tries to remove a follower from {place}")
  public void triesToRemove(Player player, Place place) {
    play.attempt(new Move.Remove(player, Answer.follower(player, place)));
  }

  @When("{player} tries to exchange a follower on {place} with one of {player} on {place}")
  public void triesToExchange(Player player, Place own, Player other, Place theirs) {
    play.attempt(
        new Move.Shift(player, Answer.follower(player, own), Answer.follower(other, theirs)));
  }

  @Then("the move is refused because {string}")
  public void refused(String code) {
    new Attempt(play).requireRefused(code);
  }
}
