package org.meeplecheck.features;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;

/** Whether an engine declares what a scenario needs. */
final class Support {
  private final Spec spec;
  private final Manifest manifest;

  Support(Spec spec, Manifest manifest) {
    this.spec = spec;
    this.manifest = manifest;
  }

  /** What the engine does not declare, in one sentence; empty if it declares all. */
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
    for (Map.Entry<String, String> chosen : rulings.entrySet()) {
      Set<String> options = manifest.rulings().get(chosen.getKey());
      boolean supported =
          options == null
              ? spec.ruling(chosen.getKey())
                  .map(Ruling::defaultOption)
                  .filter(chosen.getValue()::equals)
                  .isPresent()
              : options.contains(chosen.getValue());
      if (!supported) {
        return Optional.of(
            "the engine does not declare the option " + chosen.getKey() + "=" + chosen.getValue());
      }
    }
    return Optional.empty();
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
