package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SideTest {

  @ParameterizedTest
  @CsvSource({"N, 0, -1", "E, 1, 0", "S, 0, 1", "W, -1, 0"})
  void east_is_the_next_column_and_south_the_next_row(Side side, int dx, int dy) {
    assertEquals(dx, side.dx());
    assertEquals(dy, side.dy());
  }

  @ParameterizedTest
  @CsvSource({"N, S", "E, W", "S, N", "W, E"})
  void a_side_faces_the_opposite_one(Side side, Side opposite) {
    assertEquals(opposite, side.facing());
  }

  @ParameterizedTest
  @CsvSource({"N, R90, E", "N, R180, S", "N, R270, W", "W, R90, N", "S, R0, S", "E, R270, N"})
  void a_side_turns_clockwise(Side side, Rotation rotation, Side turned) {
    assertEquals(turned, side.turned(rotation));
  }

  @Test
  void the_ports_of_a_side_go_clockwise_with_its_middle_second() {
    assertEquals(List.of(Port.NNW, Port.N, Port.NNE), Side.N.ports());
    assertEquals(List.of(Port.ENE, Port.E, Port.ESE), Side.E.ports());
    assertEquals(List.of(Port.SSE, Port.S, Port.SSW), Side.S.ports());
    assertEquals(List.of(Port.WSW, Port.W, Port.WNW), Side.W.ports());
    assertEquals(Port.W, Side.W.middle());
  }
}
