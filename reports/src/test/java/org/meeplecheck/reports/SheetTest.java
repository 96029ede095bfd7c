package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SheetTest {

  @Test
  void wordsAreWrappedAtTheWidth() {
    assertEquals(List.of("ab cd", "ef"), Sheet.wrap("ab  cd\nef", 5));
  }

  @Test
  void aWordLongerThanTheWidthHasARowOfItsOwn() {
    assertEquals(List.of("ab", "cdefghij", "kl"), Sheet.wrap("ab cdefghij kl", 5));
  }

  @Test
  void onlyTheFirstRowOfAnEntryHasItsLabel() {
    assertEquals(
        "title\n  moves       one\n              two\n",
        new Sheet().line("title").rows("moves", List.of("one", "two")).toString());
  }

  @Test
  void anEmptyEntryIsLeftOut() {
    assertEquals("", new Sheet().entry("because", "").rows("moves", List.of()).toString());
  }
}
