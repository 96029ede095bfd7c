package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tiles against a second list of them, kept by hand in another notation. */
class CatalogueTest {

  /**
   * Number, sides from the north clockwise, and what they carry. A field is written by halves of
   * sides, left and right as seen from the middle of the tile outwards; {@code *} is all eight. A
   * city is marked {@code +} for a coat of arms, {@code !} for the Darmstadtium, {@code %} for La
   * Porxada.
   */
  private static final String TILES =
      """
      A 2 FFRF monastery road:S field:*
      B 4 FFFF monastery field:*
      C 1 CCCC city:NESW+
      D 4 CRFR city:N road:EW field:EL,WR field:ER,SL,SR,WL
      E 5 CFFF city:N field:EL,ER,SL,SR,WL,WR
      F 2 FCFC city:EW+ field:NL,NR field:SL,SR
      G 1 FCFC city:EW field:NL,NR field:SL,SR
      H 3 CFCF city:N city:S field:EL,ER,WL,WR
      I 2 CFFC city:N city:W field:EL,ER,SL,SR
      J 3 CRRF city:N road:ES field:EL,WL,WR,SR field:ER,SL
      K 3 CFRR city:N road:SW field:WR,EL,ER,SL field:WL,SR
      L 3 CRRR city:N road:E road:S road:W field:WR,EL field:WL,SR field:ER,SL
      M 2 CFFC city:NW+ field:EL,ER,SL,SR
      N 3 CFFC city:NW field:EL,ER,SL,SR
      O 2 CRRC city:NW+ road:ES field:EL,SR field:ER,SL
      P 3 CRRC city:NW road:ES field:EL,SR field:ER,SL
      Q 1 CCFC city:NEW+ field:SL,SR
      R 3 CCFC city:NEW field:SL,SR
      S 2 CCRC city:NEW+ road:S field:SL field:SR
      T 1 CCRC city:NEW road:S field:SL field:SR
      U 8 FRFR road:EW field:WR,NL,NR,EL field:ER,SL,SR,WL
      V 9 FFRR road:SW field:WR,NL,NR,EL,ER,SL field:SR,WL
      W 4 FRRR road:E road:S road:W field:WR,NL,NR,EL field:ER,SL field:SR,WL
      X 1 RRRR road:N road:E road:S road:W field:NR,EL field:ER,SL field:SR,WL field:WR,NL
      wind-roses:orange 1 FCFR city:E road:W field:WR,NL,NR field:WL,SL,SR
      wind-roses:blue 1 FFRR road:SW field:WR,NL,NR,EL,ER,SL field:SR,WL
      wind-roses:ne 1 CFFC city:NW field:EL,ER,SL,SR
      wind-roses:se 1 CFFC city:N city:W field:EL,ER,SL,SR
      wind-roses:sw 1 CFRR city:N road:SW field:WR,EL,ER,SL field:SR,WL
      wind-roses:nw 1 CFCF city:NS field:EL,ER field:WL,WR
      wind-roses:n1 1 CFFC city:NW field:EL,ER,SL,SR
      wind-roses:n2 1 CFCF city:NS field:EL,ER field:WL,WR
      wind-roses:s1 1 CFFC city:N city:W field:EL,ER,SL,SR
      wind-roses:s2 1 CFRR city:N road:SW field:WR,EL,ER,SL field:SR,WL
      darmstadt:darmstadtium 1 CCCC city:NESW!
      darmstadt:st-louis 1 RRRR church road:N road:E road:S road:W \
      field:NR,EL field:ER,SL field:SR,WL field:WR,NL
      darmstadt:st-mary 1 FRRF church road:ES field:NL,NR,EL,SR,WL,WR field:ER,SL
      darmstadt:st-mary-separate 1 FRRF church road:E road:S field:NL,NR,EL,SR,WL,WR field:ER,SL
      wheel:curve-1 4 FFRR road:SW field:WR,NL,NR,EL,ER,SL field:SR,WL
      wheel:curve-2 2 FFRR road:SW field:WR,NL,NR,EL,ER,SL field:SR,WL
      wheel:curve-3 1 FFRR road:SW field:WR,NL,NR,EL,ER,SL field:SR,WL
      wheel:straight-1 3 FRFR road:EW field:WR,NL,NR,EL field:ER,SL,SR,WL
      wheel:straight-2 3 FRFR road:EW field:WR,NL,NR,EL field:ER,SL,SR,WL
      wheel:straight-3 2 FRFR road:EW field:WR,NL,NR,EL field:ER,SL,SR,WL
      wheel:corner-1 2 CFFC city:NW field:EL,ER,SL,SR
      wheel:crossroads-1 1 RRRR road:N road:E road:S road:W field:NR,EL field:ER,SL field:SR,WL field:WR,NL
      wheel:double-curve-1 1 RRRR road:NW road:ES field:NL,WR field:SL,ER field:NR,EL,SR,WL
      wheel:three-caps 1 CCFC city:N city:E city:W field:SL,SR
      wheel:corner-road-e 1 CRFC city:NW road:E field:EL field:ER,SL,SR
      wheel:corner-road-s 1 CFRC city:NW road:S field:SR field:SL,EL,ER
      wheel:cap-road-e 1 CRFF city:N road:E field:EL field:WL,WR,SL,SR,ER
      wheel:cap-road-s 1 CFRF city:N road:S field:WL,WR,SR field:EL,ER,SL
      wheel:cap-road-w 1 CFFR city:N road:W field:WR field:EL,ER,SL,SR,WL
      wheel:cap-curve-road 1 CRRR city:N road:W road:ES field:WR field:EL,SR,WL field:SL,ER
      wheel:monastery-roads 1 FRFR monastery road:W road:E field:ER,SL,SR,WL field:EL,NL,NR,WR
      wheel:cap-straight 1 CRFR city:N road:EW field:EL,WR field:ER,SL,SR,WL
      porxada:la-porxada 1 CCCC city:NESW+%
      """;

