package org.meeplecheck.reference.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** The board with the wheel: what its sixteen squares show and how they hang together. */
class StartBoardTest {
  private final LiveBoard board = new LiveBoard(new Faces(Spec.bundled().tiles().toList()));

  StartBoardTest() {
    board.lay(Spec.bundled().board("wheel:start").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    // north, from the west; then east, from the north; south, from the west; west, from the north
    "'0,-1', C", "'1,-1', B", "'2,-1', X", "'3,-1', B",
    "'4,0', B", "'4,1', B", "'4,2', C", "'4,3', B",
    "'0,4', C", "'1,4', B", "'2,4', B", "'3,4', X",
    "'-1,0', B", "'-1,1', X", "'-1,2', B", "'-1,3', C"
  })
  void oneKindOfSideMatchesOnEverySideOfTheBoard(String square, String matching) {
    assertTrue(board.isBesideTile(Square.parse(square)));
    // C has four city sides, X four roads, B four fields
    Set<String> fitting =
        Set.of("B", "C", "X").stream()
            .filter(id -> board.mismatch(laid(square, id)).isEmpty())
            .collect(Collectors.toSet());
    assertEquals(Set.of(matching), fitting);
  }

  private static LaidTile laid(String square, String tile) {
    return new LaidTile(Square.parse(square), tile(tile), Rotation.R0);
  }

  private static Tile tile(String id) {
    return Spec.bundled().tile(id).orElseThrow();
  }

  @Test
  void nothingElseLiesBesideIt() {
    long beside =
        IntStream.range(0, 100)
            .mapToObj(i -> new Square(i % 10 - 3, i / 10 - 3))
            .filter(board::isBesideTile)
            .count();
    assertEquals(16, beside);
    IntStream.range(0, 16).forEach(i -> assertTrue(board.isFilled(new Square(i % 4, i / 4))));
  }

  @Test
  void itLiesOnTheTableAsOnePiece() {
    assertEquals(
        List.of(new PlacedTile(new Square(0, 0), "wheel:start", Rotation.R0)), board.tiles());
  }

  @ParameterizedTest
  @CsvSource({
    "0,0 city N, 1",
    "3,2 city E, 1",
    "0,3 city S, 2",
    "2,0 road N, 1",
    "0,1 road W, 1",
    "3,3 road S, 1"
  })
  void citiesAndRoadsCoverOneSquareEach(String x, String rest, int openEnds) {
    Feature feature = feature(x + "," + rest);
    assertEquals(1, feature.squares().size());
    assertEquals(openEnds, feature.openEnds());
    assertEquals(0, feature.coatsOfArms());
  }

  private Feature feature(String place) {
    return board.feature(Place.parse(place)).orElseThrow();
  }

  @Test
  void theCornerCityHasTwoOpenSides() {
    assertEquals(feature("0,3 city S"), feature("0,3 city W"));
    assertEquals(2, feature("0,3 city W").openEnds());
  }

  @Test
  void threeFieldsLieBetweenTheRoads() {
    assertField("0,1 field NNW", "0,0 1,0 2,0 0,1", "0,0 city N");
    assertField("2,0 field NNE", "2,0 3,0 3,1 3,2 3,3", "3,2 city E");
    assertField("0,1 field SSW", "0,1 0,2 0,3 1,3 2,3 3,3", "0,3 city S");
  }

  private void assertField(String place, String squares, String city) {
    assertEquals(
        Arrays.stream(squares.split(" ", -1)).map(Square::parse).collect(Collectors.toSet()),
        feature(place).squares());
    assertEquals(
        Set.of(feature(city)), Set.copyOf(feature(place).citiesTouched()), "cities of " + place);
  }

  @Test
  void theMiddleBelongsToNoFeature() {
    for (String square : List.of("1,1", "2,1", "1,2", "2,2")) {
      assertEquals(List.of(), board.features(Square.parse(square)));
    }
    assertFalse(board.feature(Place.parse("1,1 field NNW")).isPresent());
    assertFalse(board.feature(Place.parse("1,0 field SSE")).isPresent());
  }

  @ParameterizedTest
  @CsvSource({"'1,-1', 5", "'3,-1', 6", "'4,0', 6"})
  void itsSquaresAreNeighboursOfAMonastery(String square, int missing) {
    board.lay(laid(square, "B"));
    assertEquals(missing, feature(square + " monastery").openEnds());
  }

  @Test
  void aCopyHasTheSameBoard() {
    assertEquals(board.tiles(), board.copy().tiles());
    assertTrue(board.copy().isFilled(new Square(3, 3)));
  }
}
