package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;

/**
 * One thing that an adapter has to do.
 *
 * @param name its name
 * @param needs the checks without which it would only repeat their faults
 * @param declared whether a manifest declares what it looks at
 * @param trial what is played; a {@link Misfit} is the fault
 */
record Check(String name, Set<String> needs, Predicate<Manifest> declared, Consumer<Bench> trial) {

  Check {
    needs = Set.copyOf(needs);
  }

  /** A check that every adapter has to pass. */
  static Check of(String name, List<String> needs, Consumer<Bench> trial) {
    return new Check(name, Set.copyOf(needs), manifest -> true, trial);
  }

  /** A check of a rung. */
  static Check of(Rung rung, List<String> needs, Consumer<Bench> trial) {
    return new Check(
        rung.word(), Set.copyOf(needs), manifest -> manifest.rungs().contains(rung), trial);
  }
}
