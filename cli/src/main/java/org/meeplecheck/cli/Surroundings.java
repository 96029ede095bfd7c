package org.meeplecheck.cli;

import java.util.function.Supplier;
import org.meeplecheck.spec.Spec;

/**
 * What the commands work with; a test puts something else in the place of a part.
 *
 * @param spec the rules, read on first use, since {@code --help} needs none
 * @param playbooks finds scenarios
 * @param engines finds engines
 * @param terminal where commands speak
 * @param shutdown how the process is interrupted
 */
record Surroundings(
    Supplier<Spec> spec,
    Playbooks playbooks,
    Engines engines,
    Terminal terminal,
    Shutdown shutdown) {

  /** Those of this process. */
  static Surroundings ofProcess() {
    return new Surroundings(
        Spec::bundled,
        Playbooks.ofFiles(),
        Engines.ofProcess(),
        Terminal.ofProcess(),
        Shutdown.ofProcess());
  }
}
