package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;

/**
 * The options of a run that have one origin.
 *
 * @param origin where they come from
 * @param words the same in words, such as {@code chosen for this run}
 * @param options the options, written {@code ruling=option}
 */
public record RulingText(Origin origin, String words, List<String> options) {

  public RulingText {
    options = List.copyOf(options);
  }

  /** All options of a run: chosen, declared, inferred, and the defaults by their reasons. */
  public static List<RulingText> of(Map<String, JudgedOption> rulings) {
    Map<Origin, Map<String, List<String>>> grouped = new TreeMap<>();
    new TreeMap<>(rulings)
        .forEach(
            (ruling, judged) ->
                grouped
                    .computeIfAbsent(judged.origin(), origin -> new LinkedHashMap<>())
                    .computeIfAbsent(words(judged), words -> new ArrayList<>())
                    .add(ruling + "=" + judged.option()));
    return grouped.entrySet().stream()
        .flatMap(
            origin ->
                origin.getValue().entrySet().stream()
                    .map(same -> new RulingText(origin.getKey(), same.getKey(), same.getValue())))
        .toList();
  }

  private static String words(JudgedOption judged) {
    return switch (judged.origin()) {
      case CHOSEN -> "chosen for this run";
      case DECLARED -> "declared by the engine";
      case INFERRED -> "inferred from a probe";
      case DEFAULT -> judged.why().isEmpty() ? "default" : "default, since " + judged.why();
    };
  }

  /** Whether a reader of the run could not know them from the engine or the rules alone. */
  public boolean isNews() {
    return switch (origin) {
      case CHOSEN, INFERRED -> true;
      case DECLARED -> false;
      case DEFAULT -> !words.equals("default");
    };
  }
}
