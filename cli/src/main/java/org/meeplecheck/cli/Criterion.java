package org.meeplecheck.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.meeplecheck.features.Scenario;

/**
 * One filter of the command line: a scenario passes if one of its words is one of the values.
 *
 * @param option the option, such as {@code --clause}
 * @param values the values that were given
 * @param words the words of a scenario that are compared
 * @param known every word that there is
 */
record Criterion(
    String option,
    List<String> values,
    Function<Scenario, Collection<String>> words,
    Collection<String> known) {

  boolean isGiven() {
    return !values.isEmpty();
  }

  boolean accepts(Scenario scenario) {
    Collection<String> ofScenario = words.apply(scenario);
    return values.stream().anyMatch(value -> ofScenario.stream().anyMatch(w -> fits(value, w)));
  }

  /**
   * Checks that every value is known.
   *
   * @throws Stop for the first that is not, with the nearest that are
   */
  void requireKnown() {
    for (String value : values) {
      if (known.stream().noneMatch(word -> fits(value, word))) {
        String hint = hint(value);
        String sentence = "unknown " + option + " \"" + value + "\"" + hint;
        throw new Stop(
            ExitCode.USAGE,
            hint.isEmpty() ? sentence + ": 'meeplecheck list' shows what there is" : sentence);
      }
    }
  }

  private String hint(String value) {
    if (value.indexOf(',') >= 0 && known.stream().noneMatch(word -> word.indexOf(',') >= 0)) {
      return ": repeat the option for each value, as in" + separately(value);
    }
    Pattern anyCase = glob(value, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    List<String> alike =
        known.stream().filter(word -> anyCase.matcher(word).matches()).sorted().limit(3).toList();
    return alike.isEmpty()
        ? Closest.hint(value, known)
        : ": did you mean " + String.join(" or ", alike) + "?";
  }

  private String separately(String value) {
    return Arrays.stream(value.split(",", -1))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .map(part -> " " + option + " " + part)
        .collect(Collectors.joining());
  }

  private static boolean fits(String value, String word) {
    return value.equals(word)
        || (value.indexOf('*') >= 0 && glob(value, 0).matcher(word).matches());
  }

  private static Pattern glob(String value, int flags) {
    return Pattern.compile(Pattern.quote(value).replace("*", "\\E.*\\Q"), flags);
  }

  /** The filter as it was typed. */
  @Override
  public String toString() {
    return option + " " + String.join(" " + option + " ", values);
  }
}
