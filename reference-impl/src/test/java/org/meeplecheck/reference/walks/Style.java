package org.meeplecheck.reference.walks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.Porxada;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Strip;

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
      return 8 * meeting + 4 * cellsBetween(layout.with(laid), "road", 2);
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
  /**
   * Caps are turned towards the same squares, so that a tile of many city sides joins them; the one
   * with La Porxada comes early and is walled in.
   */
  COURTS(36) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      if (!isCap(laid.tile())) {
        return sidesThatMeet(layout, laid, "city");
      }
      boolean closesTheCourt =
          laid.cell().beside().stream()
              .flatMap(cell -> layout.at(cell).stream())
              .anyMatch(other -> other.tile().shows(Porxada.MARK));
      return (closesTheCourt ? 50 : 0)
          + shared(layout, laid)
          - 8 * sidesThatMeet(layout, laid, "city");
    }

    @Override
    boolean likes(String kind) {
      return kind.equals("city");
    }

    @Override
    List<RawTile> deck(List<RawTile> stack) {
      return having(stack, tile -> isCap(tile) || sides(tile, "city") > 2 || tile.wheel() == 1);
    }

    @Override
    void arrange(List<RawTile> stack, Random random) {
      List<RawTile> shuffled = new ArrayList<>(stack);
      stack.sort(Comparator.comparingInt(tile -> isCap(tile) ? 0 : 1));
      List<RawTile> late = stack.subList(Math.min(stack.size(), 18), stack.size());
      late.sort(Comparator.comparingInt(shuffled::indexOf));
      drawEarly(stack, 7 + random.nextInt(11));
    }
  },
  /** A short stack with tiles that are hard to place, for which no place shall be left. */
  SPITEFUL(13) {
    @Override
    int worth(Layout layout, Laid laid, RawTile next) {
      return -layout.with(laid).fitting(next).size();
    }

    @Override
    List<RawTile> deck(List<RawTile> stack) {
      return having(
          stack, tile -> isUniform(tile) || sides(tile, "field") == 3 || tile.wheel() == 1);
    }

    @Override
    void arrange(List<RawTile> stack, Random random) {
      // what has a wheel number comes late, and what is hard to place before the rest of it
      stack.sort(Comparator.comparingInt(tile -> tile.wheel() == 0 ? 0 : isUniform(tile) ? 1 : 2));
      int unnumbered = (int) stack.stream().filter(tile -> tile.wheel() == 0).count();
      if (unnumbered < stack.size()) {
        stack.subList(0, Math.max(0, unnumbered - 10)).clear();
      }
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

  /** Whether a player of this style would rather deploy there. */
  boolean likes(String kind) {
    return false;
  }

  /** Puts a shuffled stack in the order that this style needs. */
  void arrange(List<RawTile> stack, Random random) {
    drawEarly(stack, tiles / 4);
  }

  /** Most games shall have La Porxada early enough for its city to be completed. */
  private static void drawEarly(List<RawTile> stack, int before) {
    IntStream.range(0, stack.size())
        .filter(i -> stack.get(i).shows(Porxada.MARK))
        .boxed()
        .findFirst()
        .ifPresent(i -> stack.add(Math.min(i, before), stack.remove((int) i)));
  }

  /** Whether it has cities and none of them on two sides. */
  private static boolean isCap(RawTile tile) {
    List<Strip> cities = tile.strips().stream().filter(s -> s.kind().equals("city")).toList();
    return !cities.isEmpty() && cities.stream().allMatch(city -> city.portsAt(0).size() == 1);
  }

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

  /** How much the tile opens cities towards squares to which others are open. */
  private static int shared(Layout layout, Laid laid) {
    return IntStream.range(0, 4)
        .filter(side -> laid.tile().edge(side, laid.quarters()).equals("city"))
        .mapToObj(laid.cell()::across)
        .filter(cell -> layout.at(cell).isEmpty())
        .mapToInt(cell -> 1 + 4 * sidesInto(layout, cell, "city"))
        .sum();
  }

  private static int cellsBetween(Layout layout, String kind, int number) {
    return (int)
        layout.openCells().stream().filter(cell -> sidesInto(layout, cell, kind) == number).count();
  }

  private static int sidesInto(Layout layout, Cell cell, String kind) {
    return (int)
        IntStream.range(0, 4)
            .filter(
                side ->
                    layout
                        .at(cell.across(side))
                        .filter(l -> l.tile().edge((side + 2) % 4, l.quarters()).equals(kind))
                        .isPresent())
            .count();
  }
}
