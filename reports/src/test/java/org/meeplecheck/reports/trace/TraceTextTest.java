package org.meeplecheck.reports.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class TraceTextTest {
  private static final Set<String> CLAUSES = Set.of("WR-01", "WR-13", "WR-14", "WR-16", "WR-17");

  private final Trace trace =
      Trace.of(
              Spec.bundled(),
              new RunReport(
                  "1",
                  "0123456789ab",
                  "ba9876543210",
                  "toy 7",
                  List.of(),
                  3,
                  List.of(
                      new RunReport.Entry("a", List.of("WR-13"), "x.feature:1", Verdict.PASS),
                      new RunReport.Entry("b", List.of("WR-13"), "x.feature:7", Verdict.BLOCKED),
                      new RunReport.Entry("c", List.of("WR-14"), "x.feature:9", Verdict.FAIL))),
              new Script(Set.of(), Map.of()))
          .only(new TraceFilter(Set.of(), Set.of(), Set.of(), CLAUSES));

  @Test
  void aLineForEachClauseThenTotalsAndGaps() {
    assertEquals(
        """
        Wind Roses (wind-roses)
          WR-01   nothing to test  A fact about the publication; nothing in a game depends on it.
          WR-13   kept             1 PASS, 1 BLOCKED
          WR-14   broken           1 FAIL
          WR-16   not executed     no scenario
          WR-17   waiting          for Messages (The Messages)

        document    clauses  covered  kept  broken  waiting  nothing to test  not executed
        wind-roses        5        2     1       1        1                1             1

        set         clauses  covered  kept  broken  waiting  nothing to test  not executed
        wind-roses        5        2     1       1        1                1             1

        1 gap:
          WR-16: no scenario of the run tests it
        """,
        TraceText.of(Spec.bundled(), trace, false));
  }

  @Test
  void scenariosAreListedBelowTheirClauses() {
    String text = TraceText.of(Spec.bundled(), trace, true);
    assertEquals(
        """
          WR-13   kept             1 PASS, 1 BLOCKED
                  PASS         a  x.feature:1
                  BLOCKED      b  x.feature:7
          WR-14   broken           1 FAIL
                  FAIL         c  x.feature:9
        """
            .indent(0),
        text.lines().skip(2).limit(5).map(line -> line + "\n").reduce("", String::concat));
  }
}
