package org.meeplecheck.reference.expansion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Player;

/**
 * All expansions of a game as one.
 *
 * @param expansions the expansions, in the order in which they are asked
 */
public record Hooks(List<Expansion> expansions) {

  public Hooks {
    expansions = List.copyOf(expansions);
  }

  /** What each of them answers, together. */
  public <T> List<T> all(Function<Expansion, List<T>> moment) {
    return expansions.stream().flatMap(expansion -> moment.apply(expansion).stream()).toList();
  }

  /** A step that puts in front what each of them wants at that moment. */
  public Action at(Moment moment) {
    return turn -> turn.first(all(expansion -> moment.steps(expansion, turn.table())));
  }

  /** What the first of them answers that answers at all. */
  public <T> Optional<T> first(Function<Expansion, Optional<T>> question) {
    return expansions.stream().flatMap(expansion -> question.apply(expansion).stream()).findFirst();
  }

  /** The players whom any of them names. */
  public Set<Player> players(Function<Expansion, Set<Player>> question) {
    return expansions.stream()
        .flatMap(expansion -> question.apply(expansion).stream())
        .collect(Collectors.toSet());
  }

  /** A moment of the turn at which an expansion may want steps. */
  @FunctionalInterface
  public interface Moment {

    /** What that expansion wants now. */
    List<Step> steps(Expansion expansion, Table table);
  }
}
