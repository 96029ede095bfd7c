package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Player;

/**
 * Says the assertions of a saved game in sentences.
 *
 * <p>The same game on the reference engine tells in which turn a feature is scored, never how much
 * it is worth.
 */
final class FactReader {
  private final ImportedGame imported;
  private final Rehearsal rehearsal;
  private final SortedMap<Integer, Map<String, Assertion.Scored>> scored = new TreeMap<>();
  private final List<String> others = new ArrayList<>();
  private final Map<String, String> leftOut = new LinkedHashMap<>();

  private FactReader(ImportedGame imported, Rehearsal rehearsal) {
    this.imported = imported;
    this.rehearsal = rehearsal;
  }

  /** The facts of these assertions. */
  static Facts read(ImportedGame imported, Rehearsal rehearsal, List<String> assertions) {
    FactReader reader = new FactReader(imported, rehearsal);
    for (String text : new LinkedHashSet<>(assertions)) {
      reader.add(text, Assertion.of(text)).ifPresent(why -> reader.leftOut.put(text, why));
    }
    return new Facts(reader.points(), List.copyOf(reader.others), reader.leftOut);
  }

  /** Why the assertion cannot be said; empty if it can. */
  private Optional<String> add(String text, Assertion assertion) {
    if (assertion instanceof Assertion.Total total) {
      Optional<Player> player = imported.seats().player(total.player());
      player.ifPresent(p -> others.add(p + " has " + Facts.points(total.points())));
      return player.isEmpty() ? nobody(total.player()) : Optional.empty();
    }
    if (assertion instanceof Assertion.Scored points) {
      return add(text, points);
    }
    Optional<String> fact = Moment.of(imported).fact(assertion);
    fact.filter(sentence -> !sentence.isEmpty()).ifPresent(others::add);
    return fact.isPresent()
        ? Optional.empty()
        : Optional.of("there is no sentence for it where this game stands");
  }

  private static Optional<String> nobody(String name) {
    return Optional.of("no player is named " + name);
  }

  private Optional<String> add(String text, Assertion.Scored points) {
    Optional<Player> player = imported.seats().player(points.player());
    if (player.isEmpty()) {
      return nobody(points.player());
    }
    if (points.reason().isEmpty()) {
      return Optional.of("points for that are not known here");
    }
    Optional<Integer> turn = rehearsal.turnOf(player.get(), points.reason(), points.points());
    if (turn.isEmpty() && points.reason().equals("city") && isDarmstadtiumIn()) {
      return Optional.of(
          "the points of the Darmstadtium are among those of its city there, and apart here");
    }
    scored
        .computeIfAbsent(
            turn.orElse(imported.game().turns().size() - 1), t -> new LinkedHashMap<>())
        .put(text, points);
    return Optional.empty();
  }

  private boolean isDarmstadtiumIn() {
    return imported.game().draws().stream()
        .flatMap(tile -> tile.segments().stream())
        .anyMatch(segment -> segment.has("darmstadtium"));
  }

  /** A turn can be asserted where the saved game asserts all that was given since the last. */
  private SortedMap<Integer, Map<Facts.Given, Integer>> points() {
    SortedMap<Integer, Map<Facts.Given, Integer>> points = new TreeMap<>();
    scored.forEach(
        (turn, assertions) -> {
          Map<Facts.Given, Integer> said = said(assertions);
          int from = points.isEmpty() ? turn : points.lastKey() + 1;
          if (given(from, turn).equals(said) || !isKnown(assertions)) {
            points.put(turn, said);
          } else {
            assertions
                .keySet()
                .forEach(
                    text ->
                        leftOut.put(
                            text, "a sentence needs all points of that turn, and more are given"));
          }
        });
    return points;
  }

  /** Whether the reference engine gives those points at all; if not, that has to be seen. */
  private boolean isKnown(Map<String, Assertion.Scored> assertions) {
    return assertions.values().stream()
        .allMatch(
            a ->
                rehearsal
                    .turnOf(
                        imported.seats().player(a.player()).orElseThrow(), a.reason(), a.points())
                    .isPresent());
  }

  private Map<Facts.Given, Integer> said(Map<String, Assertion.Scored> assertions) {
    Map<Facts.Given, Integer> said = new LinkedHashMap<>();
    for (Assertion.Scored points : assertions.values()) {
      Player player = imported.seats().player(points.player()).orElseThrow();
      said.merge(new Facts.Given(player, points.reason()), points.points(), Integer::sum);
    }
    return said;
  }

  private Map<Facts.Given, Integer> given(int from, int to) {
    Map<Facts.Given, Integer> given = new HashMap<>();
    for (Event.Scored points : rehearsal.scored(from, to)) {
      given.merge(new Facts.Given(points.player(), points.reason()), points.points(), Integer::sum);
    }
    return given;
  }
}
