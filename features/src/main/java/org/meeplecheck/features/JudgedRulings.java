package org.meeplecheck.features;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/**
 * The options by which an engine is judged.
 *
 * <p>One of each ruling counts where a scenario names none; a scenario that names another may be
 * played if the engine declares it.
 */
final class JudgedRulings {
  private final Manifest manifest;
  private final SortedMap<String, JudgedOption> options;
  private final String probed;

  private JudgedRulings(Manifest manifest, SortedMap<String, JudgedOption> options, String probed) {
    this.manifest = manifest;
    this.options = Collections.unmodifiableSortedMap(options);
    this.probed = probed;
  }

  /**
   * What is known without a game: the chosen options, then the declared ones, then the defaults.
   *
   * @throws IllegalArgumentException if there is no such ruling or option
   */
  static JudgedRulings of(Spec spec, Manifest manifest, Map<String, String> chosen) {
    SortedMap<String, JudgedOption> options = new TreeMap<>();
    spec.rulings().forEach(ruling -> options.put(ruling.id(), option(ruling, manifest)));
    chosen.forEach(
        (ruling, option) -> {
          if (spec.ruling(ruling).flatMap(known -> known.option(option)).isEmpty()) {
            throw new IllegalArgumentException("no option \"" + ruling + "=" + option + "\"");
          }
          options.put(ruling, new JudgedOption(option, Origin.CHOSEN));
        });
    return new JudgedRulings(manifest, options, "");
  }

  /** The default if it is declared, or nothing is; else the first declared one in the spec. */
  private static JudgedOption option(Ruling ruling, Manifest manifest) {
    Set<String> declared = declared(manifest, ruling.id());
    return Stream.concat(
            Stream.of(ruling.defaultOption()), ruling.options().stream().map(RulingOption::id))
        .filter(declared::contains)
        .findFirst()
        .map(option -> new JudgedOption(option, Origin.DECLARED))
        .orElseGet(() -> new JudgedOption(ruling.defaultOption(), Origin.DEFAULT));
  }

  /** The options of a ruling that an engine declares; none if it leaves the ruling out. */
  static Set<String> declared(Manifest manifest, String ruling) {
    return manifest.rulings().getOrDefault(ruling, Set.of());
  }

  /** The same with another option of one ruling. */
  JudgedRulings with(String ruling, JudgedOption option) {
    SortedMap<String, JudgedOption> changed = new TreeMap<>(options);
    changed.put(ruling, option);
    return new JudgedRulings(manifest, changed, "");
  }

  /** The same while a ruling is probed: scenarios may name each of its options. */
  JudgedRulings probing(String ruling) {
    return new JudgedRulings(manifest, options, ruling);
  }

  /** The option of each ruling, with where it comes from. */
  SortedMap<String, JudgedOption> all() {
    return options;
  }

  /** The option of each ruling where a scenario names none. */
  SortedMap<String, String> options() {
    SortedMap<String, String> ids = new TreeMap<>();
    options.forEach((ruling, judged) -> ids.put(ruling, judged.option()));
    return Collections.unmodifiableSortedMap(ids);
  }

  /** Why a scenario that names this option is not played, in one sentence; empty if it is. */
  Optional<String> objection(String ruling, String option) {
    JudgedOption judged = options.get(ruling);
    if (judged == null || ruling.equals(probed) || mayBeNamed(ruling, judged).contains(option)) {
      return Optional.empty();
    }
    String played = ruling + "=" + judged.option();
    return Optional.of(
        switch (judged.origin()) {
          case CHOSEN -> "this run plays " + played;
          case INFERRED -> "the engine plays " + played + ", as the probe of that ruling showed";
          case DECLARED, DEFAULT ->
              "the engine does not declare the option " + ruling + "=" + option;
        });
  }

  private Set<String> mayBeNamed(String ruling, JudgedOption judged) {
    return switch (judged.origin()) {
      case CHOSEN, INFERRED -> Set.of(judged.option());
      case DECLARED -> declared(manifest, ruling);
      case DEFAULT -> Set.of(judged.option());
    };
  }

  /** What a repeat command has to say so that it judges by the same options without a probe. */
  List<String> repeatOptions() {
    return options.entrySet().stream()
        .filter(entry -> isSettledByRun(entry.getValue()))
        .flatMap(entry -> Stream.of("--ruling", entry.getKey() + "=" + entry.getValue().option()))
        .toList();
  }

  private static boolean isSettledByRun(JudgedOption judged) {
    return switch (judged.origin()) {
      case CHOSEN, INFERRED -> true;
      case DECLARED -> false;
      case DEFAULT -> !judged.why().isEmpty();
    };
  }

  /** The options of a game: those that the scenario chooses, the judged ones for the rest. */
  static SortedMap<String, String> with(Map<String, String> judged, Map<String, String> chosen) {
    SortedMap<String, String> all = new TreeMap<>(judged);
    all.putAll(chosen);
    return all;
  }
}
