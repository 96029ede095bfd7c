package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PortTest {

  @Test
  void the_twelve_ports_go_clockwise_from_the_west_half_of_the_north_side() {
    assertEquals(
        "NNW N NNE ENE E ESE SSE S SSW WSW W WNW",
        Arrays.stream(Port.values()).map(Port::name).collect(Collectors.joining(" ")));
  }

  @ParameterizedTest
  @CsvSource({
    "NNW, SSW", "N, S", "NNE, SSE", "ENE, WNW", "E, W", "ESE, WSW",
    "SSE, NNE", "S, N", "SSW, NNW", "WSW, ESE", "W, E", "WNW, ENE"
  })
  void a_port_faces_the_one_across_the_shared_side(Port port, Port across) {
    assertEquals(across, port.facing());
  }

  @ParameterizedTest
  @CsvSource({
    "NNW, ENE, SSE, WSW", "N, E, S, W", "NNE, ESE, SSW, WNW",
    "WSW, NNW, ENE, SSE", "W, N, E, S", "WNW, NNE, ESE, SSW"
  })
  void a_quarter_turn_moves_a_port_on_to_the_next_side(
      Port port, Port at90, Port at180, Port at270) {
    assertEquals(port, port.turned(Rotation.R0));
    assertEquals(at90, port.turned(Rotation.R90));
    assertEquals(at180, port.turned(Rotation.R180));
    assertEquals(at270, port.turned(Rotation.R270));
  }

  @ParameterizedTest
  @EnumSource
  void facing_twice_leads_back(Port port) {
    assertEquals(port, port.facing().facing());
  }

  @Test
  void the_middles_are_the_four_points_of_the_compass() {
    assertEquals(
        List.of(Port.N, Port.E, Port.S, Port.W),
        Arrays.stream(Port.values()).filter(Port::isMiddle).toList());
  }

  @ParameterizedTest
  @CsvSource({"NNW, N", "NNE, N", "ENE, E", "ESE, E", "SSE, S", "SSW, S", "WSW, W", "WNW, W"})
  void a_port_lies_on_the_side_that_its_name_begins_with(Port port, Side side) {
    assertEquals(side, port.side());
  }

  @Test
  void an_unknown_name_is_refused_with_the_twelve() {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Port.named("NW"));
    assertEquals(
        "no port \"NW\": the twelve are NNW N NNE ENE E ESE SSE S SSW WSW W WNW",
        refusal.getMessage());
  }
}
