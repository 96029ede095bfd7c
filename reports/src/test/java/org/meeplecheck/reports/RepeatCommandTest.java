package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.RunHeader;

class RepeatCommandTest {

  @Test
  void theCommandHasTheIdAndTheOptionsOfTheRun() {
    assertEquals(
        "./meeplecheck run --id 'a/b' --engine mutant:late-rose-points"
            + " --out target/meeplecheck-repeat",
        RepeatCommand.of(Runs.HEADER, Runs.pass("base", "BG-01", "a/b")));
  }

  @Test
  void whatAShellWouldTakeApartIsQuoted() {
    RunHeader header =
        new RunHeader(
            "1", Runs.HEADER.engine(), 1, List.of("--features", "my files/it's.feature"), Map.of());
    assertEquals(
        "./meeplecheck run --id 'a' --features 'my files/it'\\''s.feature'"
            + " --out target/meeplecheck-repeat",
        RepeatCommand.of(header, Runs.pass("base", "BG-01", "a")));
  }
}
