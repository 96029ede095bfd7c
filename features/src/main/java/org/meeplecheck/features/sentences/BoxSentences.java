package org.meeplecheck.features.sentences;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import org.meeplecheck.features.Box;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Figure;

/** The pieces in the box, asked of the engine. */
public final class BoxSentences {
  private final Playthrough play = Playthrough.current();

  @Given("the box of a game with {string}")
  public void box(String sets) {
    play.openBox();
  }

  @Then("it holds {int} tile(s) in all")
  public void tiles(int number) {
    require(number, play.box().numberOfTiles(), "tiles in all");
  }

  @Then("it holds {int} kind(s) of tile")
  public void kinds(int number) {
    require(number, box().kinds(), "kinds of tile");
  }

  @Then("it holds {int} tile(s) like {string}")
  public void tilesLike(int number, String tile) {
    require(number, box().like(tile), "tiles like " + tile);
  }

  @Then("it holds {int} tile(s) with {string}")
  public void tilesWith(int number, String mark) {
    require(number, box().with(mark), "tiles with " + mark);
  }

  @Then("the start tile is like {string}")
  public void startTile(String tile) {
    if (!box().startsLike(tile)) {
      throw Finding.fail("a start tile like " + tile, "it is " + play.box().start());
    }
  }

  @Then("the start tile covers {int} square(s)")
  public void startCovers(int squares) {
    require(squares, play.box().start().size(), "squares under the start tile");
  }

  @Then("it holds {int} piece(s) named {string}")
  public void pieces(int number, String piece) {
    require(number, play.box().pieces().getOrDefault(piece, 0), "pieces named " + piece);
  }

  @Then("each player has {int} follower(s)")
  public void followers(int number) {
    require(number, play.box().figures().getOrDefault(Figure.SMALL, 0), "followers a player");
  }

  private Box box() {
    return new Box(play.box());
  }

  private static void require(int expected, int actual, String what) {
    if (expected != actual) {
      throw Finding.fail(expected + " " + what, "there are " + actual);
    }
  }
}
