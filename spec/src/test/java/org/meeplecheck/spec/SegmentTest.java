package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SegmentTest {

  private static Segment segment(FeatureKind kind, String words) {
    return Segment.parse(kind, words.isEmpty() ? List.of() : List.of(words.split(" ")));
  }

  @Test
  void the_words_after_borders_are_ports_of_cities() {
    Segment field = segment(FeatureKind.FIELD, "ENE WNW borders N");

    assertEquals(Set.of(Port.ENE, Port.WNW), field.ports());
    assertEquals(Set.of(Port.N), field.borders());
    assertEquals(Set.of(), field.marks());
  }

  @Test
  void a_mark_is_no_port() {
    Segment city = segment(FeatureKind.CITY, "N W coat-of-arms");

    assertEquals(Set.of(Port.N, Port.W), city.ports());
    assertTrue(city.has("coat-of-arms"));
    assertFalse(city.has("darmstadtium"));
  }

  @Test
  void the_first_port_is_the_first_clockwise_from_NNW() {
    assertEquals(Port.NNE, segment(FeatureKind.FIELD, "WNW NNE").ports().first());
    assertEquals(Port.E, segment(FeatureKind.ROAD, "W E").ports().first());
  }

  @Test
  void a_turn_moves_ports_and_borders_together() {
    Segment turned = segment(FeatureKind.FIELD, "ENE WNW borders N").turned(Rotation.R90);

    assertEquals(segment(FeatureKind.FIELD, "NNE SSE borders E"), turned);
  }

  @Test
  void a_turn_leaves_a_monastery_as_it_is() {
    Segment church = segment(FeatureKind.MONASTERY, "church");

    assertEquals(church, church.turned(Rotation.R270));
  }

  @Test
  void an_unknown_word_is_refused() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class, () -> segment(FeatureKind.CITY, "N coat-of-arm"));
    assertEquals(
        "no port \"coat-of-arm\": the twelve are NNW N NNE ENE E ESE SSE S SSW WSW W WNW",
        refusal.getMessage());
  }
}
