package org.meeplecheck.reference.turn;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;

/** Who has the most votes in a feature, or around one. */
@FunctionalInterface
public interface Majority {
  /** The players with the most votes; each of several who tie (BG-43, BG-44). */
  Majority MOST =
      votes -> {
        Set<Player> leaders = EnumSet.noneOf(Player.class);
        int most = votes.isEmpty() ? 0 : Collections.max(votes.values());
        votes.forEach(
            (player, count) -> {
              if (count == most && count > 0) {
                leaders.add(player);
              }
            });
        return leaders;
      };

  /** The players who win with these votes; nobody where there are none. */
  Set<Player> leaders(Map<Player, Integer> votes);

  /** The players who win with these followers, each of them one vote. */
  default Set<Player> among(Collection<Piece> followers) {
    Map<Player, Integer> votes = new EnumMap<>(Player.class);
    for (Piece follower : followers) {
      follower.ownerIfAny().ifPresent(owner -> votes.merge(owner, 1, Integer::sum));
    }
    return leaders(votes);
  }
}
