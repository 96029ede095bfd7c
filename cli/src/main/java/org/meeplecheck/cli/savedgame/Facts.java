package org.meeplecheck.cli.savedgame;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.meeplecheck.sdk.Player;

/**
 * What the assertions of a saved game say in sentences.
 *
 * @param points the points to be asserted in each turn that scores
 * @param others the other sentences, for the end
 * @param leftOut the assertions that cannot be said, with the reasons
 */
record Facts(
    SortedMap<Integer, Map<Given, Integer>> points,
    List<String> others,
    Map<String, String> leftOut) {

  /**
   * Points of one kind.
   *
   * @param player who got them
   * @param reason what for
   */
  record Given(Player player, String reason) {}

  /** The points of a turn as sentences. */
  List<String> sentences(int turn) {
    return points.getOrDefault(turn, Map.of()).entrySet().stream()
        .map(
            fact ->
                fact.getKey().player()
                    + " scores "
                    + points(fact.getValue())
                    + " for \""
                    + fact.getKey().reason()
                    + "\"")
        .toList();
  }

  /** That many points in words. */
  static String points(int number) {
    return number + (number == 1 ? " point" : " points");
  }
}
