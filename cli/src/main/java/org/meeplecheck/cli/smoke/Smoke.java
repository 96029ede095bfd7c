package org.meeplecheck.cli.smoke;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.Spec;

/** Plays the checks against an engine, in the order in which an author of an adapter meets them. */
public final class Smoke {
  private final Manifest manifest;
  private final Bench bench;
  private final Set<String> faulty = new HashSet<>();

  /** The checks for an engine that has started. */
  public Smoke(Spec spec, Engine engine, Manifest manifest) {
    this.manifest = manifest;
    this.bench = new Bench(spec, engine, manifest);
  }

  /**
   * Plays them.
   *
   * @param listener told of each result as it comes
   * @return all results, in order
   */
  public List<CheckResult> play(Consumer<CheckResult> listener) {
    List<CheckResult> results = new ArrayList<>();
    for (Check check : Checks.all(bench.spec())) {
      CheckResult result = result(check);
      if (result.standing() == Standing.FAULT || result.standing() == Standing.NOT_TRIED) {
        faulty.add(check.name());
      }
      results.add(result);
      listener.accept(result);
    }
    return results;
  }

  private CheckResult result(Check check) {
    if (!check.declared().test(manifest)) {
      return new CheckResult(check.name(), Standing.NOT_DECLARED, "");
    }
    Set<String> missing = new TreeSet<>(check.needs());
    missing.retainAll(faulty);
    if (!missing.isEmpty()) {
      return new CheckResult(
          check.name(), Standing.NOT_TRIED, "it rests on: " + String.join(", ", missing));
    }
    try {
      check.trial().accept(bench);
      return new CheckResult(check.name(), Standing.OK, "");
    } catch (Misfit misfit) {
      return new CheckResult(check.name(), Standing.FAULT, misfit.sentence());
    } finally {
      bench.clear();
    }
  }
}
