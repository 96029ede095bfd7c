package org.meeplecheck.reference;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.reference.rules.BaseRules;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/**
 * What an engine plays by; the parts can be swapped one by one.
 *
 * @param tiles the catalogue of tiles
 * @param base the rules of the base game
 * @param expansions the expansions that it plays
 */
public record Rules(List<Tile> tiles, BaseRules base, List<Expansions.Entry> expansions) {

  public Rules {
    tiles = List.copyOf(tiles);
    expansions = List.copyOf(expansions);
  }

  /** The rules as they are written. */
  public static Rules standard() {
    return new Rules(Spec.bundled().tiles().toList(), BaseRules.STANDARD, Expansions.ALL);
  }

  /** The same with another catalogue. */
  public Rules withTiles(List<Tile> other) {
    return new Rules(other, base, expansions);
  }

  /** The same with other rules of the base game. */
  public Rules withBase(BaseRules other) {
    return new Rules(tiles, other, expansions);
  }

  /** The same with the rules of that set in place of its own, or added if the set has none. */
  public Rules withExpansion(String set, Expansions.Maker maker) {
    List<Expansions.Entry> entries = new ArrayList<>(expansions);
    entries.removeIf(entry -> entry.set().equals(set));
    entries.add(new Expansions.Entry(set, maker));
    return new Rules(tiles, base, entries);
  }
}
