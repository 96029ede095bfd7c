package org.meeplecheck.features.sentences;

import io.cucumber.java.en.When;
import org.meeplecheck.features.Answer;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Legal moves. */
public final class MoveSentences {
  private final Playthrough play = Playthrough.current();

  @When("{player} draws {string}")
  public void draws(Player player, String tile) {
    play.draw(player, tile);
  }

  @When("{player} places it at {square} rotated {rotation}")
  public void places(Player player, Square square, Rotation rotation) {
    play.play(new Answer("place", new Move.Place(player, square, rotation)));
  }

  @When("{player} deploys a follower on {place}")
  public void deploys(Player player, Place place) {
    play.play(Answer.deployment(player, place));
  }

  @When("{player} deploys nobody")
  public void deploysNobody(Player player) {
    play.play(Answer.pass(player, "deploy"));
  }

  @When("{player} chooses {string} for {string}")
  public void chooses(Player player, String option, String decision) {
    play.play(Answer.choice(player, option, decision));
  }

  @When("{player} removes a follower from {place} for {string}")
  public void removes(Player player, Place place, String decision) {
    play.play(Answer.removal(player, place, decision));
  }

  @When("{player} exchanges a follower on {place} with one of {player} on {place} for {string}")
  public void exchanges(Player player, Place own, Player other, Place theirs, String decision) {
    play.play(Answer.exchange(player, own, other, theirs, decision));
  }

  @When("{player} passes {string}")
  public void passes(Player player, String decision) {
    play.play(Answer.pass(player, decision));
  }
}
