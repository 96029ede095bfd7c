package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClosestTest {
  private static final List<String> SETS = List.of("base", "wind-roses", "darmstadt");

  @Test
  void theNearestIsFoundWhateverTheCase() {
    assertEquals(List.of("wind-roses"), Closest.to("Wind-Rose", SETS));
  }

  @Test
  void whatIsEquallyNearIsAllNamedUpToThree() {
    assertEquals(List.of("a1", "a2", "a3"), Closest.to("a9", List.of("a4", "a3", "a2", "a1")));
  }

  @Test
  void aPartOfALongWordFindsIt() {
    assertEquals(List.of("darmstadt"), Closest.to("stadt", SETS));
  }

  @Test
  void whereNothingIsNearTheFewThereAreAreListed() {
    assertEquals(": there are base, wind-roses, darmstadt", Closest.hint("elephant", SETS));
  }

  @Test
  void whereNothingIsKnownNothingIsHinted() {
    assertEquals("", Closest.hint("elephant", List.of()));
  }
}
