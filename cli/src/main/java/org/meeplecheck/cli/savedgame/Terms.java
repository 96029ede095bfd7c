package org.meeplecheck.cli.savedgame;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** What JCloisterZone and we call by different words, as far as both have it. */
final class Terms {
  /** Our sets by its own. */
  static final Map<String, String> SETS =
      Map.of("basic:1", "base", "wind-roses", "wind-roses", "darmstadt", "darmstadt");

  /** The elements of those sets, with the one value that our rules know. */
  static final Map<String, String> ELEMENTS =
      Map.of("small-follower", "7", "farmers", "true", "wind-rose", "true", "church", "true");

  /** The elements that sets of ours bring. */
  static final Map<String, String> ELEMENTS_OF_SETS =
      Map.of("wind-roses", "wind-rose", "darmstadt", "church");

  /** The ruling on cities of two tiles, which is a rule of its own there. */
  static final String SMALL_CITY = "base.small-city";

  /** The rule on cities of two tiles. */
  static final String TINY_CITY = "tiny-city-scoring";

  /** The options that it plays, whatever its rules say. */
  static final Map<String, String> OPTIONS =
      Map.of(
          "base.farm-scoring", "per-field-3",
          "wind-roses.edition", "hig",
          "wind-roses.start-stack", "with-d",
          "darmstadt.church-count", "heads",
          "darmstadt.church-time", "before-return",
          "darmstadt.church-without-monk", "given",
          "darmstadt.st-mary-roads", "joined",
          "darmstadt.monasteries", "keep");

  /** Rules about what is not in our sets; they change nothing where it is not in play. */
  static final Set<String> RULES_OF_OTHERS =
      Set.of(
          "barn-placement",
          "bazaar-no-auction",
          "coc-final-scoring",
          "count-move",
          "dragon-move",
          "espace-variant",
          "fairy-placement",
          "festival-return",
          "gq11-pig-herd",
          "hill-tiebreaker",
          "inn-and-cathedral-final-scoring",
          "keep-monasteries",
          "king-and-robber-scoring",
          "labyrinth-variant",
          "little-buildings-scoring",
          "meteorite-impact",
          "more-tunnel-tokens",
          "princess-action",
          "robbers-son-action",
          "tunnelize-other-expansions",
          "vineyards-for-garden",
          "wagon-move");

  private Terms() {}

  /** The options that it plays in a game of our sets. */
  static SortedMap<String, String> options(Collection<String> sets, String smallCity) {
    SortedMap<String, String> options = new TreeMap<>();
    options.put(SMALL_CITY, smallCity);
    OPTIONS.forEach(
        (ruling, option) -> {
          if (sets.contains(ruling.substring(0, ruling.indexOf('.')))) {
            options.put(ruling, option);
          }
        });
    return options;
  }

  /** Its word for a set of ours; empty text for one that it does not have. */
  static String setOf(String ours) {
    return SETS.entrySet().stream()
        .filter(entry -> entry.getValue().equals(ours))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("");
  }
}