  /** The ring of ports; its index decides what lies beside what. */
  private static final List<String> RING =
      List.of("NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW");

  private static final Map<String, String> HALVES =
      Map.of(
          "NL", "NNW", "NR", "NNE", "EL", "ENE", "ER", "ESE", "SL", "SSE", "SR", "SSW", "WL", "WSW",
          "WR", "WNW");

  /** One segment as raw words. */
  private record Strip(String kind, Set<String> ports, Set<String> borders, Set<String> marks) {

    static Strip of(String text) {
      Set<String> ports = new TreeSet<>();
      Set<String> borders = new TreeSet<>();
      Set<String> marks = new TreeSet<>();
      List<String> words = List.of(text.split(" "));
      int border = words.contains("borders") ? words.indexOf("borders") : words.size();
      for (int i = 1; i < words.size(); i++) {
        if (i != border) {
          Set<String> place = i > border ? borders : RING.contains(words.get(i)) ? ports : marks;
          place.add(words.get(i));
        }
      }
      return new Strip(words.get(0), ports, borders, marks);
    }
  }

  record Card(String id, int count, List<Strip> strips) {

    static Card of(JsonObject tile) {
      List<Strip> strips =
          RawSpec.strings(tile, "segments")
              .filter(text -> !text.startsWith("rose ") && !text.startsWith("wheel "))
              .map(Strip::of)
              .toList();
      return new Card(RawSpec.string(tile, "id"), tile.get("count").getAsInt(), strips);
    }

    List<Strip> at(String port) {
      return strips.stream().filter(strip -> strip.ports().contains(port)).toList();
    }

    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Card> cards() {
    return RawSpec.inEverySet("tiles.json", "tiles").map(Card::of);
  }

