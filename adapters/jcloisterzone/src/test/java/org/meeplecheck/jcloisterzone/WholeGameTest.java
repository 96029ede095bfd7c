package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.Phase.DRAW;
import static org.meeplecheck.sdk.Phase.FINAL;
import static org.meeplecheck.sdk.Phase.PLACE;
import static org.meeplecheck.sdk.Phase.SCORE;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;

/**
 * A game of fifteen turns from the start tile to the final scoring, as each of the two engines
 * plays it. The points are counted by hand from the rules.
 *
 * <p>The board at its end, the start tile in brackets:
 *
 * <pre>
 *            -3   -2   -1    0    1    2
 *     -1      .    .    .    E    N    .
 *      0      B    A    U   [o]   D    E
 *      1      .    E    +    V   se    .
 *      2      .    E   sw    V    .    .
 *      3      .    .    M    .    .    .
 * </pre>
 *
 * <p>D is the Darmstadtium, + the church of St. Mary, se and sw are quarter roses.
 */
class WholeGameTest {
  private static final String DARMSTADTIUM = "darmstadt:darmstadtium";
  private static final String ST_MARY = "darmstadt:st-mary";
  private static final String SOUTH_EAST = "wind-roses:se";
  private static final String SOUTH_WEST = "wind-roses:sw";

  @TempDir Path directory;

  /**
   * The points among the events; the order within one step is the engine's own. For the church the
   * engines name the feature of some follower around it, so the place is left open.
   */
  private static Set<String> scores(Phase phase, List<Event> events) {
    return events.stream()
        .filter(Event.Scored.class::isInstance)
        .filter(event -> event.phase() == phase)
        .map(event -> event.toString().replaceFirst("(for church) .*", "$1"))
        .collect(Collectors.toSet());
  }

  private static RecordedGame begin(String engine, Path directory) {
    return RecordedGame.of("whole-game")
        .engine(engine)
        .sets("wind-roses", "darmstadt")
        .start("wind-roses:orange")
        .stack(
            DARMSTADTIUM,
            "E",
            "U",
            ST_MARY,
            "N",
            "A",
            "E",
            SOUTH_EAST,
            "C",
            "E",
            "E",
            "V",
            "V",
            SOUTH_WEST,
            "B",
            "M")
        .ends()
        .begin(directory);
  }

