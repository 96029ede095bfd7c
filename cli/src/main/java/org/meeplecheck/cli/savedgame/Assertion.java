package org.meeplecheck.cli.savedgame;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a test of JCloisterZone asserts about the end of its game. */
sealed interface Assertion {

  /**
   * The points of a player in all.
   *
   * @param player the player's name
   * @param points the points
   */
  record Total(String player, int points) implements Assertion {}

  /**
   * Points given at once for a feature.
   *
   * @param player the player's name
   * @param reason our word for the reason; empty where we have none
   * @param points the points
   */
  record Scored(String player, String reason, int points) implements Assertion {}

  /**
   * Whether the player who is asked may pass.
   *
   * @param allowed whether it is so
   */
  record Passing(boolean allowed) implements Assertion {}

  /**
   * The step of the turn.
   *
   * @param name its name there
   */
  record Phase(String name) implements Assertion {}

  /** Something else. */
  record Other() implements Assertion {}

  /** Our reasons by its words; of the other words we know none. */
  Map<String, String> REASONS =
      Map.of(
          "city", "city",
          "road", "road",
          "monastery", "monastery",
          "field", "farm",
          "church", "church");

  /** What is asserted by that text. */
  static Assertion of(String text) {
    Matcher total = Pattern.compile("(\\w+) has (-?\\d{1,6}) points?").matcher(text);
    if (total.find()) {
      return new Total(total.group(1), Integer.parseInt(total.group(2)));
    }
    Matcher scored = Pattern.compile("(\\w+) scored (\\w+) for (-?\\d{1,6}) points?").matcher(text);
    if (scored.find()) {
      return new Scored(
          scored.group(1),
          REASONS.getOrDefault(scored.group(2), ""),
          Integer.parseInt(scored.group(3)));
    }
    if (text.equals("Player can pass") || text.equals("Player can't pass")) {
      return new Passing(text.equals("Player can pass"));
    }
    Matcher phase = Pattern.compile("phase is (\\w+)").matcher(text);
    return phase.find() ? new Phase(phase.group(1)) : new Other();
  }
}
