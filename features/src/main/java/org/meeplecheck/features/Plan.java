package org.meeplecheck.features;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Player;

/**
 * What a scenario will do, read before its first step runs.
 *
 * @param players the players in order of play
 * @param sets the slugs of the sets, without the base
 * @param rulings the options that it chooses
 * @param start the id of the start tile
 * @param chance every outcome of chance, and whether the stack ends with them
 * @param facts the points that it asserts
 * @param lastMove the line of the last step that plays a legal move; the tested one
 */
record Plan(
    List<Player> players,
    List<String> sets,
    Map<String, String> rulings,
    String start,
    Chance chance,
    List<PointFact> facts,
    int lastMove) {

  /** The facts that are asserted of one stretch of the game. */
  List<PointFact> facts(int window) {
    return facts.stream().filter(fact -> fact.window() == window).toList();
  }

  /** The fact that stands on that line. */
  Optional<PointFact> factAt(int line) {
    return facts.stream().filter(fact -> fact.line() == line).findFirst();
  }

  /**
   * Points that a player is said to score, or {@code null} for nobody.
   *
   * @param line the line of its sentence
   * @param window the stretch of the game, from 0; a draw after an asserted fact opens the next
   * @param player who scores; empty where nobody does
   * @param points how many
   * @param reason for what
   */
  record PointFact(int line, int window, Optional<Player> player, int points, String reason) {}
}
