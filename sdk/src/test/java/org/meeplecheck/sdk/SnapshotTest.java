package org.meeplecheck.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

class SnapshotTest {
  private static final List<PlacedTile> BOARD =
      List.of(
          new PlacedTile(new Square(0, -1), "E", Rotation.R180),
          new PlacedTile(new Square(0, 0), "D", Rotation.R0),
          new PlacedTile(new Square(1, 0), "U", Rotation.R0));
  private static final List<Piece> FOLLOWERS =
      List.of(
          new Piece(Player.BLUE, Figure.SMALL, Place.parse("0,0 road E")),
          new Piece(Player.RED, Figure.SMALL, Place.parse("0,0 road E")),
          new Piece(Player.RED, Figure.SMALL, Place.parse("0,0 road E")),
          new Piece(Player.RED, new Figure("big"), Place.parse("1,0 field NNW")));

  private static Snapshot snapshot(List<PlacedTile> board, List<Piece> followers) {
    return new Snapshot(
        Map.of(Player.RED, 4, Player.BLUE, 0),
        Map.of(Player.RED, Map.of(Figure.SMALL, 5), Player.BLUE, Map.of(Figure.SMALL, 6)),
        board,
        followers,
        List.of());
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void the_order_in_which_an_engine_lists_things_does_not_matter() {
    assertEquals(snapshot(BOARD, FOLLOWERS), snapshot(reversed(BOARD), reversed(FOLLOWERS)));
    assertEquals(BOARD, snapshot(reversed(BOARD), FOLLOWERS).board());
    assertEquals(FOLLOWERS, snapshot(BOARD, reversed(FOLLOWERS)).followers());
  }

  @Test
  void two_equal_followers_are_two() {
    List<Piece> one = new ArrayList<>(FOLLOWERS);
    one.remove(1);

    assertNotEquals(snapshot(BOARD, FOLLOWERS), snapshot(BOARD, one));
  }

  @Test
  void what_a_player_does_not_have_is_zero() {
    Snapshot snapshot = snapshot(BOARD, FOLLOWERS);

    assertEquals(4, snapshot.points(Player.RED));
    assertEquals(0, snapshot.points(Player.PINK));
    assertEquals(5, snapshot.supply(Player.RED, Figure.SMALL));
    assertEquals(0, snapshot.supply(Player.RED, new Figure("big")));
    assertEquals(0, snapshot.supply(Player.PINK, Figure.SMALL));
  }

  @Test
  void a_snapshot_stays_as_it_was_taken() {
    Map<Player, Integer> points = new HashMap<>(Map.of(Player.RED, 4));
    List<PlacedTile> board = new ArrayList<>(BOARD);
    Snapshot snapshot = new Snapshot(points, Map.of(), board, List.of(), List.of());
    points.put(Player.RED, 5);
    board.clear();

    assertEquals(4, snapshot.points(Player.RED));
    assertEquals(BOARD, snapshot.board());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.board().clear());
  }
}
