package org.meeplecheck.features;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;

/**
 * What a scenario will do, read before its first step runs.
 *
 * @param players the players in order of play
 * @param sets the slugs of the sets, without the base
 * @param rulings the options that it chooses, by a sentence or by drawing a tile of an option
 * @param start the id of the start tile
 * @param chance every outcome of chance, and whether the stack ends with them
 * @param facts the points that it asserts
 * @param lastMove the line of the last step that plays a legal move; the tested one
 * @param radius how far from the start tile it places, in squares
 * @param unplayable why it says nothing about the game that this run plays; empty if it does
 */
record Plan(
    List<Player> players,
    List<String> sets,
    Map<String, String> rulings,
    String start,
    Chance chance,
    List<PointFact> facts,
    int lastMove,
    int radius,
    Optional<String> unplayable) {

  /** The plan of a scenario that cannot be read. */
  static final Plan NONE =
      new Plan(
          List.of(),
          List.of(),
          Map.of(),
          "",
          new Chance(List.of(), false),
          List.of(),
          -1,
          0,
          Optional.empty());

  /** What the game is made of; every ruling of its sets is named, nothing left to a default. */
  Composition composition(Spec spec, Map<String, String> judged) {
    Set<String> inGame = new TreeSet<>(sets);
    inGame.add("base");
    Map<String, String> options = new TreeMap<>();
    for (RuleSet set : spec.sets()) {
      if (inGame.contains(set.id())) {
        set.rulings().forEach(ruling -> options.put(ruling.id(), option(ruling, judged)));
      }
    }
    return Composition.of(inGame, Set.of(), options);
  }

  /** The option of a ruling in this game: chosen here, or judged in the whole run. */
  private String option(Ruling ruling, Map<String, String> judged) {
    return rulings.getOrDefault(
        ruling.id(), judged.getOrDefault(ruling.id(), ruling.defaultOption()));
  }

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
