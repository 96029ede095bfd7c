package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Move;

/** The complete sets of legal moves, worked out by hand around the start tile D. */
class LegalMovesTest {

  @Test
  void theOnlyDrawIsTheNextTile() {
    assertMoves(Script.begin("base", "U V"), "red draws U");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // four field sides: below D alone
        "B | 0,1 rotated 0",
        // four city sides: above D alone
        "C | 0,-1 rotated 0",
        // a straight road has two pictures
        "U | -1,0 rotated 0; 0,1 rotated 0; 1,0 rotated 0",
        // four road sides: left and right
        "X | -1,0 rotated 0; 1,0 rotated 0",
        // D: its city above, a road left and right, its one field side below
        "D | 0,-1 rotated 180; -1,0 rotated 0; -1,0 rotated 180; 1,0 rotated 0; 1,0 rotated 180;"
            + " 0,1 rotated 180",
      })
  void aTileMayLieWhereAllSidesMatch(String tile, String placements) {
    Script script = Script.begin("base", tile);
    script.draw(tile);
    String[] expected =
        Arrays.stream(placements.split("; ", -1))
            .map(placement -> "red places it at " + placement)
            .toArray(String[]::new);
    assertMoves(script, expected);
  }

  @Test
  void everySegmentOfTheTileIsOfferedOnceByItsFirstPort() {
    Script script = Script.begin("base", "L");
    script.draw("L");
    script.place("1,0", 0);
    assertMoves(
        script,
        "red passes",
        "red deploys on 1,0 city N",
        "red deploys on 1,0 road E",
        "red deploys on 1,0 road S",
        "red deploys on 1,0 road W",
        "red deploys on 1,0 field ENE",
        "red deploys on 1,0 field ESE",
        "red deploys on 1,0 field SSW");
  }

  @Test
  void aRoseIsNoPlaceForAFollower() {
    Script script = Script.begin("base wind-roses", "wind-roses:blue");
    script.draw("wind-roses:blue");
    script.place("-1,0", 270);
    assertMoves(
        script,
        "red passes",
        "red deploys on -1,0 road E",
        "red deploys on -1,0 field NNW",
        "red deploys on -1,0 field ESE");
  }

  @Test
  void aChurchWithFourRoadsHasOnePicture() {
    Script script = Script.begin("base darmstadt", "darmstadt:st-louis");
    script.draw("darmstadt:st-louis");
    assertMoves(script, "red places it at -1,0 rotated 0", "red places it at 1,0 rotated 0");
  }

  private static void assertMoves(Script script, String... expected) {
    Set<String> moves =
        script.game().legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
    assertEquals(Set.of(expected), moves);
  }
}
