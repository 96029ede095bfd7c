package org.meeplecheck.reference.expansion;

import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.sdk.Player;

/**
 * A feature that was completed and is scored.
 *
 * @param feature the feature, with its followers
 * @param majority the players who got its points; nobody if it is empty
 * @param together all features completed in this turn, this one among them
 */
public record Completion(Feature feature, Set<Player> majority, List<Feature> together) {

  public Completion {
    majority = Set.copyOf(majority);
    together = List.copyOf(together);
  }
}
