package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board of the wheel against what its picture shows, and what a start tile covers. */
class StartBoardTest {

  /**
   * The twelve squares around the wheel, kept by hand: sides where a feature leaves, and fields by
   * halves of sides, left and right as seen from the middle of the square outwards.
   */
  private static final String SQUARES =
      """
      0,0 city:N field:EL,SR,WL,WR
      1,0 field:NL,NR,EL,WR
      2,0 road:N field:NL,WR field:NR,EL
      3,0 field:NL,NR,EL,ER,SL,WR
      0,1 road:W field:NL,WR field:SR,WL
      3,1 field:NR,EL,ER,SL
      0,2 field:NL,SR,WL,WR
      3,2 city:E field:NR,SL
      0,3 city:SW field:NL,ER
      1,3 field:ER,SL,SR,WL
      2,3 field:ER,SL,SR,WL
      3,3 road:S field:NR,EL,ER,SL field:SR,WL
      """;

  private static final Map<String, Port> HALVES =
      Map.of(
          "NL", Port.NNW, "NR", Port.NNE, "EL", Port.ENE, "ER", Port.ESE, "SL", Port.SSE, "SR",
          Port.SSW, "WL", Port.WSW, "WR", Port.WNW);

  private static final Map<String, Port> SIDES =
      Map.of("N", Port.N, "E", Port.E, "S", Port.S, "W", Port.W);

  private static StartBoard wheel() {
    return Spec.bundled().board("wheel:start").orElseThrow();
  }

  private static Segment segment(String text) {
    List<String> parts = List.of(text.split(":", 2));
    FeatureKind kind = FeatureKind.ofWord(parts.get(0)).orElseThrow();
    boolean field = kind == FeatureKind.FIELD;
    Set<Port> ports =
        Stream.of(parts.get(1).split(field ? "," : "", -1))
            .filter(name -> !name.isEmpty())
            .map(name -> Optional.ofNullable((field ? HALVES : SIDES).get(name)).orElseThrow())
            .collect(Collectors.toSet());
    return new Segment(kind, new TreeSet<>(ports), new TreeSet<>(), new TreeSet<>());
  }

  private static Segment withoutBorders(Segment segment) {
    return new Segment(segment.kind(), segment.ports(), new TreeSet<>(), segment.marks());
  }

  @Test
  void the_squares_around_the_wheel_are_as_in_the_second_list() {
    Map<Square, Set<Segment>> expected = new TreeMap<>();
    SQUARES
        .lines()
        .map(line -> List.of(line.split(" ")))
        .forEach(
            words ->
                expected.put(
                    Square.parse(words.get(0)),
                    words.subList(1, words.size()).stream()
                        .map(StartBoardTest::segment)
                        .collect(Collectors.toSet())));
    Map<Square, Set<Segment>> actual = new TreeMap<>();
    wheel()
        .squares()
        .forEach(
            (square, segments) ->
                actual.put(
                    square,
                    segments.stream()
                        .map(StartBoardTest::withoutBorders)
                        .collect(Collectors.toSet())));
    actual.values().removeIf(Set::isEmpty);

    assertEquals(expected, actual);
  }

