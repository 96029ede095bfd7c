package org.meeplecheck.reference.rules;

import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.sdk.Player;

/** When a feature is closed to one more follower. */
@FunctionalInterface
public interface Occupation {
  /** Any follower in it closes it, one's own as well (BG-24, BG-25). */
  Occupation ANY_FOLLOWER = (feature, player) -> feature.isOccupied();

  /** Whether that player may not deploy into that feature. */
  boolean closes(Feature feature, Player player);
}
