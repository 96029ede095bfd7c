package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Then;
import java.util.List;
import org.meeplecheck.features.Answer;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/** Pieces beside tiles: neutral ones, tokens before players, and all the followers of a player. */
public final class PieceSentences {
  private final Playthrough play = Playthrough.current();

  @Then("the {string} is on {place}")
  public void isOn(String piece, Place place) {
    play.position().requirePiece(piece, place);
  }

  @Then("{player} holds {int} {string}")
  public void holds(Player player, int number, String name) {
    Place before = Place.beside("before", player.word());
    List<Piece> pieces = play.position().snapshot().pieces();
    List<Piece> theirs =
        pieces.stream()
            .filter(piece -> piece.figure().name().equals(name))
            .filter(piece -> piece.owner() == player || piece.place().equals(before))
            .toList();
    Piece held = new Piece(player, new Figure(name), before);
    if (theirs.size() != number || !theirs.stream().allMatch(held::equals)) {
      throw Finding.fail(
          player + " to hold " + number + " of the " + name + ", before " + player,
          "there are " + theirs.size() + " among the pieces " + pieces);
    }
  }

  @Then("{player} has {int} follower(s) left")
  public void hasLeft(Player player, int number) {
    Snapshot snapshot = play.position().snapshot();
    int supply = snapshot.supply(player, Figure.SMALL);
    long deployed =
        snapshot.followers().stream()
            .filter(piece -> piece.equals(Answer.follower(player, piece.place())))
            .count();
    if (supply + deployed != number) {
      throw Finding.fail(
          player + " to have " + number + " followers left in all",
          "there are " + supply + " in the supply and " + deployed + " in play");
    }
  }
}
