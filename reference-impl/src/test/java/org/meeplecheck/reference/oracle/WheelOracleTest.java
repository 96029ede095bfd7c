package org.meeplecheck.reference.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second opinion on the Wheel of Fortune, by positions that were worked out by hand. */
class WheelOracleTest extends Sketch {
  private static final Map<String, String> ALONE = Map.of("wheel.composition", "stand-alone");

  WheelOracleTest() {
    super("base", "darmstadt", "wheel");
  }

  @BeforeEach
  void wheel_in_the_middle() {
    layout = new Layout(box.ground(ALONE));
  }

  private List<Gain> pay(String sector, Map<String, String> options) {
    return sorted(
        new Sectors(options)
            .pay(sector, "red", Map.of("red", 4, "blue", 0), survey(), standers, area -> false));
  }

  private String side(int side, int... cells) {
    return IntStream.range(0, 4)
        .mapToObj(i -> layout.at(new Cell(cells[2 * i], cells[2 * i + 1])).orElseThrow())
        .map(laid -> laid.tile().edge(side, 0).substring(0, 1))
        .reduce("", String::concat);
  }

  @Test
  void the_start_board_shows_four_cities_and_three_roads_to_the_outside() {
    assertEquals(16, layout.all().size());
    assertEquals("cfrf", side(0, 0, 0, 1, 0, 2, 0, 3, 0));
    assertEquals("ffcf", side(1, 3, 0, 3, 1, 3, 2, 3, 3));
    assertEquals("cffr", side(2, 0, 3, 1, 3, 2, 3, 3, 3));
    assertEquals("frfc", side(3, 0, 0, 0, 1, 0, 2, 0, 3));
    assertEquals(16, layout.openCells().size());
  }

  @Test
  void the_start_board_has_three_cities_three_roads_and_three_fields_each_beside_one_city() {
    for (String kind : List.of("city", "road", "field")) {
      assertEquals(3, survey().areas().stream().filter(a -> a.kind().equals(kind)).count(), kind);
    }
    // from road to road: the north-west corner, the east, the south-west
    assertEquals(area(2, 0, "field", "NNW"), area(0, 1, "field", "WNW"));
    assertEquals(area(2, 0, "field", "NNE"), area(3, 3, "field", "SSE"));
    assertEquals(area(3, 3, "field", "SSW"), area(0, 1, "field", "WSW"));
    assertEquals(
        Set.of(area(0, 0, "city", "N")), survey().citiesBeside(area(1, 0, "field", "NNW")));
    assertEquals(
        Set.of(area(3, 2, "city", "E")), survey().citiesBeside(area(3, 0, "field", "ENE")));
    assertEquals(
        Set.of(area(0, 3, "city", "S")), survey().citiesBeside(area(1, 3, "field", "SSW")));
    assertEquals(area(0, 3, "city", "S"), area(0, 3, "city", "W"));
  }

  @Test
  void a_road_ends_at_the_rim_and_counts_one_square_of_the_board() {
    lay("W", -1, 1, 0);
    stand("red", -1, 1, "road", "E");

    assertEquals(List.of(new Gain("road", "-1,1 road E", "red", 2)), turn(ALONE));
  }

  @Test
  void the_corner_city_is_complete_when_both_its_sides_are_closed() {
    lay("E", 0, 4, 0);
    stand("red", 0, 4, "city", "N");
    assertEquals(List.of(), turn(ALONE));
    lay("E", -1, 3, 90);

    // two tiles and one square of the board
    assertEquals(List.of(new Gain("city", "-1,3 city E", "red", 6)), turn(ALONE));
  }

  @ParameterizedTest
  @CsvSource({"1, -1, 0, 3", "3, -1, 0, 2", "4, 0, 0, 2"})
  void squares_of_the_board_are_neighbours_of_a_monastery(int x, int y, int degrees, int around) {
    lay("B", x, y, degrees);

    assertEquals(around, area(x, y, "monastery", "").around());
  }

  @ParameterizedTest
  @CsvSource({"stand-alone, 72", "big-box-5, 84", "icons-only, 91", "aside, 71"})
  void each_composition_has_its_number_of_tiles_in_the_stack(String composition, int tiles) {
    RawBox wheel = new RawBox(List.of("base", "wheel"));
    Map<String, String> options = Map.of("wheel.composition", composition);
    List<Laid> ground = wheel.ground(options);
    List<RawTile> stack = wheel.stack(options, ground.get(0).tile().id());

    assertEquals(composition.equals("aside") ? 1 : 16, ground.size());
    assertEquals(tiles, stack.size());
    for (int number = 1; number <= 3; number++) {
      int wanted = number;
      assertEquals(
          List.of(11, 5, 3).get(number - 1),
          (int) stack.stream().filter(tile -> tile.wheel() == wanted).count());
    }
  }

