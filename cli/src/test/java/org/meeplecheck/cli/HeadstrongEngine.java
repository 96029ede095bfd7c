package org.meeplecheck.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;

/**
 * The reference engine that plays by some options whatever a game asks for, and tells of its
 * rulings what it likes.
 */
final class HeadstrongEngine implements Engine {
  private final ReferenceEngine engine = new ReferenceEngine();
  private final Map<String, Set<String>> declared = new HashMap<>(engine.manifest().rulings());
  private Set<String> sets = engine.manifest().sets();
  private Function<Setup, Map<String, String>> options = setup -> Map.of();
  private Map<String, String> boxed = Map.of();
  private Set<Rung> rungs = engine.manifest().rungs();
  private int games;

  /** An engine that says nothing of a ruling. */
  HeadstrongEngine hiding(String ruling) {
    declared.remove(ruling);
    return this;
  }

  /** An engine that says that it plays one option of a ruling. */
  HeadstrongEngine declaring(String ruling, String option) {
    declared.put(ruling, Set.of(option));
    return this;
  }

  /** An engine that declares a ruling with an empty list of options. */
  HeadstrongEngine declaringNothingOf(String ruling) {
    declared.put(ruling, Set.of());
    return this;
  }

  /** An engine that tells the points and nothing else. */
  HeadstrongEngine tellingScoresOnly() {
    rungs = Set.of(Rung.SCORES);
    return this;
  }

  HeadstrongEngine declaringSets(String... slugs) {
    sets = Set.of(slugs);
    return this;
  }

  /** An engine that plays by those options in every game, and packs its boxes by them. */
  HeadstrongEngine playing(Map<String, String> always) {
    boxed = always;
    options = setup -> always;
    return this;
  }

  /** An engine that chooses anew for each game. */
  HeadstrongEngine playing(Function<Setup, Map<String, String>> perGame) {
    options = perGame;
    return this;
  }

  int games() {
    return games;
  }

  @Override
  public Manifest manifest() {
    Manifest all = engine.manifest();
    return new Manifest("headstrong", "1", sets, Set.of(), declared, rungs, all.limits());
  }

  @Override
  public Game newGame(Setup setup) {
    games++;
    Composition composition = changed(setup.composition(), options.apply(setup));
    return engine.newGame(new Setup(setup.players(), composition, setup.start(), setup.chance()));
  }

  @Override
  public Components components(Composition composition) {
    return engine.components(changed(composition, boxed));
  }

  private static Composition changed(Composition composition, Map<String, String> options) {
    Map<String, String> rulings = new HashMap<>(composition.rulings());
    options.forEach(
        (ruling, option) -> {
          if (composition.sets().contains(List.of(ruling.split("\\.", 2)).get(0))) {
            rulings.put(ruling, option);
          }
        });
    return Composition.of(composition.sets(), composition.elements(), rulings);
  }
}
