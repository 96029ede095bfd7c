package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import java.util.List;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** What lies on the board, who stands on it, and who is in the supply. */
public final class BoardSentences {
  private final Playthrough play = Playthrough.current();

  @Then("{player} has {int} follower(s) in the supply")
  public void supply(Player player, int followers) {
    int actual = play.position().snapshot().supply(player, Figure.SMALL);
    if (actual != followers) {
      throw Finding.fail(
          player + " to have " + followers + " followers in the supply", "there are " + actual);
    }
  }

  @Then("a follower of {player} stands on {place}")
  public void stands(Player player, Place place) {
    List<Piece> there = followersOn(place);
    if (there.stream().noneMatch(piece -> piece.owner() == player)) {
      throw Finding.fail("a follower of " + player + " on " + place, "there stand " + there);
    }
  }

  @Then("no follower stands on {place}")
  public void standsNowhere(Place place) {
    List<Piece> there = followersOn(place);
    if (!there.isEmpty()) {
      throw Finding.fail("no follower on " + place, "there stand " + there);
    }
  }

  private List<Piece> followersOn(Place place) {
    play.position().requireSegment(place);
    Place canonical = play.position().canonical(place);
    return play.position().snapshot().followers().stream()
        .filter(piece -> play.position().canonical(piece.place()).equals(canonical))
        .toList();
  }

  @Then("a follower returns to {player} from {place}")
  public void returns(Player player, Place place) {
    Place from = play.position().canonical(place);
    boolean returned =
        play.points().events().stream()
            .anyMatch(
                event ->
                    event instanceof Event.Moved moved
                        && moved.to().equals(Place.SUPPLY)
                        && moved.piece().owner() == player
                        && play.position().canonical(moved.piece().place()).equals(from));
    if (!returned) {
      throw Finding.fail(
          "a follower of " + player + " to return from " + place,
          "the events are " + play.points().events());
    }
  }

  @Then("{string} is discarded")
  public void discarded(String tile) {
    boolean discarded =
        play.points().events().stream()
            .anyMatch(event -> event instanceof Event.Discarded gone && gone.tile().equals(tile));
    if (!discarded) {
      throw Finding.fail(tile + " to be discarded", "the events are " + play.points().events());
    }
  }

  @Then("{string} lies at {square} rotated {rotation}")
  public void lies(String tile, Square square, Rotation rotation) {
    PlacedTile expected = play.position().canonical(new PlacedTile(square, tile, rotation));
    List<PlacedTile> board = play.position().snapshot().board();
    if (board.stream().map(play.position()::canonical).noneMatch(expected::equals)) {
      throw Finding.fail(expected + " on the board", "the board is " + board);
    }
  }
}
