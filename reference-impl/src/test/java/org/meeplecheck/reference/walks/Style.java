package org.meeplecheck.reference.walks;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.RawTile;

/** What the players of a random game are after; every style brings cases that others seldom see. */
enum Style {
  /** Tiles lie anywhere. */
  CARELESS(100) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      return 0;
    }
  },
  /** Tiles lie where they touch most, so that boards close up. */
  COMPACT(100) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      return sidesThatMeet(layout, laid, "");
    }
  },
  /** A stack of roads alone, which are bent towards each other, so that they close to rings. */
  ROADS(40) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      int meeting = sidesThatMeet(layout, laid, "road");
      return 8 * meeting + 4 * cellsBetweenRoads(layout.with(laid));
    }

    @Override
    List<RawTile> deck(List<RawTile> stack) {
      return having(stack, tile -> sides(tile, "road") == 2);
    }
  },
  /** A stack of cities alone, which are walled in. */
  CITIES(40) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      int meeting = sidesThatMeet(layout, laid, "city");
      return 2 * meeting - sides(laid.tile(), "city");
    }

    @Override
    List<RawTile> deck(List<RawTile> stack) {
      return having(stack, tile -> sides(tile, "city") > 0);
    }
  },
  /** A short stack with tiles that are hard to place, for which no place shall be left. */
  SPITEFUL(12) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      return -layout.with(laid).fitting(next).size();
    }

    @Override
    List<RawTile> deck(List<RawTile> stack) {
      return having(stack, tile -> isUniform(tile) || sides(tile, "field") == 3);
    }
  };

  private final int tiles;

  Style(int tiles) {
    this.tiles = tiles;
  }

  /** How many tiles the stack has at most. */
  int tiles() {
    return tiles;
  }

  /** How much a player of this style likes a placement. */
  abstract int worth(Layout layout, Laid laid, RawTile next);

  /** The tiles of the stack that this style plays with. */
  List<RawTile> deck(List<RawTile> stack) {
    return stack;
  }

  private static List<RawTile> having(List<RawTile> stack, Predicate<RawTile> what) {
    return stack.stream().filter(what).collect(Collectors.toList());
  }

  private static boolean isUniform(RawTile tile) {
    return Stream.of("city", "road", "field").anyMatch(kind -> sides(tile, kind) == 4);
  }

  private static int sides(RawTile tile, String kind) {
    return (int) IntStream.range(0, 4).filter(side -> tile.edge(side, 0).equals(kind)).count();
  }

  private static int sidesThatMeet(Layout layout, Laid laid, String kind) {
    return (int)
        IntStream.range(0, 4)
            .filter(side -> layout.at(laid.cell().across(side)).isPresent())
            .filter(side -> laid.tile().edge(side, laid.quarters()).contains(kind))
            .count();
  }

  private static int cellsBetweenRoads(Layout layout) {
    return (int) layout.openCells().stream().filter(cell -> roadsInto(layout, cell) == 2).count();
  }

  private static int roadsInto(Layout layout, Cell cell) {
    return (int)
        IntStream.range(0, 4)
            .filter(
                side ->
                    layout
                        .at(cell.across(side))
                        .filter(l -> l.tile().edge((side + 2) % 4, l.quarters()).equals("road"))
                        .isPresent())
            .count();
  }
}
