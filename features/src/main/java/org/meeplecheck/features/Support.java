package org.meeplecheck.features;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;

/** Whether an engine plays what a scenario needs. */
final class Support {
  private final Manifest manifest;
  private final JudgedRulings judged;

  Support(Manifest manifest, JudgedRulings judged) {
    this.manifest = manifest;
    this.judged = judged;
  }

  /** What the engine does not play, in one sentence; empty if it plays all. */
  Optional<String> missing(Scenario scenario, Plan plan) {
    Set<String> sets = new TreeSet<>(plan.sets());
    sets.add("base");
    sets.removeAll(manifest.sets());
    if (!sets.isEmpty()) {
      return Optional.of("the engine does not declare the set " + String.join(", ", sets));
    }
    for (Rung rung : scenario.rungs()) {
      if (!manifest.rungs().contains(rung)) {
        return Optional.of("the engine does not declare the rung " + rung.word());
      }
    }
    return missingRuling(plan.rulings()).or(() -> beyondLimits(plan));
  }

  private Optional<String> missingRuling(Map<String, String> rulings) {
    return rulings.entrySet().stream()
        .flatMap(named -> judged.objection(named.getKey(), named.getValue()).stream())
        .findFirst();
  }

  private Optional<String> beyondLimits(Plan plan) {
    int players = plan.players().size();
    Manifest.Limits limits = manifest.limits();
    boolean fits =
        players == 0 || (players >= limits.minPlayers() && players <= limits.maxPlayers());
    if (!fits) {
      return Optional.of("the engine does not play with " + players + " players");
    }
    return plan.radius() <= limits.boardRadius()
        ? Optional.empty()
        : Optional.of("the board of the engine ends " + limits.boardRadius() + " squares out");
  }
}
