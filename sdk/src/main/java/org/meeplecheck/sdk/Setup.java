package org.meeplecheck.sdk;

import java.util.HashSet;
import java.util.List;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * The game that an engine is asked to open.
 *
 * <p>Made by the suite, read by engine authors.
 *
 * @param players the players in order of play; the first begins
 * @param composition what the game is made of
 * @param start the id of the start tile, which lies on 0, 0 at rotation 0
 * @param chance every outcome of chance, in order
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Setup(List<Player> players, Composition composition, String start, Chance chance) {

  public Setup {
    players = List.copyOf(players);
    if (new HashSet<>(players).size() != players.size()) {
      throw new IllegalArgumentException("a player is named twice: " + players);
    }
  }
}
