package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileTest {

  private static Tile tile(String id) {
    return Spec.bundled().tile(id).orElseThrow();
  }

  private static long pictures(String id) {
    Tile tile = tile(id);
    return Arrays.stream(Rotation.values()).map(tile::picture).distinct().count();
  }

  @ParameterizedTest
  @CsvSource({
    "B, 1",
    "C, 1",
    "X, 1",
    "darmstadt:darmstadtium, 1",
    "darmstadt:st-louis, 1",
    "F, 2",
    "G, 2",
    "H, 2",
    "U, 2",
    "wind-roses:nw, 2",
    "A, 4",
    "D, 4",
    "E, 4",
    "I, 4",
    "L, 4",
    "M, 4",
    "O, 4",
    "S, 4",
    "V, 4",
    "W, 4",
    "wind-roses:orange, 4",
    "darmstadt:st-mary, 4"
  })
  void a_tile_has_as_many_pictures_as_its_symmetry_leaves(String id, long pictures) {
    assertEquals(pictures, pictures(id));
  }

  @Test
  void the_crossroads_lies_one_way() {
    Tile x = tile("X");
    for (Rotation rotation : Rotation.values()) {
      assertEquals(Rotation.R0, x.canonical(rotation));
    }
  }

  @Test
  void the_straight_road_lies_two_ways() {
    Tile u = tile("U");
    assertEquals(Rotation.R0, u.canonical(Rotation.R0));
    assertEquals(Rotation.R90, u.canonical(Rotation.R90));
    assertEquals(Rotation.R0, u.canonical(Rotation.R180));
    assertEquals(Rotation.R90, u.canonical(Rotation.R270));
  }

  @Test
  void the_start_tile_lies_four_ways() {
    Tile d = tile("D");
    for (Rotation rotation : Rotation.values()) {
      assertEquals(rotation, d.canonical(rotation));
    }
  }

  @Test
  void a_side_shows_what_its_middle_port_carries() {
    Tile d = tile("D");
    assertEquals(FeatureKind.CITY, d.edge(Side.N));
    assertEquals(FeatureKind.ROAD, d.edge(Side.E));
    assertEquals(FeatureKind.FIELD, d.edge(Side.S));
    assertEquals(FeatureKind.ROAD, d.edge(Side.W));
  }

  @Test
  void a_turned_tile_keeps_the_order_of_its_segments() {
    assertEquals(
        List.of(
            Segment.parse(FeatureKind.CITY, List.of("E")),
            Segment.parse(FeatureKind.ROAD, List.of("N", "S")),
            Segment.parse(FeatureKind.FIELD, List.of("NNE", "SSE", "borders", "E")),
            Segment.parse(FeatureKind.FIELD, List.of("NNW", "SSW", "WSW", "WNW"))),
        tile("D").segments(Rotation.R90));
  }

  @Test
  void a_mark_beside_the_features_is_found_by_name() {
    assertEquals("SW", tile("wind-roses:sw").mark("rose").orElseThrow());
    assertEquals(Optional.empty(), tile("D").mark("rose"));
  }
}
