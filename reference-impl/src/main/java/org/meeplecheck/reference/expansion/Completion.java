package org.meeplecheck.reference.expansion;

import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;

/**
 * A feature that is scored as a completed one.
 *
 * @param phase the phase in which it is scored: that of completed features, or the final scoring
 * @param feature the feature, with its followers
 * @param majority the players who got its points; nobody if it is empty
 * @param together all features that are scored with it, this one among them
 */
public record Completion(
    Phase phase, Feature feature, Set<Player> majority, List<Feature> together) {

  public Completion {
    majority = Set.copyOf(majority);
    together = List.copyOf(together);
  }
}
