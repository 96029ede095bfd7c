package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class SummaryTableTest {

  @Test
  void aRowForEachSetAndTheTotal() {
    assertEquals(
        """
        set         clauses  kept  scenarios  PASS  FAIL  WARN  BLOCKED  UNSUPPORTED  TIMEOUT    time
        base              1     1          1     1     0     0        0            0        0  0.00 s
        wind-roses        1     0          2     0     1     0        0            0        1  0.00 s
        total             2     1          3     1     1     0        0            0        1  0.00 s
        """,
        SummaryTable.of(
            Scoreboard.of(
                Spec.bundled(),
                List.of(
                    Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "a"),
                    Runs.of(Verdict.TIMEOUT, "wind-roses", "WR-13", "b"),
                    Runs.pass("base", "BG-01", "c")))));
  }

  @Test
  void oneSetNeedsNoTotal() {
    assertEquals(
        """
        | set | clauses | kept | scenarios | PASS | FAIL | WARN | BLOCKED | UNSUPPORTED | time |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | base | 1 | 1 | 1 | 1 | 0 | 0 | 0 | 0 | 0.00 s |
        """,
        SummaryTable.markdown(
            Scoreboard.of(Spec.bundled(), List.of(Runs.pass("base", "BG-01", "c")))));
  }

  @Test
  void timesAreInSeconds() {
    assertEquals("1.23 s", SummaryTable.seconds(1_234_000));
  }
}
