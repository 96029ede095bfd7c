package org.meeplecheck.sdk;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * What a game is made of: sets, elements of further expansions, and the option of each ruling.
 *
 * <p>Made by the suite, read by engine authors. A ruling that is not named takes the default of the
 * spec.
 *
 * @param sets the slugs of the sets, {@code base} among them
 * @param elements the elements in play that no set of the game brings
 * @param rulings the option chosen for each ruling named, by the ruling's id
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Composition(
    SortedSet<String> sets, SortedSet<String> elements, SortedMap<String, String> rulings) {

  /** The base game alone. */
  public static final Composition BASE = of(Set.of("base"), Set.of(), Map.of());

  public Composition {
    sets = Collections.unmodifiableSortedSet(new TreeSet<>(sets));
    elements = Collections.unmodifiableSortedSet(new TreeSet<>(elements));
    rulings = Collections.unmodifiableSortedMap(new TreeMap<>(rulings));
  }

  /** A composition from collections of any order. */
  public static Composition of(
      Set<String> sets, Set<String> elements, Map<String, String> rulings) {
    return new Composition(new TreeSet<>(sets), new TreeSet<>(elements), new TreeMap<>(rulings));
  }
}
