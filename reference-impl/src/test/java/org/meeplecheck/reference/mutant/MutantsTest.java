package org.meeplecheck.reference.mutant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class MutantsTest {
  /** A clause that is recommended warns where one that is required fails. */
  private static final Set<Verdict> FOUND = Set.of(Verdict.FAIL, Verdict.WARN);

  static Collection<Mutant> mutants() {
    return Mutants.all();
  }

  @Test
  void everyMutantOfTheSpecExists() {
    Set<String> existing = Mutants.all().stream().map(Mutant::name).collect(Collectors.toSet());
    Set<String> named =
        Spec.bundled()
            .clauses()
            .flatMap(clause -> clause.mutants().stream())
            .collect(Collectors.toSet());
    assertEquals(named, existing);
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void scenariosOfItsClausesFailAndNoOthers(Mutant mutant) {
    List<ScenarioResult> results = run(mutant);
    Set<String> failed = new TreeSet<>();
    Set<String> strays = new TreeSet<>();
    for (ScenarioResult result : results) {
      boolean own = result.clauses().stream().anyMatch(mutant.clauses()::contains);
      if (FOUND.contains(result.verdict()) && own) {
        failed.addAll(result.clauses());
      } else if (result.verdict() == Verdict.BLOCKED) {
        assertTrue(result.message().matches("blocked by [A-Z]{2}-H?\\d+: .*"), result.message());
      } else if (result.verdict() != Verdict.PASS) {
        strays.add(result.verdict() + " " + result.id() + ": " + result.message());
      }
    }
    long passed = results.stream().filter(result -> result.verdict() == Verdict.PASS).count();
    assertEquals(Set.of(), strays);
    assertTrue(passed * 10 >= results.size() * 9L, passed + " pass of " + results.size());
    assertTrue(failed.containsAll(mutant.clauses()), mutant.clauses() + ", failed: " + failed);
  }

  private static List<ScenarioResult> run(Mutant mutant) {
    Suite suite = Suite.bundled();
    List<ScenarioResult> results = new ArrayList<>();
    try (Engine engine = mutant.engine().get()) {
      suite.run(engine, new RunRequest(suite.scenarios(), List.of(), false), results::add);
    }
    return results;
  }
}
