package org.meeplecheck.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Square;

class PlaceTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,2 city N",
        "0,0 field SSW",
        "-3,-14 road W",
        "2,1 monastery",
        "2,1 tower",
        "2,1 castle",
        "2,1 abbot",
        "2,1 tile",
        "0,0 corner SE",
        "wheel tax",
        "quarter market",
        "before red",
        "supply",
        "removed"
      })
  void what_is_printed_is_what_was_read(String text) {
    assertEquals(text, Place.parse(text).toString());
  }

  @Test
  void a_place_on_the_board_has_square_kind_and_port() {
    assertEquals(
        Place.segment(new Square(1, 2), FeatureKind.CITY, Port.N), Place.parse("1, 2 city N"));
    assertEquals(Place.monastery(new Square(2, 1)), Place.parse(" 2,1 monastery "));
    assertEquals(Optional.of(Port.SSW), Place.parse("0,0 field SSW").port());
    assertEquals(Optional.of(new Square(0, 0)), Place.parse("0,0 field SSW").squareIfAny());
  }

  @Test
  void a_place_beside_the_board_has_no_square_and_no_port() {
    Place tax = Place.parse("wheel tax");

    assertEquals(Place.beside("wheel", "tax"), tax);
    assertEquals(Optional.empty(), tax.squareIfAny());
    assertEquals(Optional.empty(), tax.port());
    assertEquals(Place.SUPPLY, Place.parse("supply"));
    assertEquals(Place.REMOVED, Place.parse("removed"));
  }

  @Test
  void a_monastery_has_no_port() {
    assertEquals(Optional.empty(), Place.parse("2,1 monastery").port());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1,2",
        "city N",
        "1,2 river N",
        "1,2 supply",
        "moon",
        "1;2 city N",
        "1,2 City N"
      })
  void what_is_no_place_is_refused_with_three_examples(String text) {
    assertRefused(
        text,
        "no place \""
            + text
            + "\": write square, kind and port, for example 1,2 city N, 0,0 field SSW or 2,1"
            + " monastery");
  }

  @Test
  void a_monastery_with_a_port_is_refused() {
    assertRefused(
        "1,2 monastery N",
        "no place \"1,2 monastery N\": city and road are named by N, E, S or W, a field by a half of"
            + " a side such as NNW, a monastery by its square alone");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2 city NNW", "1,2 road ESE", "1,2 field N"})
  void a_half_of_a_side_names_fields_alone_and_a_middle_never(String text) {
    assertRefused(
        text,
        "no place \""
            + text
            + "\": city and road are named by N, E, S or W, a field by a half of a side such as"
            + " NNW, a monastery by its square alone");
  }

  @ParameterizedTest
  @CsvSource({"'1,2 city NW', NW", "'1,2 city', ''", "'1,2 road n', n"})
  void an_unknown_port_is_refused_with_the_twelve(String text, String port) {
    assertRefused(
        text, "no port \"" + port + "\": the twelve are NNW N NNE ENE E ESE SSE S SSW WSW W WNW");
  }

  @Test
  void a_square_with_too_many_digits_is_refused() {
    assertRefused(
        "12345,0 city N", "no square \"12345,0\": write column and row, for example 1, -2");
  }

  private static void assertRefused(String text, String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> Place.parse(text)).getMessage());
  }

  @Test
  void places_go_by_row_then_column_then_kind_then_clockwise_port() {
    List<String> ordered =
        List.of(
            "7,-1 road W",
            "-2,0 city N",
            "0,0 city E",
            "0,0 city S",
            "0,0 field NNW",
            "0,0 field ENE",
            "0,0 field WNW",
            "0,0 monastery",
            "0,0 road N",
            "1,0 city N",
            "-5,1 city N");
    assertEquals(
        ordered,
        Stream.of(
                "0,0 road N",
                "0,0 field WNW",
                "-5,1 city N",
                "1,0 city N",
                "0,0 monastery",
                "0,0 city S",
                "-2,0 city N",
                "0,0 field NNW",
                "7,-1 road W",
                "0,0 city E",
                "0,0 field ENE")
            .map(Place::parse)
            .sorted()
            .map(Place::toString)
            .toList());
  }

  @Test
  void a_place_beside_the_board_never_equals_one_on_it_in_the_order() {
    Place supply = Place.SUPPLY;
    Place city = Place.parse("0,0 city N");

    assertEquals(-1, Integer.signum(supply.compareTo(city)));
    assertEquals(1, Integer.signum(city.compareTo(supply)));
    assertEquals(0, supply.compareTo(Place.parse("supply")));
  }
}
