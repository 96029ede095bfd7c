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

  /**
   * Has it said if the process ends while an engine is at work, by a signal or because the engine
   * itself ended it; to be forgotten when the engine is closed.
   */
  void guardEngine() {
    shutdown.before(
        () ->
            terminal.complain(
                "the process was ended before its work was done, by a signal or by the engine"));
  }
}
