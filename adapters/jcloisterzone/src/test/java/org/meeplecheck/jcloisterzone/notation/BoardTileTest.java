package org.meeplecheck.jcloisterzone.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

class BoardTileTest {
  private static final Spec SPEC = Spec.bundled();
  private static final TileAliases ALIASES = TileAliases.of(SPEC);

  @ParameterizedTest
  @CsvSource({
    "BA/Rr, 0, '1,0 road S', Road, SW",
    "BA/Rr, 0, '1,0 road W', Road, SW",
    "BA/Rr, 0, '1,0 field NNW', Field, NL.NR.EL.ER.SL.WR",
    "BA/Rr, 0, '1,0 field SSW', Field, SR.WL",
    "BA/Rr, 90, '1,0 road N', Road, NW",
    "BA/Rr, 90, '1,0 field NNW', Field, NL.WR",
    "BA/C, 0, '1,0 city N', City, N",
    "BA/RCr, 180, '1,0 city S', City, S",
    "BA/RCr, 180, '1,0 field ESE', Field, ER.WL",
    "BA/Ccc, 0, '1,0 city W', City, _S",
    "DA/LRR, 0, '1,0 monastery', Monastery, I",
    "DA/LRR, 0, '1,0 field ESE', Field, ER.SL",
    "DA/Cccc, 270, '1,0 city W', City, NWSE",
    "WR/CFR, 0, '1,0 field SSE', Field, SL.SR.WL",
    "WR/CFc, 90, '1,0 city W', City, WE"
  })
  void a_place_is_a_pointer_to_the_whole_segment(
      String id, int degrees, String place, String feature, String location) {
    BoardTile tile = lying(ALIASES.tile(id).orElseThrow(), Rotation.ofDegrees(degrees));
    Pointer pointer =
        new Pointer(
            tile.square(), FeatureWord.kind(feature).orElseThrow(), Location.parse(location));
    assertEquals(pointer, tile.pointer(Place.parse(place)).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("aliased")
  void every_segment_goes_there_and_back_in_every_rotation(Tile tile) {
    for (Rotation rotation : Rotation.values()) {
      BoardTile lying = lying(tile, rotation);
      for (Segment segment : lying.segments()) {
        Pointer written = Pointer.parse(lying.pointer(segment).toJson());
        assertEquals(segment, lying.segment(written).orElseThrow());
        Place place = lying.place(written).orElseThrow();
        assertEquals(written, lying.pointer(Place.parse(place.toString())).orElseThrow());
        for (Port port : segment.ports()) {
          Place named = Place.segment(lying.square(), segment.kind(), port);
          assertEquals(place, lying.pointer(named).flatMap(lying::place).orElseThrow());
        }
      }
    }
  }

  static Stream<Tile> aliased() {
    return SPEC.tiles().filter(tile -> TileAliases.id(tile).isPresent());
  }

  @Test
  void every_tile_of_the_base_game_has_its_alias() {
    assertEquals(24, SPEC.set("base").orElseThrow().tiles().size());
    for (Tile tile : SPEC.set("base").orElseThrow().tiles()) {
      assertEquals(tile, TileAliases.id(tile).flatMap(ALIASES::tile).orElseThrow());
    }
  }

  @Test
  void a_part_of_a_segment_is_no_pointer() {
    BoardTile tile = lying(ALIASES.tile("BA/RFr").orElseThrow(), Rotation.R0);
    Pointer whole = tile.pointer(Place.parse("1,0 road E")).orElseThrow();
    Pointer part = new Pointer(whole.position(), whole.feature(), Location.parse("E"));
    assertTrue(tile.place(whole).isPresent());
    assertTrue(tile.place(part).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"'0,0 road E'", "'1,0 road N'", "'1,0 city E'", "'1,0 monastery'", "supply"})
  void what_is_not_on_the_tile_has_no_pointer(String place) {
    BoardTile tile = lying(ALIASES.tile("BA/RFr").orElseThrow(), Rotation.R0);
    assertTrue(tile.pointer(Place.parse(place)).isEmpty());
  }

  private static BoardTile lying(Tile tile, Rotation rotation) {
    return new BoardTile(tile, new Square(1, 0), rotation);
  }
}
