package org.meeplecheck.reference.turn;

import java.util.Set;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/**
 * Gives each of some players the same points.
 *
 * @param phase the phase of the turn
 * @param reason the reason, in the words of the spec
 * @param feature what gives the points
 * @param players who gets them
 * @param points how many each of them gets
 */
public record Award(Phase phase, String reason, Place feature, Set<Player> players, int points)
    implements Action {

  public Award {
    players = Set.copyOf(players);
  }

  @Override
  public void run(Turn turn) {
    for (Player player : turn.table().playersFromActive()) {
      if (players.contains(player)) {
        turn.score(phase, reason, feature, player, points);
      }
    }
  }
}
