package org.meeplecheck.jcloisterzone;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/**
 * A set of ours that JCloisterZone has too.
 *
 * @param slug its slug in the spec
 * @param tileSet the id of its tiles in JCloisterZone
 * @param start the tile with which the client starts a game; empty if the set changes nothing here
 * @param element the element without which JCloisterZone takes its tiles for ordinary ones
 * @param rulings the options that JCloisterZone plays, by ruling
 */
record PlayableSet(
    String slug,
    String tileSet,
    Optional<String> start,
    Optional<String> element,
    Map<String, Set<String>> rulings) {

  /** The base game; the engine has a setting for the small city, and none for the farms. */
  static final PlayableSet BASE =
      new PlayableSet(
          "base",
          "basic:1",
          Optional.of("BA/RCr"),
          Optional.empty(),
          Map.of("base.small-city", Set.of("4", "2"), "base.farm-scoring", Set.of("per-field-3")));

  /** The wind roses; with the orange one as the start tile all four D stay in the stack. */
  static final PlayableSet WIND_ROSES =
      new PlayableSet(
          "wind-roses",
          "wind-roses",
          Optional.of("WR/CFR"),
          Optional.of("wind-rose"),
          Map.of("wind-roses.edition", Set.of("hig"), "wind-roses.start-stack", Set.of("with-d")));

  /** Darmstadt. */
  static final PlayableSet DARMSTADT =
      new PlayableSet(
          "darmstadt",
          "darmstadt",
          Optional.empty(),
          Optional.of("church"),
          Map.of(
              "darmstadt.church-count", Set.of("heads"),
              "darmstadt.church-time", Set.of("before-return"),
              "darmstadt.church-without-monk", Set.of("given"),
              "darmstadt.st-mary-roads", Set.of("joined"),
              "darmstadt.monasteries", Set.of("keep")));

  /** All of them, the base first. */
  static final List<PlayableSet> ALL = List.of(BASE, WIND_ROSES, DARMSTADT);

  PlayableSet {
    rulings = Map.copyOf(rulings);
  }

  /** The tiles of the catalogue that are in play under those options. */
  List<Tile> tiles(Spec spec) {
    return spec.set(slug).orElseThrow().tiles().stream().filter(this::isInPlay).toList();
  }

  private boolean isInPlay(Tile tile) {
    RulingOption.Ref ref = tile.ruling();
    return ref == null || rulings.getOrDefault(ref.ruling(), Set.of()).contains(ref.option());
  }

  /** The sets of those slugs, the base first. */
  static List<PlayableSet> of(Set<String> slugs) {
    return ALL.stream().filter(set -> slugs.contains(set.slug)).toList();
  }
}
