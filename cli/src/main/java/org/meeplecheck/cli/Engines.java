package org.meeplecheck.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.sdk.Engine;

/** The engines that can be named on the command line. */
interface Engines {

  /** What makes the engine of that name; empty if there is none. */
  Optional<Supplier<Engine>> find(String name);

  /** The names there are, for whoever mistyped one. */
  List<String> names();

  /** The engines of this library: the reference engine and its mutants. */
  static Engines embedded() {
    return new Engines() {
      private static final String REFERENCE = "reference";
      private static final String MUTANT = "mutant:";

      @Override
      public Optional<Supplier<Engine>> find(String name) {
        if (name.equals(REFERENCE)) {
          return Optional.of(ReferenceEngine::new);
        }
        return Mutants.all().stream()
            .filter(mutant -> name.equals(MUTANT + mutant.name()))
            .map(Mutant::engine)
            .findFirst();
      }

      @Override
      public List<String> names() {
        Stream<String> mutants = Mutants.all().stream().map(mutant -> MUTANT + mutant.name());
        return Stream.concat(Stream.of(REFERENCE), mutants).toList();
      }
    };
  }
}
