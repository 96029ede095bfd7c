package org.meeplecheck.sdk;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * What an engine is and what it claims to support.
 *
 * <p>Made by engine authors, fixed before the run, read by the suite to choose scenarios.
 *
 * @param name the engine's name
 * @param version its version
 * @param sets the slugs of the sets that it knows, {@code base} among them
 * @param elements the elements of other expansions that it knows
 * @param rulings for each ruling that it answers in a known way, the ids of the options that it can
 *     play; a ruling that is not named is undeclared
 * @param rungs what it can tell
 * @param limits where it is smaller than the rules
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Manifest(
    String name,
    String version,
    Set<String> sets,
    Set<String> elements,
    Map<String, Set<String>> rulings,
    Set<Rung> rungs,
    Limits limits) {

  public Manifest {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(limits, "limits");
    sets = Set.copyOf(sets);
    elements = Set.copyOf(elements);
    rulings =
        rulings.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(Map.Entry::getKey, e -> Set.copyOf(e.getValue())));
    rungs = Set.copyOf(rungs);
  }

  /**
   * Where an engine is smaller than the rules.
   *
   * @param minPlayers the fewest players of a game, at least 1
   * @param maxPlayers the most players of a game, at most 6
   * @param boardRadius how far from the start tile a tile may lie, in squares
   */
  public record Limits(int minPlayers, int maxPlayers, int boardRadius) {

    /** The limits of the rules: 2 to 6 players on an endless table. */
    public static final Limits NONE = new Limits(2, 6, Integer.MAX_VALUE);
  }
}
