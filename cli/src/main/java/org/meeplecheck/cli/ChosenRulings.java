package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.Edition;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Option;

/** The options that choose how open questions of the rules are answered in a run. */
final class ChosenRulings {

  @Option(
      names = "--edition",
      paramLabel = "EDITION",
      description =
          "Judge by the options of a published edition, such as c1-first or big-box-5."
              + " May be repeated for editions of different sets.")
  private List<String> editions = new ArrayList<>();

  @Option(
      names = "--ruling",
      paramLabel = "RULING=OPTION",
      description =
          "Judge by an option of a ruling, such as wheel.famine=majority, whatever the edition"
              + " says. May be repeated. What is neither chosen nor declared by the engine is found"
              + " out by probes: a scenario for each option.")
  private List<String> rulings = new ArrayList<>();

  /** An option and what was typed to choose it. */
  private record Choice(String typed, RulingOption.Ref option) {}

  /**
   * The chosen options, by the ids of their rulings; one that is typed alone overrides editions.
   *
   * @throws Stop if an edition, ruling or option is unknown, or two of a kind contradict each other
   */
  SortedMap<String, String> options(Spec spec) {
    SortedMap<String, String> options = new TreeMap<>();
    String all = "the editions are " + joined(spec.editions().stream().map(Edition::id));
    options.putAll(merged(editions.stream().flatMap(id -> ofEdition(spec, id)), all));
    options.putAll(merged(rulings.stream().map(text -> ofRuling(spec, text)), "leave one out"));
    return options;
  }

  private static Stream<Choice> ofEdition(Spec spec, String id) {
    String typed = "--edition " + id;
    Edition edition =
        spec.editions().stream()
            .filter(known -> known.id().equals(id))
            .findFirst()
            .orElseThrow(
                () -> unknown(typed, "editions", spec.editions().stream().map(Edition::id)));
    return new TreeMap<>(edition.rulings())
        .entrySet().stream()
            .map(e -> new Choice(typed, new RulingOption.Ref(e.getKey(), e.getValue())));
  }

  private static Choice ofRuling(Spec spec, String text) {
    String typed = "--ruling " + text;
    RulingOption.Ref ref;
    try {
      ref = RulingOption.Ref.parse(text);
    } catch (IllegalArgumentException e) {
      throw new Stop(ExitCode.USAGE, typed + ": " + e.getMessage());
    }
    Ruling ruling =
        spec.ruling(ref.ruling())
            .orElseThrow(() -> unknown(typed, "rulings", spec.rulings().map(Ruling::id)));
    if (ruling.option(ref.option()).isEmpty()) {
      throw unknown(
          typed, "options of " + ruling.id(), ruling.options().stream().map(RulingOption::id));
    }
    return new Choice(typed, ref);
  }

  private static Stop unknown(String typed, String what, Stream<String> known) {
    return new Stop(
        ExitCode.USAGE,
        typed.indexOf(',') >= 0
            ? "unknown " + typed + ": repeat the option for each value, as in " + separately(typed)
            : "unknown " + typed + ": the " + what + " are " + joined(known));
  }

  private static String separately(String typed) {
    int space = typed.indexOf(' ');
    return Arrays.stream(typed.substring(space).split(",", -1))
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .map(value -> typed.substring(0, space) + " " + value)
        .collect(Collectors.joining(" "));
  }

  private static String joined(Stream<String> words) {
    return String.join(", ", words.toList());
  }

  private static Map<String, String> merged(Stream<Choice> choices, String wayOut) {
    Map<String, Choice> first = new TreeMap<>();
    Map<String, String> options = new TreeMap<>();
    choices.forEach(
        choice -> {
          RulingOption.Ref option = choice.option();
          Choice before = first.putIfAbsent(option.ruling(), choice);
          if (before != null && !before.option().equals(option)) {
            throw new Stop(
                ExitCode.USAGE,
                before.typed()
                    + " and "
                    + choice.typed()
                    + " contradict each other: "
                    + before.option()
                    + " and "
                    + option
                    + "; "
                    + wayOut);
          }
          options.put(option.ruling(), option.option());
        });
    return options;
  }

  /**
   * Requires that an engine does not declare other options only.
   *
   * @throws Stop if it does, with those that it declares
   */
  static void requirePlayed(Map<String, String> chosen, Manifest manifest) {
    chosen.forEach(
        (ruling, option) -> {
          Set<String> declared = manifest.rulings().getOrDefault(ruling, Set.of(option));
          if (!declared.isEmpty() && !declared.contains(option)) {
            throw new Stop(
                ExitCode.USAGE,
                "the engine does not play "
                    + ruling
                    + "="
                    + option
                    + ": of "
                    + ruling
                    + " it declares "
                    + (declared.isEmpty()
                        ? "no option"
                        : String.join(", ", new TreeSet<>(declared))));
          }
        });
  }
}
