package org.meeplecheck.jcloisterzone.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;

class LocationTest {

  @ParameterizedTest
  @CsvSource({
    "N, N",
    "E, E",
    "S, S",
    "W, W",
    "NW, N W",
    "SW, S W",
    "SE, E S",
    "NE, N E",
    "WE, E W",
    "NS, N S",
    "NWSE, N E S W",
    "_N, E S W",
    "_E, N S W",
    "_S, N E W",
    "_W, N E S",
    "NL, NNW",
    "NR, NNE",
    "EL, ENE",
    "ER, ESE",
    "SL, SSE",
    "SR, SSW",
    "WL, WSW",
    "WR, WNW",
    "NL.WR, NNW WNW",
    "SR.WL, SSW WSW",
    "ER.SL.SR.WL, ESE SSE SSW WSW",
    "NL.NR.EL.ER.SL.SR.WL.WR, NNW NNE ENE ESE SSE SSW WSW WNW"
  })
  void each_name_is_a_set_of_ports_and_is_printed_back(String text, String ports) {
    Location location = Location.parse(text);
    assertEquals(ports(ports), List.copyOf(location.ports()));
    assertEquals(text, location.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "W.S, SW",
    "S.W, SW",
    "E.W, WE",
    "E.N.W, _S",
    "W.S.E.N, NWSE",
    "NE.SW, NWSE",
    "WR.NL, NL.WR",
    "WL.SR.SL.ER, ER.SL.SR.WL"
  })
  void a_union_in_any_order_is_printed_in_the_fixed_one(String text, String printed) {
    assertEquals(printed, Location.parse(text).toString());
  }

  @Test
  void the_inside_has_no_port() {
    assertTrue(Location.parse("I").ports().isEmpty());
    assertEquals("I", Location.INSIDE.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"WS", "EN", "SN", "EW", "II", "", "N.", "N.I", "n", "AS_ABBOT", "NLNR"})
  void a_name_that_jcloisterzone_does_not_have_is_refused(String text) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Location.parse(text));
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.startsWith("no location \"" + text + "\": "), message);
  }

  @Test
  void whole_sides_and_halves_do_not_mix() {
    assertThrows(IllegalArgumentException.class, () -> Location.parse("N.EL"));
  }

  @ParameterizedTest
  @CsvSource({
    "N, R90, E",
    "W, R90, N",
    "WE, R90, NS",
    "SW, R90, NW",
    "_S, R90, _W",
    "SW, R180, NE",
    "NL, R90, EL",
    "WR, R90, NR",
    "SR.WL, R270, ER.SL",
    "I, R90, I"
  })
  void a_turn_is_clockwise(String text, String rotation, String turned) {
    assertEquals(turned, Location.parse(text).turned(Rotation.valueOf(rotation)).toString());
  }

  private static List<Port> ports(String names) {
    return Arrays.stream(names.split(" ")).map(Port::named).toList();
  }
}
