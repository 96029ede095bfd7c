package org.meeplecheck.cli;

import java.util.List;
import org.meeplecheck.features.Fault;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunListener;

/** The scenarios that a command works on; a suite, or in a test whatever stands in for it. */
interface Playbook {

  /** The scenarios. */
  List<Scenario> scenarios();

  /** The files that cannot be read. */
  List<Fault> faults();

  /** Runs some of the scenarios. */
  RunFooter run(Engine engine, RunRequest request, RunListener listener);

  /** The scenarios of a suite. */
  static Playbook of(Suite suite) {
    return new Playbook() {
      @Override
      public List<Scenario> scenarios() {
        return suite.scenarios();
      }

      @Override
      public List<Fault> faults() {
        return suite.faults();
      }

      @Override
      public RunFooter run(Engine engine, RunRequest request, RunListener listener) {
        return suite.run(engine, request, listener);
      }
    };
  }
}
