package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The land tiles of each composition, counted by hand picture by picture. */
class CompositionTest {
  private static final Spec SPEC = Spec.bundled();

  /** The tiles with a number that are like one of the base game, and one more D. */
  private static final Map<String, String> LIKE =
      Map.of(
          "wheel:curve-1", "V",
          "wheel:curve-2", "V",
          "wheel:curve-3", "V",
          "wheel:straight-1", "U",
          "wheel:straight-2", "U",
          "wheel:straight-3", "U",
          "wheel:corner-1", "N",
          "wheel:crossroads-1", "X",
          "wheel:cap-straight", "D");

  private static final List<String> NOT_IN_THE_BASE_GAME =
      List.of(
          "wheel:three-caps",
          "wheel:corner-road-e",
          "wheel:corner-road-s",
          "wheel:cap-road-e",
          "wheel:cap-road-s",
          "wheel:cap-road-w",
          "wheel:cap-curve-road",
          "wheel:monastery-roads",
          "wheel:double-curve-1");

  private static Map<String, Integer> counts(String composition) {
    RulingOption option =
        SPEC.ruling("wheel.composition").orElseThrow().option(composition).orElseThrow();
    Map<String, Integer> counts = new TreeMap<>();
    Stream.of("base", "wheel")
        .flatMap(set -> SPEC.set(set).orElseThrow().tiles().stream())
        .filter(tile -> isPlayed(tile, composition))
        .forEach(
            tile ->
                counts.put(tile.id(), tile.count() - option.removes().getOrDefault(tile.id(), 0)));
    counts.values().removeIf(count -> count == 0);
    return counts;
  }

  private static boolean isPlayed(Tile tile, String composition) {
    RulingOption.Ref ruling = tile.ruling();
    return ruling == null || ruling.equals(new RulingOption.Ref("wheel.composition", composition));
  }

  private static Map<String, Integer> byPicture(String composition) {
    return counts(composition).entrySet().stream()
        .collect(
            Collectors.toMap(
                entry -> LIKE.getOrDefault(entry.getKey(), entry.getKey()),
                Map.Entry::getValue,
                Integer::sum,
                TreeMap::new));
  }

  private static int total(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  @ParameterizedTest
  @CsvSource({"stand-alone, 72", "big-box-5, 84", "icons-only, 91", "aside, 72"})
  void a_composition_has_so_many_land_tiles(String composition, int tiles) {
    assertEquals(tiles, total(counts(composition)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stand-alone", "big-box-5", "icons-only", "aside"})
  void nineteen_tiles_carry_a_number_in_each_composition(String composition) {
    Map<String, Integer> numbers = new TreeMap<>();
    counts(composition)
        .forEach(
            (id, count) ->
                SPEC.tile(id)
                    .flatMap(tile -> tile.mark("wheel"))
                    .ifPresent(number -> numbers.merge(number, count, Integer::sum)));
    assertEquals(Map.of("1", 11, "2", 5, "3", 3), numbers);
  }

  @ParameterizedTest
  @CsvSource({
    "wheel:curve-1, 1, 4",
    "wheel:curve-2, 2, 2",
    "wheel:curve-3, 3, 1",
    "wheel:straight-1, 1, 3",
    "wheel:straight-2, 2, 3",
    "wheel:straight-3, 3, 2",
    "wheel:corner-1, 1, 2",
    "wheel:crossroads-1, 1, 1",
    "wheel:double-curve-1, 1, 1"
  })
  void a_numbered_tile_is_there_so_often(String id, String number, int count) {
    Tile tile = SPEC.tile(id).orElseThrow();
    assertEquals(number, tile.mark("wheel").orElseThrow());
    assertEquals(count, tile.count());
  }

  @Test
  void no_other_tile_carries_a_number() {
    assertEquals(9, SPEC.tiles().filter(tile -> tile.mark("wheel").isPresent()).count());
  }

  @Test
  void a_tile_like_one_of_the_base_game_has_its_picture() {
    LIKE.forEach(
        (id, letter) ->
            assertEquals(
                SPEC.tile(letter).orElseThrow().picture(Rotation.R0),
                SPEC.tile(id).orElseThrow().picture(Rotation.R0),
                id));
  }

  @Test
  void the_nine_further_tiles_have_pictures_of_their_own() {
    List<Set<Segment>> pictures =
        SPEC.set("base").orElseThrow().tiles().stream()
            .flatMap(tile -> Stream.of(Rotation.values()).map(tile::picture))
            .toList();
    for (String id : NOT_IN_THE_BASE_GAME) {
      assertTrue(!pictures.contains(SPEC.tile(id).orElseThrow().picture(Rotation.R0)), id);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"stand-alone", "aside"})
  void the_72_tiles_are_63_of_the_base_game_and_nine_others(String composition) {
    Map<String, Integer> expected = new LinkedHashMap<>();
    Stream.of("C", "G", "Q", "T", "X").forEach(id -> expected.put(id, 1));
    Stream.of("A", "F", "H", "I", "J", "K", "L", "M", "N", "O", "P", "R", "S")
        .forEach(id -> expected.put(id, 2));
    Stream.of("B", "D", "E", "W").forEach(id -> expected.put(id, 4));
    Stream.of("U", "V").forEach(id -> expected.put(id, 8));
    assertEquals(63, total(expected));
    NOT_IN_THE_BASE_GAME.forEach(id -> expected.put(id, 1));

    assertEquals(expected, byPicture(composition));
  }

  @Test
  void big_box_5_is_the_base_game_with_three_numbered_tiles_and_nine_others() {
    Map<String, Integer> expected = base();
    expected.put("V", 10);
    expected.put("U", 9);
    expected.put("D", 5);
    NOT_IN_THE_BASE_GAME.forEach(id -> expected.put(id, 1));

    assertEquals(expected, byPicture("big-box-5"));
  }

  @Test
  void icons_only_is_the_base_game_with_the_19_numbered_tiles() {
    Map<String, Integer> expected = base();
    expected.put("V", 16);
    expected.put("U", 16);
    expected.put("N", 5);
    expected.put("X", 2);
    expected.put("wheel:double-curve-1", 1);

    assertEquals(expected, byPicture("icons-only"));
  }

  private static Map<String, Integer> base() {
    Map<String, Integer> counts = new TreeMap<>();
    SPEC.set("base").orElseThrow().tiles().forEach(tile -> counts.put(tile.id(), tile.count()));
    return counts;
  }

  @Test
  void la_porxada_is_one_tile_with_a_city_on_all_sides_and_a_coat_of_arms() {
    List<Tile> tiles = SPEC.set("porxada").orElseThrow().tiles();
    assertEquals(1, tiles.size());
    assertEquals(1, tiles.get(0).count());
    Segment city = tiles.get(0).segments().get(0);
    assertEquals(List.of(city), tiles.get(0).segments());
    assertEquals(Set.of(Port.N, Port.E, Port.S, Port.W), city.ports());
    assertEquals(Set.of("coat-of-arms", "porxada"), city.marks());
  }
}
