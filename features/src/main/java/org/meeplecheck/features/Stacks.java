package org.meeplecheck.features;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/**
 * The stack of a game twice: as its scenario is written, with the defaults for what it does not
 * name, and as the run plays it.
 */
final class Stacks {
  private final Stock written;
  private final Stock played;
  private final SortedMap<String, String> departures = new TreeMap<>();
  private @Nullable String lacking;

  /**
   * Both stacks of a game.
   *
   * @param chosen the sets beside the base
   * @param named the options that the scenario names
   * @param judged the option of each ruling where it names none
   */
  Stacks(Spec spec, List<String> chosen, Map<String, String> named, Map<String, String> judged) {
    written = new Stock(spec, chosen, named);
    played = new Stock(spec, chosen, JudgedRulings.with(judged, named));
    for (RuleSet set : spec.sets()) {
      if (set.id().equals("base") || chosen.contains(set.id())) {
        set.rulings().stream()
            .filter(ruling -> !named.containsKey(ruling.id()) && shapesStack(set, ruling))
            .forEach(ruling -> depart(ruling, judged));
      }
    }
  }

  private static boolean shapesStack(RuleSet set, Ruling ruling) {
    StartBoard board = set.board();
    return ruling.options().stream().anyMatch(option -> !option.removes().isEmpty())
        || set.tiles().stream().map(Tile::ruling).anyMatch(ref -> names(ref, ruling))
        || (board != null && names(board.except(), ruling));
  }

  private static boolean names(RulingOption.@Nullable Ref ref, Ruling ruling) {
    return ref != null && ref.ruling().equals(ruling.id());
  }

  private void depart(Ruling ruling, Map<String, String> judged) {
    String option = judged.getOrDefault(ruling.id(), ruling.defaultOption());
    if (!option.equals(ruling.defaultOption())) {
      departures.put(ruling.id(), option);
    }
  }

  /** The id of the start tile that the scenario is written for. */
  String start() {
    return written.start();
  }

  /**
   * Takes a tile from both stacks.
   *
   * @throws IllegalArgumentException if the scenario has none left as it is written
   */
  void draw(String tile) {
    if (!written.take(tile)) {
      throw new IllegalArgumentException(
          "the stack of this game has no tile \"" + tile + "\" left: draw another one");
    }
    if (!played.take(tile) && lacking == null) {
      lacking = tile;
    }
  }

  /** Why the scenario cannot be played as this run plays; empty if it can. */
  Optional<String> unplayable() {
    if (!played.start().equals(written.start())) {
      return Optional.of(
          "this run plays "
              + options()
              + ", where the start tile is "
              + played.start()
              + "; the scenario is written for "
              + written.start());
    }
    return Optional.ofNullable(lacking)
        .map(
            tile ->
                "this run plays "
                    + options()
                    + ", where the stack has too few of \""
                    + tile
                    + "\" for the scenario");
  }

  private String options() {
    return departures.entrySet().stream()
        .map(Map.Entry::toString)
        .collect(Collectors.joining(" and "));
  }
}
