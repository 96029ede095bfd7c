package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void aTerminalThatHasTheLettersGetsThem() {
    assertEquals("Rosa – é", PlainText.of("Rosa – é", StandardCharsets.UTF_8));
  }

  @Test
  void asciiGetsTheNearestLetters() {
    assertEquals(
        "\"a\" - e... x 3 -> 4?", PlainText.of("“a” – é… × 3 → 4♣", StandardCharsets.US_ASCII));
  }
}