  @Test
  void the_wheel_itself_covers_the_four_squares_in_the_middle() {
    SortedMap<Square, List<Segment>> squares = wheel().squares();

    assertEquals(16, squares.size());
    assertEquals(
        Set.of(new Square(1, 1), new Square(2, 1), new Square(1, 2), new Square(2, 2)),
        squares.keySet().stream()
            .filter(square -> List.of().equals(squares.get(square)))
            .collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @CsvSource({"N, CFRF", "E, FFCF", "S, CFFR", "W, FRFC"})
  void a_side_of_the_board_shows_its_edges_from_west_to_east_or_north_to_south(
      Side side, String edges) {
    assertEquals(
        edges,
        wheel().squares().keySet().stream()
            .filter(square -> wheel().isOuter(square, side))
            .map(square -> edge(square, side))
            .collect(Collectors.joining()));
  }

  private static String edge(Square square, Side side) {
    return Optional.ofNullable(wheel().squares().get(square)).orElseThrow().stream()
        .filter(segment -> segment.ports().contains(side.middle()))
        .map(segment -> segment.kind() == FeatureKind.CITY ? "C" : "R")
        .findFirst()
        .orElse("F");
  }

  /** A segment of the board, by its square and its place in the list there. */
  private record Part(Square square, int index) {

    Segment segment() {
      return Optional.ofNullable(wheel().squares().get(square)).orElseThrow().get(index);
    }

    boolean touches(Part other) {
      return segment().ports().stream()
          .anyMatch(
              port ->
                  other.square().equals(square.neighbour(port.side()))
                      && other.segment().ports().contains(port.facing()));
    }
  }

  private static List<Part> parts(FeatureKind kind) {
    return wheel().squares().entrySet().stream()
        .flatMap(
            entry ->
                IntStream.range(0, entry.getValue().size())
                    .mapToObj(i -> new Part(entry.getKey(), i)))
        .filter(part -> part.segment().kind() == kind)
        .toList();
  }

  /** The features of a kind: parts that hang together. */
  private static Set<Set<Part>> features(FeatureKind kind) {
    Map<Part, Set<Part>> featureOf = new HashMap<>();
    List<Part> parts = parts(kind);
    parts.forEach(part -> featureOf.put(part, Set.of(part)));
    for (Part one : parts) {
      for (Part other : parts) {
        if (one.touches(other)) {
          Set<Part> joined =
              Stream.of(one, other)
                  .flatMap(part -> featureOf.getOrDefault(part, Set.of()).stream())
                  .collect(Collectors.toSet());
          joined.forEach(part -> featureOf.put(part, joined));
        }
      }
    }
    return Set.copyOf(featureOf.values());
  }

  private static Set<String> squares(Set<Part> feature) {
    return feature.stream()
        .map(part -> part.square().toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Set<String>> squaresOf(FeatureKind kind) {
    return features(kind).stream().map(StartBoardTest::squares).collect(Collectors.toSet());
  }

  @Test
  void three_cities_and_three_roads_lie_on_one_square_each() {
    assertEquals(Set.of(Set.of("0,0"), Set.of("3,2"), Set.of("0,3")), squaresOf(FeatureKind.CITY));
    assertEquals(Set.of(Set.of("2,0"), Set.of("0,1"), Set.of("3,3")), squaresOf(FeatureKind.ROAD));
    assertTrue(parts(FeatureKind.ROAD).stream().allMatch(p -> p.segment().ports().size() == 1));
    assertTrue(parts(FeatureKind.CITY).stream().allMatch(p -> p.segment().marks().isEmpty()));
  }

  @Test
  void the_roads_divide_the_land_into_three_fields_with_a_city_beside_each() {
    Map<Set<String>, Set<String>> cities =
        features(FeatureKind.FIELD).stream()
            .collect(
                Collectors.toMap(
                    StartBoardTest::squares,
                    feature ->
                        squares(
                            feature.stream()
                                .filter(part -> !part.segment().borders().isEmpty())
                                .collect(Collectors.toSet()))));
    assertEquals(
        Map.of(
            Set.of("0,1", "0,0", "1,0", "2,0"),
            Set.of("0,0"),
            Set.of("2,0", "3,0", "3,1", "3,2", "3,3"),
            Set.of("3,2"),
            Set.of("3,3", "2,3", "1,3", "0,3", "0,2", "0,1"),
            Set.of("0,3")),
        cities);
  }

  @Test
  void the_six_sectors_have_nine_crown_spaces() {
    assertEquals(
        List.of(
            new StartBoard.Sector("fortune", 1),
            new StartBoard.Sector("tax", 2),
            new StartBoard.Sector("famine", 1),
            new StartBoard.Sector("storm", 2),
            new StartBoard.Sector("inquisition", 1),
            new StartBoard.Sector("plague", 2)),
        wheel().sectors());
    assertEquals(6, Spec.bundled().piece("sector").orElseThrow().count());
    assertEquals(9, Spec.bundled().piece("crown space").orElseThrow().count());
    assertEquals(1, Spec.bundled().piece("pig").orElseThrow().count());
  }

  @Test
  void a_wheel_laid_aside_is_no_start_tile() {
    assertEquals(new RulingOption.Ref("wheel.composition", "aside"), wheel().except());
    assertEquals(Optional.empty(), Spec.bundled().tile("wheel:start"));
  }

  @Test
  void a_start_tile_covers_one_square_as_it_lies() {
    Tile d = Spec.bundled().tile("D").orElseThrow();

    assertEquals(
        Map.of(new Square(0, 0), d.segments(Rotation.R0)),
        Spec.bundled().ground("D").orElseThrow());
    assertEquals(wheel().squares(), Spec.bundled().ground("wheel:start").orElseThrow());
  }

  @Test
  void an_unknown_start_tile_covers_nothing() {
    assertEquals(Optional.empty(), Spec.bundled().ground("wheel:end"));
    assertEquals(Optional.empty(), Spec.bundled().board("D"));
  }

  @Test
  void what_leaves_a_square_inside_the_board_goes_on_in_the_next() {
    Predicate<Part> goesOn =
        part ->
            part.segment().ports().stream()
                .filter(port -> !wheel().isOuter(part.square(), port.side()))
                .allMatch(
                    port ->
                        parts(part.segment().kind()).stream()
                            .anyMatch(
                                other ->
                                    other.square().equals(part.square().neighbour(port.side()))
                                        && other.segment().ports().contains(port.facing())));
    List<Part> all =
        Arrays.stream(FeatureKind.values()).flatMap(kind -> parts(kind).stream()).toList();

    assertFalse(all.isEmpty());
    assertTrue(all.stream().allMatch(goesOn));
  }
}
