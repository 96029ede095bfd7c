package org.meeplecheck.reference.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second opinion on La Porxada, by positions that were worked out by hand. */
class PorxadaOracleTest extends Sketch {
  private static final Map<String, String> OFF = Map.of("porxada.house-rules", "off");
  private static final Map<String, String> ON = Map.of("porxada.house-rules", "on");

  PorxadaOracleTest() {
    super("base", "darmstadt", "porxada");
  }

  /**
   * The city with La Porxada takes in the caps of D, E and E and is closed by a fourth: five tiles
   * and a coat of arms. West of it another city, of D and F, is open to the north: two tiles and a
   * coat of arms.
   */
  @BeforeEach
  void two_cities() {
    surroundings();
    lay("porxada:la-porxada", 2, -1, 0);
    stand("red", 2, 0, "city", "N");
    stand("blue", 3, -1, "city", "W");
  }

  private void surroundings() {
    lay("U", 1, 0, 0);
    lay("D", 2, 0, 0);
    lay("U", 3, 0, 0);
    lay("E", 1, -1, 90);
    lay("E", 3, -1, 270);
    lay("F", 0, -1, 90);
  }

  private void close() {
    lay("E", 2, -2, 180);
  }

  private List<Gain> end(Map<String, String> options, String... bonus) {
    return sorted(new Judge(options).end(survey(), standers, Set.of(bonus)));
  }

  private Set<String> tokens(Map<String, String> options) {
    return new Porxada(options).tokens(completed(), standers, last);
  }

  @Test
  void the_city_with_la_porxada_is_scored_as_usual_and_brings_tokens_to_all_in_it() {
    close();

    assertEquals(
        List.of(
            new Gain("city", "2,-2 city S", "blue", 12),
            new Gain("city", "2,-2 city S", "red", 12)),
        turn(OFF));
    assertEquals(Set.of("red", "blue"), tokens(OFF));
  }

  @Test
  void a_token_needs_no_majority() {
    stand("blue", 1, -1, "city", "E");
    close();

    assertEquals(List.of(new Gain("city", "2,-2 city S", "blue", 12)), turn(OFF));
    assertEquals(Set.of("red", "blue"), tokens(OFF));
  }

  @ParameterizedTest
  @CsvSource({"tokens, true", "no-tokens, false"})
  void the_tile_may_complete_its_city_itself(String option, boolean brings) {
    Map<String, String> options = Map.of("porxada.house-rules", "off", "porxada.same-tile", option);
    start("D");
    surroundings();
    lay("B", 1, -2, 0);
    lay("E", 2, -2, 180);
    lay("porxada:la-porxada", 2, -1, 0);

    assertEquals(brings ? Set.of("red", "blue") : Set.of(), tokens(options));
  }

  @Test
  void another_city_brings_no_token() {
    lay("E", 0, -2, 180);
    stand("red", 0, -2, "city", "S");

    assertEquals(List.of(new Gain("city", "0,-2 city S", "red", 8)), turn(OFF));
    assertEquals(Set.of(), tokens(OFF));
  }

  @Test
  void an_incomplete_city_is_worth_twice_as_much_with_a_token() {
    close();
    standers.clear();
    stand("red", 0, -1, "city", "N");

    assertEquals(List.of(new Gain("city", "0,-1 city N", "red", 3)), end(OFF));
    assertEquals(List.of(new Gain("city", "0,-1 city N", "red", 6)), end(OFF, "red", "blue"));
    assertEquals(List.of(new Gain("city", "0,-1 city N", "red", 3)), end(OFF, "blue"));
  }

  @Test
  void roads_and_monasteries_are_worth_the_same_with_a_token() {
    lay("B", 0, 1, 0);
    standers.clear();
    stand("red", 0, 1, "monastery", "");
    stand("red", 0, 0, "road", "E");

    // the monastery has one neighbour beside it and one at a corner, the road four tiles
    assertEquals(
        List.of(
            new Gain("monastery", "0,1 monastery", "red", 3),
            new Gain("road", "0,0 road E", "red", 4)),
        end(OFF, "red"));
  }

  /** The other city now has four tiles, and a knight of each player. */
  private void share() {
    close();
    lay("N", 1, -2, 0);
    lay("N", 0, -2, 180);
    standers.clear();
    stand("red", 0, -1, "city", "N");
    stand("blue", 1, -2, "city", "W");
  }

  @ParameterizedTest
  @CsvSource({"per-player, 5", "per-city, 10"})
  void a_player_without_a_token_who_shares_the_city_gets_what_the_ruling_says(
      String option, int blue) {
    share();

    List<Gain> gains = end(Map.of("porxada.shared-city", option), "red");
    assertEquals(10, sum("red", gains));
    assertEquals(blue, sum("blue", gains));
  }

  @ParameterizedTest
  @CsvSource({"no, per-player, 0", "yes, per-player, 10", "no, per-city, 0", "yes, per-city, 10"})
  void a_token_in_the_minority_is_worth_what_the_ruling_says(
      String minority, String shared, int red) {
    share();
    stand("blue", 0, -2, "city", "S");

    Map<String, String> options =
        Map.of("porxada.minority", minority, "porxada.shared-city", shared);
    assertEquals(red, sum("red", end(options, "red")));
    assertEquals(5, sum("blue", end(options, "red")));
  }

  @Test
  void the_darmstadtium_adds_three_for_a_token_alone() {
    close();
    lay("darmstadt:darmstadtium", 0, -2, 0);
    standers.clear();
    stand("red", 0, -1, "city", "N");

    // three tiles and a coat of arms
    assertEquals(List.of(new Gain("city", "0,-2 city N", "red", 4)), end(OFF));
    assertEquals(
        List.of(
            new Gain("city", "0,-2 city N", "red", 8),
            new Gain("darmstadtium", "0,-2 city N", "red", 3)),
        end(OFF, "red"));
  }

  @Test
  void fields_take_no_notice_of_a_city_that_is_incomplete_but_for_the_bonus() {
    close();
    stand("blue", 1, 0, "field", "NNW");

    // the field lies beside both cities, and one of them is complete
    assertEquals(
        List.of(new Gain("farm", "2,-2 city S", "blue", 3)),
        new Judge(Map.of("base.farm-scoring", "per-field-3")).farms(survey(), standers));
  }

  @Test
  void the_house_rules_keep_the_city_once_it_is_complete() {
    Porxada porxada = new Porxada(ON);
    assertFalse(porxada.keeps(area(2, -1, "city", "N")));
    close();

    assertTrue(porxada.keeps(area(2, -1, "city", "N")));
    assertFalse(porxada.keeps(area(0, -1, "city", "N")));
    assertFalse(new Porxada(OFF).keeps(area(2, -1, "city", "N")));
    assertEquals(Set.of(), tokens(ON));
  }

  @Test
  void by_the_house_rules_whoever_stands_in_the_city_at_the_end_has_the_bonus() {
    close();
    stand("red", 0, -1, "city", "N");
    standers.removeIf(stander -> stander.player().equals("blue"));
    Set<String> entitled = new Porxada(ON).entitled(survey(), standers, Set.of());

    assertEquals(Set.of("red"), entitled);
    assertEquals(
        List.of(
            new Gain("city", "0,-1 city N", "red", 6), new Gain("city", "2,-2 city S", "red", 12)),
        end(ON, "red"));
    standers.clear();
    assertEquals(Set.of(), new Porxada(ON).entitled(survey(), standers, Set.of("red")));
  }
}