  /** A quarter rose in its own part of the board is worth 3 points as soon as it is placed. */
  private static void assertRoseScores(
      RecordedGame play, Player player, String rose, String square, int degrees) {
    play.draw(player, rose);
    assertEquals(
        Set.of(player + " scores 3 for wind rose (" + square + " tile)"),
        scores(PLACE, play.place(player, square, degrees)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"farin", "fan"})
  void aWholeGameIsPlayedToItsFinalScoring(String engine) {
    try (RecordedGame play = begin(engine, directory)) {
      aRoadIsCompleted(play);
      aCityWithATiedMajorityIsCompletedBelowARose(play);
      aTileIsDiscardedAndASmallCityCompleted(play);
      aChurchAndALoopOfRoadAreCompletedBelowARose(play);
      theLastTurnIsFollowedByTheFinalScoring(play);
    }
  }

  private static void aRoadIsCompleted(RecordedGame play) {
    play.turn(RED, DARMSTADTIUM, "1,0", 0, "city N");
    play.turn(BLUE, "E", "0,-1", 90, "city E");
    play.turn(RED, "U", "-1,0", 0, "road E");
    play.turn(BLUE, ST_MARY, "-1,1", 0, "monastery");
    // this N joins the cities of red and blue, which the Darmstadtium keeps open
    play.turn(RED, "N", "1,-1", 270, "field NNW");
    play.assertPoints(0, 0);

    List<Event> events = play.turn(BLUE, "A", "-2,0", 270, "nobody");

    // from the city of the start tile over the U to the monastery: three tiles
    assertEquals(Set.of("red scores 3 for road (-2,0 road E)"), scores(SCORE, events));
    play.assertPoints(3, 0);
  }

  private static void aCityWithATiedMajorityIsCompletedBelowARose(RecordedGame play) {
    assertEquals(List.of(), play.turn(RED, "E", "2,0", 270, "nobody"));
    // the rose lies south-east of the start tile
    assertRoseScores(play, BLUE, SOUTH_EAST, "1,1", 90);
    play.assertPoints(3, 3);

    List<Event> events = play.deploy(BLUE, "1,1 city E");

    // start tile, E, N, Darmstadtium, E and rose: six tiles of 2 points, and 3 for the
    // Darmstadtium, all of it for each of the two, who have one knight each
    assertEquals(
        Set.of(
            "red scores 12 for city (0,-1 city E)",
            "red scores 3 for darmstadtium (0,-1 city E)",
            "blue scores 12 for city (0,-1 city E)",
            "blue scores 3 for darmstadtium (0,-1 city E)"),
        scores(SCORE, events));
    play.assertPoints(18, 18);
    // red keeps the farmer on the N; blue the monk in the church, and the new knight
    assertEquals(6, play.game().snapshot().supply(RED, Figure.SMALL));
    assertEquals(5, play.game().snapshot().supply(BLUE, Figure.SMALL));
  }

  private static void aTileIsDiscardedAndASmallCityCompleted(RecordedGame play) {
    // the one open city is that of the rose, and the E above the square beside it shows a field
    assertEquals(List.of(new Event.Discarded(DRAW, RED, "C")), play.draw(RED, "C"));
    play.turn(RED, "E", "-2,1", 180, "city S");

    List<Event> events = play.turn(BLUE, "E", "-2,2", 0, "field ENE");

    // two tiles of 2 points
    assertEquals(Set.of("red scores 4 for city (-2,1 city S)"), scores(SCORE, events));
    play.assertPoints(22, 18);
  }

  private static void aChurchAndALoopOfRoadAreCompletedBelowARose(RecordedGame play) {
    play.turn(RED, "V", "0,1", 0, "field NNW");
    assertEquals(List.of(), play.turn(BLUE, "V", "0,2", 90, "nobody"));
    // this one lies south-west of it
    assertRoseScores(play, RED, SOUTH_WEST, "-1,2", 180);
    play.assertPoints(25, 18);

    List<Event> events = play.deploy(RED, "-1,2 road N");

    // a loop of four tiles, and nine tiles for the monk; red has a farmer and the robber around
    // the church, blue the monk and a farmer: a tie, and 3 for each
    assertEquals(
        Set.of(
            "red scores 4 for road (-1,1 road E)",
            "blue scores 9 for monastery (-1,1 monastery)",
            "red scores 3 for church",
            "blue scores 3 for church"),
        scores(SCORE, events));
    play.assertPoints(32, 30);
  }

  private static void theLastTurnIsFollowedByTheFinalScoring(RecordedGame play) {
    play.turn(BLUE, "B", "-3,0", 0, "monastery");
    play.draw(RED, "M");
    play.place(RED, "-1,3", 0);
    play.assertPoints(32, 30);

    List<Event> events = play.deploy(RED, "-1,3 city N");

    // The big farm goes round the end of the road at the A, and so joins north and south: red's
    // farmer on the V and blue's on the E, tied, and each gets 3 for the big city and 3 for the
    // small one. The farmer on the N is alone beside the big city, in a farm of its own. Of what is
    // incomplete, red's city has two tiles and a coat of arms, blue's monastery itself and two
    // neighbours, and blue's city one tile.
    assertEquals(
        Set.of(
            "red scores 6 for farm (0,-1 field NNW)",
            "blue scores 6 for farm (0,-1 field NNW)",
            "red scores 3 for farm (1,-1 field NNW)",
            "red scores 3 for city (-1,2 city S)",
            "blue scores 3 for monastery (-3,0 monastery)",
            "blue scores 1 for city (1,1 city E)"),
        scores(FINAL, events));
    play.assertPoints(44, 40);
    play.assertAsked("the game is over");
    assertTrue(play.game().legalMoves().isEmpty());
  }
}
