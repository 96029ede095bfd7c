package org.meeplecheck.features;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** The option of each ruling by which an engine is judged where a scenario names none. */
final class JudgedRulings {
  private JudgedRulings() {}

  /**
   * The default, unless the engine declares other options only: then the first of those in the
   * order of the spec.
   */
  static SortedMap<String, String> of(Spec spec, Manifest manifest) {
    SortedMap<String, String> judged = new TreeMap<>();
    spec.rulings().forEach(ruling -> judged.put(ruling.id(), option(ruling, manifest)));
    return Collections.unmodifiableSortedMap(judged);
  }

  private static String option(Ruling ruling, Manifest manifest) {
    Set<String> declared =
        Optional.ofNullable(manifest.rulings().get(ruling.id())).orElse(Set.of());
    if (declared.contains(ruling.defaultOption())) {
      return ruling.defaultOption();
    }
    return ruling.options().stream()
        .map(RulingOption::id)
        .filter(declared::contains)
        .findFirst()
        .orElse(ruling.defaultOption());
  }

  /** The options of a game: those that the scenario chooses, the judged ones for the rest. */
  static SortedMap<String, String> with(Map<String, String> judged, Map<String, String> chosen) {
    SortedMap<String, String> all = new TreeMap<>(judged);
    all.putAll(chosen);
    return all;
  }
}
