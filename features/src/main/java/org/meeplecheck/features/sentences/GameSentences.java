package org.meeplecheck.features.sentences;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Given;
import java.util.List;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.sdk.Player;

/** What is played, and how it came about. */
public final class GameSentences {
  private final Playthrough play = Playthrough.current();

  @Before
  public void begin() {
    play.begin();
  }

  @After
  public void end(Scenario scenario) {
    play.end(scenario.isFailed());
  }

  @Given("a game for {players}")
  public void game(List<Player> players) {
    play.open();
  }

  @Given("a game for {players} with {string}")
  public void gameWithSets(List<Player> players, String sets) {
    play.open();
  }

  /** Nothing is left to do: the option was read ahead, before the game was opened. */
  @Given("the ruling {string} is {string}")
  public void ruling(String ruling, String option) {}

  @Given("these turns are played:")
  public void turns(DataTable turns) {
    play.playHistory(turns.cells());
  }
}
