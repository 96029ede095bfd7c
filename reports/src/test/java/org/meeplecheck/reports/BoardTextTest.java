package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

class BoardTextTest {
  private static final String LEGEND = "c city   r road   . field   m monastery   * coat of arms";

  @Test
  void aRoadThroughTheTileIsDrawnThroughTheMiddle() {
    assertTile("D", 0, ".ccccccc.", "rrrrDrrrr", ".........");
  }

  @Test
  void aQuarterTurnMovesTheNorthToTheEast() {
    assertTile("D", 90, "....r....", "....D...c", "....r....");
  }

  @Test
  void roadsThatEndOnTheTileStopShortOfTheMiddle() {
    assertTile("W", 0, ".........", "rrr.W.rrr", "....r....");
  }

  @Test
  void aJoinedCityHasItsCorner() {
    assertTile("N", 0, "cccccccc.", "ccccN....", ".........");
  }

  @Test
  void twoCitiesHaveNoCorner() {
    assertTile("I", 0, ".ccccccc.", "c...I....", ".........");
  }

  @Test
  void aCityFromNorthToSouthIsDrawnThroughTheMiddle() {
    assertTile(
        "wind-roses:nw",
        0,
        ".ccccccc.",
        "..cnwcc..",
        ".ccccccc.",
        "wind-roses:nw at 0,0 rotated 0");
  }

  @Test
  void twoCitiesNorthAndSouthLeaveTheMiddleToTheField() {
    assertTile("H", 0, ".ccccccc.", "....H....", ".ccccccc.");
  }

  @Test
  void aCoatOfArmsStandsBesideTheName() {
    assertTile("C", 0, "ccccccccc", "cccC *ccc", "ccccccccc");
  }

  @Test
  void aMonasteryStandsBesideTheName() {
    assertTile("A", 0, ".........", "...A m...", "....r....");
  }

  @Test
  void aLongNameIsCutAndWrittenOutBelow() {
    assertTile(
        "darmstadt:darmstadtium",
        180,
        "ccccccccc",
        "cdarmstac",
        "ccccccccc",
        "darmstadt:darmstadtium at 0,0 rotated 180");
  }

  @Test
  void aFollowerStandsAtThePortThatNamesItsPlace() {
    assertEquals("G.G.r.G.G", rowWithFollowers(0, "WNW", "NNW", "NNE", "ENE"));
    assertEquals("G.G.r.G.G", rowWithFollowers(2, "WSW", "SSW", "SSE", "ESE"));
    assertEquals("....r...G", rowWithFollowers(2, "ESE"));
    assertEquals("G...r....", rowWithFollowers(2, "WSW"));
  }

  private static String rowWithFollowers(int row, String... ports) {
    List<Piece> farmers =
        Stream.of(ports).map(port -> follower(Player.GREEN, "0,0 field " + port)).toList();
    return BoardText.of(Spec.bundled(), List.of(tile(0, 0, "X", 0)), farmers).get(1 + row).strip();
  }

  @Test
  void followersAreListedBelowTheBoard() {
    List<String> board =
        BoardText.of(
            Spec.bundled(),
            List.of(tile(0, 0, "D", 0), tile(1, 1, "A", 90)),
            List.of(
                follower(Player.BLACK, "1,1 monastery"),
                follower(Player.BLUE, "0,0 city N"),
                follower(Player.RED, "0,0 road E")));
    assertEquals(
        List.of(
            "         0         1",
            "     .cccBccc.",
            "  0  rrrrDrrrR",
            "     .........",
            "",
            "               .........",
            "  1            rrrA K...",
            "               .........",
            "",
            LEGEND,
            "B blue small at 0,0 city N",
            "R red small at 0,0 road E",
            "K black small at 1,1 monastery"),
        board);
  }

  @Test
  void aFollowerInTheSupplyIsNotOnTheBoard() {
    Piece unused = new Piece(Player.RED, Figure.SMALL, Place.SUPPLY);
    assertEquals(
        BoardText.of(Spec.bundled(), List.of(tile(0, 0, "D", 0)), List.of()),
        BoardText.of(Spec.bundled(), List.of(tile(0, 0, "D", 0)), List.of(unused)));
  }

  @Test
  void theStartBoardIsDrawnAsSixteenSquaresWithItsSectorsInTheMiddle() {
    List<String> board =
        BoardText.of(
            Spec.bundled(),
            List.of(tile(0, 0, "wheel:start", 0), tile(4, 0, "E", 0)),
            List.of(
                follower(Player.RED, "4,0 city N"),
                new Piece(Player.BLUE, Figure.SMALL, Place.parse("wheel tax")),
                new Piece(null, new Figure("pig"), Place.parse("wheel fortune"))));
    assertEquals(
        List.of(
            "         0         1         2         3         4",
            "     .ccccccc. ......... ....r.... ......... .cccRccc.",
            "  0  .       . .       . .       . .       . ....E....",
            "     .....                             ..... .........",
            "",
            "     .....      fortune     tax        .....",
            "  1  rrr                                   .",
            "     .....      plague    famine       .....",
            "",
            "     .....                             .....",
            "  2  .         inquisiti   storm           c",
            "     .....                             .....",
            "",
            "     .....                             .....",
            "  3  ccccc   . .       . .       . .       .",
            "     cccccccc. ......... ......... ....r....",
            "",
            LEGEND,
            "wheel:start at 0,0 rotated 0",
            "pig at wheel fortune",
            "blue small at wheel tax",
            "R red small at 4,0 city N"),
        board);
  }

  @Test
  void columnsAndRowsMayBeNegative() {
    List<String> board =
        BoardText.of(
            Spec.bundled(), List.of(tile(-12, -3, "E", 0), tile(-11, -3, "E", 0)), List.of());
    assertEquals("        -12       -11", board.get(0));
    assertEquals(" -3  ....E.... ....E....", board.get(2));
  }

  @Test
  void anEmptyBoardHasNoRows() {
    assertEquals(List.of(), BoardText.of(Spec.bundled(), List.of(), List.of()));
  }

  @Test
  void aTileThatTheCatalogueLacksIsNamed() {
    List<String> board =
        BoardText.of(Spec.bundled(), List.of(tile(0, 0, "D", 0), tile(1, 0, "Z", 0)), List.of());
    assertTrue(board.contains("Z at 1,0 rotated 0, which the catalogue does not know"), "" + board);
  }

  @Test
  void everyTileIsDrawnInAsciiInEveryRotation() {
    Spec.bundled()
        .tiles()
        .forEach(
            tile -> {
              for (Rotation rotation : Rotation.values()) {
                TileText text = TileText.of(tile, rotation);
                for (int row = 0; row < TileText.HEIGHT; row++) {
                  assertTrue(text.row(row).matches("[ -~]{9}"), tile + ":\n" + text);
                }
              }
            });
  }

  private static void assertTile(String tile, int degrees, String... rows) {
    List<String> board =
        BoardText.of(Spec.bundled(), List.of(tile(0, 0, tile, degrees)), List.of());
    List<String> expected =
        Stream.concat(
                Stream.of(
                    "         0",
                    "     " + rows[0],
                    "  0  " + rows[1],
                    "     " + rows[2],
                    "",
                    LEGEND),
                Arrays.stream(rows).skip(3))
            .toList();
    assertEquals(expected, board);
  }

  private static PlacedTile tile(int x, int y, String id, int degrees) {
    return new PlacedTile(new Square(x, y), id, Rotation.ofDegrees(degrees));
  }

  private static Piece follower(Player player, String place) {
    return new Piece(player, Figure.SMALL, Place.parse(place));
  }
}
