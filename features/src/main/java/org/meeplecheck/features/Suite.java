package org.meeplecheck.features;

import java.nio.file.Path;
import java.util.List;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.spec.Spec;

/** The scenarios of some feature files, and the way to run them. */
public final class Suite {
  private final List<Scenario> scenarios;
  private final List<Fault> faults;

  Suite(List<Scenario> scenarios, List<Fault> faults) {
    this.scenarios = List.copyOf(scenarios);
    this.faults = List.copyOf(faults);
  }

  /** The scenarios of this library. */
  public static Suite bundled() {
    return SuiteIndex.bundled();
  }

  /**
   * The scenarios of feature files of the user's.
   *
   * @param paths feature files, or directories of them
   * @throws SuiteException if a path does not exist or holds no feature file
   */
  public static Suite read(List<Path> paths) {
    return new FeatureFiles(Spec.bundled()).read(paths);
  }

  /** The scenarios, file by file. */
  public List<Scenario> scenarios() {
    return scenarios;
  }

  /** The files that cannot be read; a run reports each as SUITE-ERROR. */
  public List<Fault> faults() {
    return faults;
  }

  /**
   * Runs scenarios against an engine, one after another.
   *
   * <p>Rulings of its sets that the engine does not declare, and the request does not choose, are
   * probed first.
   *
   * @param engine the engine; the caller closes it
   * @param request which scenarios, and how
   * @param listener told of each verdict as it comes
   * @return what is known at the end
   * @throws IllegalArgumentException if the request chooses an option that does not exist
   * @throws RuntimeException if the engine throws in {@link Engine#manifest()}
   */
  public RunFooter run(Engine engine, RunRequest request, RunListener listener) {
    return new Run(this, engine, request, listener).run();
  }
}
