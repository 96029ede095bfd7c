package org.meeplecheck.jcloisterzone.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.spec.Rotation;

class WordsTest {

  @ParameterizedTest
  @CsvSource({"R0, 0", "R90, 90", "R180, 180", "R270, 270"})
  void a_rotation_is_its_degrees_after_an_r(String word, int degrees) {
    assertEquals(Rotation.ofDegrees(degrees), RotationWord.parse(word));
    assertEquals(word, RotationWord.of(Rotation.ofDegrees(degrees)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"R45", "90", "r90", ""})
  void what_is_no_rotation_is_refused(String word) {
    assertThrows(IllegalArgumentException.class, () -> RotationWord.parse(word));
  }

  @Test
  void a_meeple_is_its_owner_its_kind_and_its_number() {
    MeepleId meeple = MeepleId.parse("1.small.7");
    assertEquals(new MeepleId(1, Figure.SMALL, 7), meeple);
    assertEquals("1.small.7", meeple.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"small.1", "0.small", "0.small.x", "dragon.1", ""})
  void what_is_no_meeple_is_refused(String text) {
    assertThrows(IllegalArgumentException.class, () -> MeepleId.parse(text));
  }

  @ParameterizedTest
  @CsvSource({"SmallFollower, small", "BigFollower, big", "Mayor, mayor", "Wagon, wagon"})
  void a_class_of_meeple_is_a_figure(String type, String figure) {
    assertEquals(new Figure(figure), MeepleId.figure(type));
  }
}