  @Test
  void the_pig_goes_clockwise_and_thirty_steps_bring_it_back_to_fortune() {
    Wheel wheel = box.wheel().orElseThrow();
    assertEquals("fortune", wheel.active().name());
    assertEquals("tax", wheel.turned(1).active().name());
    assertEquals("storm", wheel.turned(1).turned(2).active().name());
    assertEquals("fortune", wheel.turned(1).turned(2).turned(3).active().name());
    assertEquals("plague", wheel.turned(3).turned(2).active().name());
    assertEquals("inquisition", wheel.turned(2).turned(2).active().name());
    assertEquals("fortune", wheel.turned(30).active().name());
  }

  @Test
  void the_wheel_has_nine_crown_spaces() {
    assertEquals(
        List.of(1, 2, 1, 2, 1, 2),
        box.wheel().orElseThrow().sectors().stream().map(Wheel.Sector::spaces).toList());
  }

  @Test
  void a_lone_crown_of_two_is_six_and_every_other_crown_is_three() {
    Wheel wheel = box.wheel().orElseThrow().with(new Wheel.Crowned("red", "wheel tax"));
    assertEquals(List.of(new Gain("crown", "wheel tax", "red", 6)), wheel.turned(1).paid());
    assertEquals(List.of(), wheel.turned(2).paid());

    Wheel full = wheel.with(new Wheel.Crowned("red", "wheel tax"));
    Gain three = new Gain("crown", "wheel tax", "red", 3);
    assertEquals(List.of(three, three), full.turned(1).paid());
    assertFalse(full.open().stream().anyMatch(sector -> sector.name().equals("tax")));
    assertEquals(
        List.of(new Gain("crown", "wheel tax", "red", 6)),
        full.without(new Wheel.Crowned("red", "wheel tax")).turned(1).paid());

    Wheel fortune = wheel.with(new Wheel.Crowned("blue", "wheel fortune"));
    assertEquals(List.of(new Gain("crown", "wheel fortune", "blue", 3)), fortune.paid());
    assertTrue(fortune.open().stream().anyMatch(sector -> sector.name().equals("tax")));
  }

  @Test
  void fortune_pays_the_active_player_alone_and_storm_whoever_has_a_supply() {
    assertEquals(List.of(new Gain("fortune", "wheel fortune", "red", 3)), pay("fortune", ALONE));
    assertEquals(List.of(new Gain("storm", "wheel storm", "red", 4)), pay("storm", ALONE));
    assertEquals(List.of(), pay("plague", ALONE));
  }

  @Test
  void tax_is_knights_times_knights_and_coats_of_arms() {
    // D, F, F: three tiles, two coats of arms, open to the north
    start("D");
    lay("F", 0, -1, 90);
    lay("F", 0, -2, 90);
    stand("blue", 0, 0, "city", "N");
    stand("blue", 0, -1, "city", "N");
    stand("red", 0, -2, "city", "N");

    assertEquals(
        List.of(
            new Gain("tax", "0,-2 city N", "blue", 8), new Gain("tax", "0,-2 city N", "red", 3)),
        pay("tax", ALONE));
  }

  @ParameterizedTest
  @CsvSource({"all, 2", "majority, 0"})
  void famine_pays_each_farmer_for_completed_cities(String option, int blue) {
    start("D");
    lay("E", 0, -1, 180);
    lay("U", 1, 0, 0);
    lay("D", 2, 0, 0);
    lay("E", 2, -1, 180);
    lay("D", 3, 0, 0);
    stand("red", 1, 0, "field", "NNW");
    stand("red", 2, 0, "field", "WNW");
    stand("blue", 0, 0, "field", "WNW");
    stand("blue", 0, 0, "road", "E");

    // two cities are complete, the third is open; two farmers against one
    List<Gain> gains = pay("famine", Map.of("wheel.famine", option));
    assertEquals(4, sum("red", gains));
    assertEquals(blue, sum("blue", gains));
  }

  @Test
  void famine_in_a_tie_pays_both_and_leaves_out_a_city_that_counts_as_incomplete() {
    start("D");
    lay("E", 0, -1, 180);
    stand("red", 0, 0, "field", "WNW");
    stand("blue", 0, -1, "field", "NNW");
    standers.add(new Stander("blue", area(0, 0, "field", "WNW").spots().iterator().next()));

    // the field of the D ends at its sides, that of the E lies around it
    Sectors majority = new Sectors(Map.of("wheel.famine", "majority"));
    Map<String, Integer> supply = Map.of();
    assertEquals(
        2, sum("blue", majority.pay("famine", "red", supply, survey(), standers, area -> false)));
    assertEquals(
        List.of(),
        majority.pay(
            "famine", "red", supply, survey(), standers, area -> area.kind().equals("city")));
  }

  @Test
  void inquisition_pays_two_for_a_monk_also_on_a_church() {
    start("D");
    lay("darmstadt:st-mary", 0, 1, 0);
    lay("B", -1, 1, 0);
    stand("red", 0, 1, "monastery", "");
    stand("blue", -1, 1, "monastery", "");
    stand("blue", 0, 0, "road", "E");

    assertEquals(
        List.of(
            new Gain("inquisition", "-1,1 monastery", "blue", 2),
            new Gain("inquisition", "0,1 monastery", "red", 2)),
        pay("inquisition", ALONE));
  }
}
