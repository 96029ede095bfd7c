package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExitCodeTest {

  @Test
  void whereSeveralHoldTheOrderIsThatOfTheDocumentation() {
    List<Integer> strongestFirst =
        Arrays.stream(ExitCode.values())
            .sorted(Comparator.reverseOrder())
            .map(ExitCode::number)
            .toList();
    assertEquals(List.of(130, 6, 3, 4, 5, 1, 0), strongestFirst);
    for (ExitCode code : ExitCode.values()) {
      assertEquals(code, ExitCode.of(code.number()));
    }
    assertEquals(ExitCode.ENGINE, ExitCode.NOTHING.or(ExitCode.ENGINE));
    assertEquals(ExitCode.ENGINE, ExitCode.ENGINE.or(ExitCode.UNEXPECTED));
  }
}
