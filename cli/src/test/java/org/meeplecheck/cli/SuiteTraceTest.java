package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.reports.trace.ClauseTrace;
import org.meeplecheck.reports.trace.Gap;
import org.meeplecheck.reports.trace.Standing;
import org.meeplecheck.reports.trace.Trace;
import org.meeplecheck.spec.Spec;

/** The suite itself, run on the reference engine: no clause and no sentence is left out. */
class SuiteTraceTest {

  /** Facts, summaries and promises; any other needs a decision. */
  private static final Set<String> WITH_NOTHING_TO_TEST =
      Set.of(
          "WR-01", "WR-02", "WR-08", "WR-40", "DA-01", "DA-02", "DA-04", "DA-14", "WF-01", "WF-05",
          "WF-12", "WF-26", "WF-30", "WF-53", "WF-64", "WF-66", "WF-71", "WF-72", "LP-01", "LP-02",
          "LP-03", "LP-22", "LP-23", "LP-28", "LP-39", "LP-53", "LP-H0");

  @TempDir static Path out;
  private static Trace trace = new Trace(List.of(), List.of());

  @BeforeAll
  static void run() {
    Desk desk = new Desk();
    assertEquals(0, desk.type("run", "--out", out.toString()), desk.out() + desk.err());
    Spec spec = Spec.bundled();
    trace = Trace.of(spec, RunReport.read(out), Scripts.ofSuite(spec, Suite.bundled().scenarios()));
  }

  @Test
  void nothingIsLeftOut() {
    assertEquals(List.of(), trace.gaps().stream().map(Gap::toString).toList());
  }

  @Test
  void everyClauseIsKeptOrWaitsOrHasNothingToTest() {
    Set<Standing> sound = Set.of(Standing.KEPT, Standing.WAITING, Standing.NOTHING_TO_TEST);
    assertEquals(
        List.of(),
        trace.clauses().stream()
            .filter(clause -> !sound.contains(clause.standing()))
            .map(clause -> clause.clause().id() + " is " + clause.standing())
            .toList());
    assertEquals(Spec.bundled().clauses().count(), trace.clauses().size());
  }

  @Test
  void aClauseWithNothingToTestIsOneOfTheFactsOrHasADatedDecision() throws IOException {
    List<String> decisions = Files.readAllLines(Path.of("../docs/decisions.md"));
    for (ClauseTrace clause : trace.clauses()) {
      String id = clause.clause().id();
      if (clause.standing() == Standing.NOTHING_TO_TEST && !WITH_NOTHING_TO_TEST.contains(id)) {
        assertTrue(
            decisions.stream()
                .anyMatch(line -> line.matches("\\| \\d{4}-\\d{2}-\\d{2} \\|.*\\b" + id + "\\b.*")),
            id + " has nothing to test, and docs/decisions.md does not say why");
      }
    }
  }
}