  @Test
  void every_tile_is_as_in_the_second_list() {
    Map<String, String> expected = new LinkedHashMap<>();
    TILES.lines().forEach(line -> expected.put(line.substring(0, line.indexOf(' ')), normal(line)));
    Map<String, String> actual = new LinkedHashMap<>();
    cards().forEach(card -> actual.put(card.id(), written(card)));

    assertEquals(expected, actual);
  }

  private static String normal(String line) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    List<String> features = words.subList(3, words.size());
    features.replaceAll(CatalogueTest::spelledOut);
    return words.get(1)
        + " "
        + words.get(2)
        + " "
        + features.stream().sorted().collect(Collectors.joining(" "));
  }

  private static String spelledOut(String feature) {
    if (!feature.startsWith("field:")) {
      return feature;
    }
    String halves = feature.substring("field:".length());
    Stream<String> ports =
        halves.equals("*")
            ? HALVES.values().stream()
            : Stream.of(halves.split(",")).map(half -> String.valueOf(HALVES.get(half)));
    return "field:" + ports.sorted().collect(Collectors.joining(","));
  }

  private static String written(Card card) {
    String sides =
        Stream.of("N", "E", "S", "W").map(side -> letter(card, side)).collect(Collectors.joining());
    String features =
        card.strips().stream()
            .map(CatalogueTest::written)
            .sorted()
            .collect(Collectors.joining(" "));
    return card.count() + " " + sides + " " + features;
  }

  private static String letter(Card card, String side) {
    List<Strip> strips = card.at(side);
    return strips.isEmpty() ? "F" : strips.get(0).kind().equals("city") ? "C" : "R";
  }

