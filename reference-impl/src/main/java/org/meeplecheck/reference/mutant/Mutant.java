package org.meeplecheck.reference.mutant;

import java.util.Set;
import java.util.function.Supplier;
import org.meeplecheck.sdk.Engine;

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
}
