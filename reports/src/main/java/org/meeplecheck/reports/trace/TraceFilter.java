package org.meeplecheck.reports.trace;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.meeplecheck.spec.Strength;

/**
 * Which clauses are wanted: values of one kind are alternatives, and each kind that has some must
 * hold.
 *
 * @param documents ids of documents
 * @param sets slugs of sets
 * @param strengths strengths
 * @param clauses ids of clauses
 */
public record TraceFilter(
    Set<String> documents, Set<String> sets, Set<Strength> strengths, Set<String> clauses) {

  /** Wants every clause. */
  public static final TraceFilter ALL = new TraceFilter(Set.of(), Set.of(), Set.of(), Set.of());

  public TraceFilter {
    documents = Set.copyOf(documents);
    sets = Set.copyOf(sets);
    strengths = Set.copyOf(strengths);
    clauses = Set.copyOf(clauses);
  }

  boolean isOpen() {
    return equals(ALL);
  }

  boolean accepts(ClauseTrace trace) {
    return holds(documents, trace.documents())
        && holds(sets, List.of(trace.set()))
        && holds(strengths, List.of(trace.clause().strength()))
        && holds(clauses, List.of(trace.clause().id()));
  }

  private static <T> boolean holds(Set<T> wanted, Collection<T> words) {
    return wanted.isEmpty() || words.stream().anyMatch(wanted::contains);
  }
}
