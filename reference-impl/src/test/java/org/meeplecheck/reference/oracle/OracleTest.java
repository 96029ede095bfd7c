package org.meeplecheck.reference.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second opinion on positions that were worked out by hand. */
class OracleTest extends Sketch {
  OracleTest() {
    super("base", "wind-roses", "darmstadt");
  }

  private List<Gain> farms(String option) {
    return sorted(
        new Judge(Map.of("base.farm-scoring", option)).farms(new Survey(layout), standers));
  }

  @ParameterizedTest
  @CsvSource({"N, S", "NNW, SSW", "NNE, SSE", "E, W", "ENE, WNW", "ESE, WSW", "WSW, ESE"})
  void ports_face_each_other_across_a_side(String port, String facing) {
    assertEquals(Compass.port(facing), Compass.across(Compass.port(port)));
    assertEquals(Compass.port(port), Compass.across(Compass.port(facing)));
  }

  @Test
  void two_tied_knights_get_the_full_city_each() {
    start("B");
    lay("B", -1, 0, 0);
    lay("B", 1, 0, 0);
    lay("E", -1, 1, 90);
    lay("E", 1, 1, 270);
    stand("red", -1, 1, "city", "E");
    stand("blue", 1, 1, "city", "W");
    lay("F", 0, 1, 0);

    // three tiles and a coat of arms
    assertEquals(
        List.of(
            new Gain("city", "-1,1 city E", "blue", 8), new Gain("city", "-1,1 city E", "red", 8)),
        turn(Map.of()));
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "2, 2"})
  void a_city_of_two_tiles_is_worth_what_the_ruling_says(String option, int points) {
    lay("E", 0, -1, 180);
    stand("red", 0, -1, "city", "S");

    assertEquals(
        List.of(new Gain("city", "0,-1 city S", "red", points)),
        turn(Map.of("base.small-city", option)));
  }

  @Test
  void a_ring_of_four_curves_is_a_completed_road_of_four_tiles() {
    start("V");
    lay("V", -1, 0, 270);
    lay("V", -1, 1, 180);
    lay("V", 0, 1, 90);
    stand("red", -1, 0, "road", "E");
    Survey now = new Survey(layout);

    assertEquals(List.of(new Gain("road", "-1,0 road E", "red", 4)), turn(Map.of()));
    assertTrue(now.areas().stream().anyMatch(Area::isRing));
  }

  @Test
  void a_road_with_one_end_at_a_junction_and_one_open_is_not_complete() {
    lay("W", 1, 0, 0);
    stand("red", 1, 0, "road", "W");

    assertEquals(List.of(), turn(Map.of()));
    assertEquals(
        List.of(new Gain("road", "0,0 road E", "red", 2)),
        new Judge(Map.of()).end(new Survey(layout), standers));
  }

  @Test
  void a_monastery_counts_its_neighbours_at_the_end() {
    lay("B", 0, 1, 0);
    stand("blue", 0, 1, "monastery", "");

    assertEquals(
        List.of(new Gain("monastery", "0,1 monastery", "blue", 2)),
        new Judge(Map.of()).end(new Survey(layout), standers));
  }

  /** Two completed cities north of one road, and fields on both sides of it. */
  private void farmland() {
    lay("E", 0, -1, 180);
    lay("U", 1, 0, 0);
    lay("D", 2, 0, 0);
    lay("E", 2, -1, 180);
  }

  @Test
  void a_farmer_is_paid_for_each_completed_city_beside_the_field() {
    farmland();
    stand("red", 1, 0, "field", "NNW");
    stand("blue", 1, 0, "field", "SSW");

    assertEquals(
        List.of(
            new Gain("farm", "0,-1 city S", "red", 3), new Gain("farm", "2,-1 city S", "red", 3)),
        farms("per-field-3").stream().sorted(Comparator.comparing(Gain::place)).toList());
  }

  @ParameterizedTest
  @CsvSource({"per-field-3, 6, 3", "per-field-3-once, 3, 3", "per-city-4, 4, 4"})
  void a_city_between_two_fields_is_paid_as_the_edition_says(String option, int red, int blue) {
    start("G");
    lay("E", 1, 0, 270);
    lay("E", -1, 0, 90);
    stand("red", 0, 0, "field", "NNW");
    stand("red", 0, 0, "field", "SSE");
    stand("blue", 1, 0, "field", "NNE");
    stand("blue", -1, 0, "field", "NNW");

    // each cap has a field of its own that no tile joins to the others
    int paidToBlue = option.equals("per-field-3") ? 2 * blue : blue;
    assertEquals(red, sum("red", farms(option)));
    assertEquals(paidToBlue, sum("blue", farms(option)));
  }

  /** A church at 0, 1 whose last neighbour has just been laid. */
  private void church() {
    lay("darmstadt:st-mary", 0, 1, 0);
    lay("U", -1, 0, 0);
    lay("U", 1, 0, 0);
    lay("V", 1, 1, 0);
    lay("E", -1, 1, 180);
    lay("U", 0, 2, 90);
    lay("V", 1, 2, 180);
    lay("E", -1, 2, 0);
  }

  @Test
  void a_church_gives_nine_to_its_monk_and_three_to_the_most_followers_around_it() {
    church();
    stand("red", 0, 1, "monastery", "");
    stand("blue", 1, 0, "road", "E");

    assertEquals(
        List.of(
            new Gain("church", "0,1 monastery", "blue", 3),
            new Gain("church", "0,1 monastery", "red", 3),
            new Gain("monastery", "0,1 monastery", "red", 9)),
        turn(Map.of()));
    stand("blue", -1, 0, "field", "SSE");
    assertEquals(
        List.of(
            new Gain("church", "0,1 monastery", "blue", 3),
            new Gain("monastery", "0,1 monastery", "red", 9)),
        turn(Map.of()));
  }

  @ParameterizedTest
  @CsvSource({"given, 3", "only-if-scored, 0"})
  void a_church_without_a_monk_goes_by_the_ruling(String option, int points) {
    church();
    stand("blue", 1, 0, "road", "E");

    assertEquals(points, sum("blue", turn(Map.of("darmstadt.church-without-monk", option))));
  }

  @ParameterizedTest
  @CsvSource({"before-return, 3", "after-return, 0"})
  void followers_of_the_same_turn_count_around_a_church_as_the_ruling_says(
      String option, int points) {
    church();
    stand("red", 0, 1, "monastery", "");
    stand("blue", -1, 2, "city", "N");
    stand("blue", -1, 1, "city", "S");

    // the last tile closes the city of two tiles as well
    List<Gain> gains = turn(Map.of("darmstadt.church-time", option));
    assertEquals(points + 4, sum("blue", gains));
    assertEquals(points == 3 ? 9 : 12, sum("red", gains));
  }

  @Test
  void the_darmstadtium_gives_three_more_to_the_majority_of_its_completed_city() {
    lay("darmstadt:darmstadtium", 0, -1, 0);
    lay("E", -1, -1, 90);
    lay("E", 1, -1, 270);
    stand("red", -1, -1, "city", "E");
    assertEquals(
        List.of(new Gain("city", "-1,-1 city E", "red", 4)),
        new Judge(Map.of()).end(new Survey(layout), standers));
    lay("E", 0, -2, 180);

    assertEquals(
        List.of(
            new Gain("city", "0,-2 city S", "red", 10),
            new Gain("darmstadtium", "0,-2 city S", "red", 3)),
        turn(Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "ne, 3, -2, true",
    "ne, 3, 0, true",
    "ne, 0, -2, true",
    "ne, -1, -2, false",
    "ne, 3, 1, false",
    "sw, -1, 1, true",
    "sw, 0, 1, true",
    "sw, -1, 0, true",
    "sw, 1, 1, false",
    "n1, 1, 0, true",
    "n1, 0, 1, false",
    "n1, 5, -1, true",
    "s1, -1, 0, true",
    "s1, 0, -1, false",
    "s1, -4, 2, true"
  })
  void a_quarter_is_paid_in_its_section_of_the_orange_rose(
      String quarter, int x, int y, boolean pays) {
    start("wind-roses:orange");

    assertEquals(pays, isPaid(quarter, x, y, Map.of()));
  }

  private boolean isPaid(String quarter, int x, int y, Map<String, String> options) {
    Laid laid = new Laid(new Cell(x, y), tile("wind-roses:" + quarter), 0);
    return new Roses(options).pays(layout, laid);
  }

  @ParameterizedTest
  @CsvSource({
    "nw, 1, -2, hig, true, true",
    "ne, 1, -1, hig, true, true",
    "ne, 0, -4, hig, false, false",
    "n1, 1, 2, spielbox, true, false",
    "n1, 0, 3, spielbox, true, false",
    "n1, -1, -3, spielbox, false, true"
  })
  void the_blue_rose_turns_its_sections_unless_a_ruling_fixes_those_of_spielbox(
      String quarter, int x, int y, String edition, boolean turned, boolean fixed) {
    start("wind-roses:orange");
    lay("B", 0, -1, 0);
    lay("wind-roses:blue", 0, -2, 90);

    assertEquals(turned, isPaid(quarter, x, y, turnedRose(edition, "turns")));
    assertEquals(fixed, isPaid(quarter, x, y, turnedRose(edition, "fixed")));
  }

  private static Map<String, String> turnedRose(String edition, String option) {
    return Map.of("wind-roses.edition", edition, "wind-roses.spielbox-turned-rose", option);
  }

  @Test
  void the_stack_is_the_box_without_the_start_and_what_the_options_take_out() {
    RawBox base = new RawBox(List.of("base"));
    RawBox roses = new RawBox(List.of("base", "wind-roses"));
    RawBox darmstadt = new RawBox(List.of("base", "darmstadt"));
    Map<String, String> hig = Map.of("wind-roses.edition", "hig");
    Map<String, String> joined = Map.of("darmstadt.st-mary-roads", "joined");

    assertEquals(71, base.stack(Map.of(), "D").size());
    assertEquals(77, roses.stack(hig, "wind-roses:orange").size());
    assertEquals(
        76,
        roses
            .stack(
                Map.of("wind-roses.edition", "hig", "wind-roses.start-stack", "without-d"),
                "wind-roses:orange")
            .size());
    assertEquals(74, darmstadt.stack(joined, "D").size());
    assertEquals(
        72,
        darmstadt
            .stack(
                Map.of("darmstadt.st-mary-roads", "joined", "darmstadt.monasteries", "remove-two"),
                "D")
            .size());
  }

  @Test
  void a_tile_that_touches_at_a_corner_alone_is_not_adjacent() {
    RawTile b = tile("B");

    assertEquals("not-adjacent", layout.objection(b, new Cell(1, 1), 0));
    assertEquals("square-occupied", layout.objection(b, new Cell(0, 0), 0));
    assertEquals("edge-mismatch", layout.objection(b, new Cell(1, 0), 0));
    assertEquals("", layout.objection(b, new Cell(0, 1), 0));
    assertFalse(layout.openCells().contains(new Cell(1, 1)));
  }
}
