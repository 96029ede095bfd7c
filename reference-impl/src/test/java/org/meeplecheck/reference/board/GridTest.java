package org.meeplecheck.reference.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.meeplecheck.spec.Square;

class GridTest {

  @Test
  void itKeepsWhatAMapWouldKeepInEveryDirection() {
    Random random = new Random(7);
    Grid<Integer> grid = new Grid<>();
    Map<Square, Integer> map = new HashMap<>();
    for (int i = 0; i < 2000; i++) {
      int reach = 1 + i / 10;
      Square square =
          new Square(random.nextInt(2 * reach) - reach, random.nextInt(2 * reach) - reach);
      grid.put(square.x(), square.y(), i);
      map.put(square, i);
    }
    map.forEach((square, value) -> assertEquals(value, grid.get(square.x(), square.y())));
    assertEquals(new HashSet<>(map.values()), new HashSet<>(grid.values()));
    assertEquals(map.size(), grid.values().size());
  }

  @Test
  void squaresOutsideAreEmptyAndStayFarAway() {
    Grid<String> grid = new Grid<>();
    assertNull(grid.get(0, 0));
    grid.put(-40, 3, "west");
    grid.put(2, -50, "north");
    assertEquals("west", grid.get(-40, 3));
    assertEquals("north", grid.get(2, -50));
    assertNull(grid.get(Integer.MAX_VALUE, Integer.MIN_VALUE));
    grid.put(2, -50, null);
    assertNull(grid.get(2, -50));
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Grid<String> grid = new Grid<>();
    grid.put(0, 0, "first");
    Grid<String> copy = grid.copy();
    grid.put(0, 0, "second");
    copy.put(5, 5, "third");
    assertEquals("first", copy.get(0, 0));
    assertNull(grid.get(5, 5));
  }
}
