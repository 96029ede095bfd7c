package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RotationTest {

  @ParameterizedTest
  @CsvSource({"0, R0, 0", "90, R90, 1", "180, R180, 2", "270, R270, 3"})
  void degrees_are_quarter_turns(int degrees, Rotation rotation, int quarterTurns) {
    assertEquals(rotation, Rotation.ofDegrees(degrees));
    assertEquals(degrees, rotation.degrees());
    assertEquals(quarterTurns, rotation.quarterTurns());
  }

  @ParameterizedTest
  @ValueSource(ints = {-90, 1, 45, 360})
  void other_degrees_are_refused(int degrees) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Rotation.ofDegrees(degrees));
    assertEquals(
        "no rotation of " + degrees + " degrees: write 0, 90, 180 or 270, clockwise",
        refusal.getMessage());
  }

  @Test
  void there_are_four() {
    assertEquals(4, Rotation.values().length);
  }
}
