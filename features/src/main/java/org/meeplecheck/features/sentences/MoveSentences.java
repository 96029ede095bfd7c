package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import org.meeplecheck.features.Attempt;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Moves: those that are legal, and those that are tried and refused. */
public final class MoveSentences {
  private final Playthrough play = Playthrough.current();

  @When("{player} draws {string}")
  public void draws(Player player, String tile) {
    play.draw(player, tile);
  }

  @When("{player} places it at {square} rotated {rotation}")
  public void places(Player player, Square square, Rotation rotation) {
    play.play("place", new Move.Place(player, square, rotation));
  }

  @When("{player} deploys a follower on {place}")
  public void deploys(Player player, Place place) {
    play.play("deploy", new Move.Deploy(player, Figure.SMALL, place));
  }

  @When("{player} deploys nobody")
  public void deploysNobody(Player player) {
    play.play("deploy", new Move.Pass(player));
  }

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
    play.attempt(new Move.Deploy(player, Figure.SMALL, place));
  }

  @When("{player} tries to pass")
  public void triesToPass(Player player) {
    play.attempt(new Move.Pass(player));
  }

  @Then("the move is refused because {string}")
  public void refused(String code) {
    new Attempt(play).requireRefused(code);
  }
}
