package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Player;

/** The points that a scenario asserts, stretch by stretch: a move after a fact opens the next. */
final class PointFacts {
  private final List<Plan.PointFact> facts = new ArrayList<>();
  private int window;
  private boolean inWindow;

  boolean isAny() {
    return !facts.isEmpty();
  }

  List<Plan.PointFact> all() {
    return List.copyOf(facts);
  }

  /** Something is played. */
  void played() {
    if (inWindow) {
      window++;
      inWindow = false;
    }
  }

  /**
   * Points are asserted.
   *
   * @throws IllegalArgumentException if the stretch says both that nobody and that somebody scores
   */
  void add(int line, Optional<Player> player, int points, String reason) {
    boolean mixed =
        facts.stream()
            .filter(fact -> fact.window() == window)
            .anyMatch(fact -> fact.player().isEmpty() || player.isEmpty());
    if (mixed) {
      throw new IllegalArgumentException(
          "\"nobody scores\" stands beside other points of the same stretch: keep one of them");
    }
    facts.add(new Plan.PointFact(line, window, player, points, reason));
    inWindow = true;
  }
}
