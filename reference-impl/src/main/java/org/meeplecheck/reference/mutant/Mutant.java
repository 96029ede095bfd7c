package org.meeplecheck.reference.mutant;

import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.Rules;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/**
 * An engine with one fault.
 *
 * @param name its name in the spec
 * @param clauses the clauses whose scenarios have to find it
 * @param fault what it does wrong, in one sentence
 * @param engine makes the faulty engine
 */
public record Mutant(String name, Set<String> clauses, String fault, Supplier<Engine> engine) {

  public Mutant {
    clauses = Set.copyOf(clauses);
  }

  /** A mutant with the clauses that name it in the spec, and an engine with those rules. */
  static Mutant of(String name, String fault, Rules rules) {
    Set<String> clauses =
        Spec.bundled()
            .clauses()
            .filter(clause -> clause.mutants().contains(name))
            .map(Clause::id)
            .collect(Collectors.toSet());
    return new Mutant(name, clauses, fault, () -> new ReferenceEngine("mutant " + name, rules));
  }
}
