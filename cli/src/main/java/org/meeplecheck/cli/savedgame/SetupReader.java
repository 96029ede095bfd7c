package org.meeplecheck.cli.savedgame;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** Turns the setup of a saved game into ours, or says what we do not have. */
final class SetupReader {
  private final Spec spec;
  private final SavedGame.Setup setup;

  SetupReader(Spec spec, SavedGame.Setup setup) {
    this.spec = spec;
    this.setup = setup;
  }

  /**
   * What the game is made of.
   *
   * @throws SavedGameException naming what cannot be expressed
   */
  Composition composition() {
    Set<String> sets = sets();
    if (!setup.addons().isEmpty()) {
      throw new SavedGameException(
          "setup.addons: " + names(setup.addons()) + " cannot be expressed");
    }
    checkElements();
    return Composition.of(sets, Set.of(), Terms.options(sets, smallCity()));
  }

  private Set<String> sets() {
    Set<String> unknown = new TreeSet<>(setup.sets().keySet());
    unknown.removeAll(Terms.SETS.keySet());
    if (!unknown.isEmpty()) {
      throw new SavedGameException(
          "setup.sets: "
              + names(unknown)
              + " cannot be expressed: the sets of Meeplecheck are "
              + names(new TreeSet<>(Terms.SETS.keySet())));
    }
    for (Node count : setup.sets().values()) {
      if (count.number() != 1) {
        throw count.fault("a set is in the game once, not " + count.number() + " times");
      }
    }
    if (!setup.sets().containsKey("basic:1")) {
      throw new SavedGameException("setup.sets: a game needs the set \"basic:1\"");
    }
    return new TreeSet<>(setup.sets().keySet().stream().map(Terms.SETS::get).toList());
  }

  private void checkElements() {
    Map<String, Node> elements = new TreeMap<>(setup.elements());
    Set<String> unknown = new TreeSet<>(elements.keySet());
    unknown.removeAll(Terms.ELEMENTS.keySet());
    if (!unknown.isEmpty()) {
      throw new SavedGameException(
          "setup.elements: "
              + names(unknown)
              + " cannot be expressed: Meeplecheck has ordinary followers and farmers alone");
    }
    elements.forEach((element, value) -> require(element, value.json().toString()));
    for (String needed : List.of("small-follower", "farmers")) {
      if (!elements.containsKey(needed)) {
        require(needed, "not in play");
      }
    }
  }

  private static void require(String element, String value) {
    String known = Terms.ELEMENTS.get(element);
    if (!value.equals(known)) {
      throw new SavedGameException(
          "setup.elements: " + element + " is " + value + ", and our rules have " + known);
    }
  }

  private String smallCity() {
    String option = "4";
    for (Map.Entry<String, Node> rule : setup.rules().entrySet()) {
      if (rule.getKey().equals(Terms.TINY_CITY)) {
        option = smallCity(rule.getValue());
      } else if (!Terms.RULES_OF_OTHERS.contains(rule.getKey())) {
        throw rule.getValue().fault("the rule is unknown");
      }
    }
    return option;
  }

  private String smallCity(Node value) {
    return spec.ruling(Terms.SMALL_CITY)
        .flatMap(ruling -> ruling.option(value.text()))
        .orElseThrow(() -> value.fault("there is no option \"" + value.text() + "\": it is 4 or 2"))
        .id();
  }

  /**
   * The tile with which the game starts.
   *
   * @throws SavedGameException if it is not the start tile of our rules at 0,0
   */
  Tile start(Composition composition) {
    String set = composition.sets().contains("wind-roses") ? "wind-roses" : "base";
    Tile start = spec.set(set).flatMap(s -> spec.tile(String.valueOf(s.start()))).orElseThrow();
    if (setup.start().size() != 1 || !isOrigin(setup.start().get(0), start)) {
      throw new SavedGameException(
          "setup.start: the game starts with "
              + TileAliases.id(start).orElseThrow()
              + " at 0,0 rotated 0, and nothing else");
    }
    return start;
  }

  private static boolean isOrigin(Node node, Tile start) {
    return TileAliases.id(start).orElseThrow().equals(node.required("tile").text())
        && node.required("x").number() == 0
        && node.required("y").number() == 0
        && node.required("rotation").number() == 0;
  }

  private static String names(Iterable<String> names) {
    return "\"" + String.join("\", \"", names) + "\"";
  }
}
