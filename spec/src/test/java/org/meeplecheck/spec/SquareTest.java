package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1,-2 | 1 | -2", "1, -2 | 1 | -2", "0,0 | 0 | 0", "-12, 34 | -12 | 34"})
  void it_is_written_with_or_without_a_space(String text, int x, int y) {
    assertEquals(new Square(x, y), Square.parse(text));
  }

  @Test
  void it_is_printed_without_a_space() {
    assertEquals("1,-2", new Square(1, -2).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "1;2", "1,2,3", "a,b", "1 ,2", "12345,0", "+1,0"})
  void anything_else_is_refused_with_an_example(String text) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Square.parse(text));
    assertEquals(
        "no square \"" + text + "\": write column and row, for example 1, -2",
        refusal.getMessage());
  }

  @Test
  void the_north_neighbour_has_the_smaller_row() {
    assertEquals(new Square(3, 4), new Square(3, 5).neighbour(Side.N));
    assertEquals(new Square(4, 5), new Square(3, 5).neighbour(Side.E));
    assertEquals(new Square(3, 6), new Square(3, 5).neighbour(Side.S));
    assertEquals(new Square(2, 5), new Square(3, 5).neighbour(Side.W));
  }

  @Test
  void squares_are_ordered_by_row_then_by_column() {
    assertEquals(
        List.of("5,-1", "-2,0", "0,0", "1,0", "-9,1"),
        Stream.of("1,0", "-9,1", "0,0", "5,-1", "-2,0")
            .map(Square::parse)
            .sorted()
            .map(Square::toString)
            .toList());
  }
}