  private static String written(Strip strip) {
    return switch (strip.kind()) {
      case "monastery" -> strip.marks().contains("church") ? "church" : "monastery";
      case "field" -> "field:" + strip.ports().stream().sorted().collect(Collectors.joining(","));
      default ->
          strip.kind()
              + ":"
              + Stream.of("N", "E", "S", "W")
                  .filter(strip.ports()::contains)
                  .collect(Collectors.joining())
              + (strip.marks().contains("coat-of-arms") ? "+" : "")
              + (strip.marks().contains("darmstadtium") ? "!" : "")
              + (strip.marks().contains("porxada") ? "%" : "");
    };
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_port_belongs_to_at_most_one_segment(Card card) {
    for (String port : RING) {
      assertTrue(card.at(port).size() <= 1, port);
    }
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_side_is_city_road_or_field(Card card) {
    for (int middle = 1; middle < 12; middle += 3) {
      String kinds =
          List.of(middle - 1, middle, middle + 1).stream()
              .map(i -> card.at(RING.get(i)))
              .map(strips -> strips.isEmpty() ? "-" : strips.get(0).kind())
              .collect(Collectors.joining(" "));
      assertTrue(
          Set.of("- city -", "field road field", "field - field").contains(kinds),
          RING.get(middle) + ": " + kinds);
      if (kinds.equals("field - field")) {
        assertEquals(card.at(RING.get(middle - 1)), card.at(RING.get(middle + 1)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("cards")
  void two_segments_never_cross(Card card) {
    List<Strip> used = RING.stream().flatMap(port -> card.at(port).stream()).toList();
    for (Strip one : card.strips()) {
      for (Strip other : card.strips()) {
        List<Strip> both = used.stream().filter(s -> s.equals(one) || s.equals(other)).toList();
        assertTrue(changes(both) <= 2, one + " crosses " + other);
      }
    }
  }

  private static long changes(List<Strip> ring) {
    long changes = 0;
    for (int i = 0; i < ring.size(); i++) {
      if (!ring.get(i).equals(ring.get((i + 1) % ring.size()))) {
        changes++;
      }
    }
    return changes;
  }

  @ParameterizedTest
  @MethodSource("cards")
  void a_field_borders_exactly_the_cities_that_it_lies_beside(Card card) {
    List<String> used = RING.stream().filter(port -> !card.at(port).isEmpty()).toList();
    for (Strip field : card.strips()) {
      if (field.kind().equals("field")) {
        Set<Strip> bordered =
            field.borders().stream()
                .flatMap(port -> card.at(port).stream())
                .collect(Collectors.toSet());
        assertTrue(bordered.stream().allMatch(s -> s.kind().equals("city")), field.toString());
        assertEquals(field.borders().size(), bordered.size(), "one port for each city: " + field);
        assertEquals(citiesBeside(card, used, field), bordered, field.toString());
      }
    }
  }

  /**
   * The cities whose side is the next used port to a half of the field. A city with one side leaves
   * the corner behind it open, so that the field goes on to the next.
   */
  private static Set<Strip> citiesBeside(Card card, List<String> used, Strip field) {
    Set<Strip> cities = new HashSet<>();
    for (String port : field.ports()) {
      for (int step : List.of(1, used.size() - 1)) {
        int at = used.indexOf(port);
        Strip next;
        do {
          at = (at + step) % used.size();
          next = card.at(used.get(at)).get(0);
          if (next.kind().equals("city")) {
            cities.add(next);
          }
        } while (next.kind().equals("city") && next.ports().size() == 1);
      }
    }
    return cities;
  }

  @Test
  void the_base_game_has_72_tiles_10_coats_of_arms_and_6_monasteries() {
    List<Card> base = cards().filter(card -> !card.id().contains(":")).toList();

    assertEquals(24, base.size());
    assertEquals(72, base.stream().mapToInt(Card::count).sum());
    assertEquals(10, number(base, strip -> strip.marks().contains("coat-of-arms")));
    assertEquals(6, number(base, strip -> strip.kind().equals("monastery")));
  }

  private static int number(List<Card> cards, Predicate<Strip> what) {
    return cards.stream()
        .mapToInt(card -> card.count() * (int) card.strips().stream().filter(what).count())
        .sum();
  }

  @Test
  void each_edition_of_the_wind_roses_has_six_tiles() {
    for (String edition : List.of("hig", "spielbox")) {
      int number =
          RawSpec.objects("sets/wind-roses/tiles.json", "tiles").stream()
              .filter(
                  tile ->
                      !tile.has("ruling")
                          || RawSpec.string(tile, "ruling").equals("wind-roses.edition=" + edition))
              .mapToInt(tile -> tile.get("count").getAsInt())
              .sum();
      assertEquals(6, number, edition);
    }
  }

  @Test
  void the_roses_are_marked_as_in_their_editions() {
    Map<String, String> roses = new LinkedHashMap<>();
    for (JsonObject tile : RawSpec.objects("sets/wind-roses/tiles.json", "tiles")) {
      RawSpec.strings(tile, "segments")
          .filter(text -> text.startsWith("rose "))
          .forEach(text -> roses.put(RawSpec.string(tile, "id"), text.substring(5)));
    }
    assertEquals(
        Map.of(
            "wind-roses:orange",
            "orange",
            "wind-roses:blue",
            "blue",
            "wind-roses:ne",
            "NE",
            "wind-roses:se",
            "SE",
            "wind-roses:sw",
            "SW",
            "wind-roses:nw",
            "NW",
            "wind-roses:n1",
            "N",
            "wind-roses:n2",
            "N",
            "wind-roses:s1",
            "S",
            "wind-roses:s2",
            "S"),
        roses);
  }

  @Test
  void darmstadt_has_three_tiles_with_either_road_at_st_mary() {
    for (String roads : List.of("joined", "separate")) {
      long number =
          RawSpec.objects("sets/darmstadt/tiles.json", "tiles").stream()
              .filter(
                  tile ->
                      !tile.has("ruling")
                          || RawSpec.string(tile, "ruling")
                              .equals("darmstadt.st-mary-roads=" + roads))
              .count();
      assertEquals(3, number, roads);
    }
  }
}
