package org.meeplecheck.reference.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The tiles on the board. */
public final class Layout {
  private final Map<Cell, Laid> tiles = new LinkedHashMap<>();

  /** The board with one tile, on 0, 0. */
  public Layout(RawTile start) {
    this(List.of(new Laid(new Cell(0, 0), start, 0)));
  }

  /** The board with what lies there at the start. */
  public Layout(List<Laid> ground) {
    ground.forEach(laid -> tiles.put(laid.cell(), laid));
  }

  private Layout(Map<Cell, Laid> tiles) {
    this.tiles.putAll(tiles);
  }

  /** This board and one tile more. */
  public Layout with(Laid laid) {
    Layout more = new Layout(tiles);
    more.tiles.put(laid.cell(), laid);
    return more;
  }

  /** The tiles, and the squares of a start board, in the order in which they were laid. */
  public Collection<Laid> all() {
    return tiles.values();
  }

  /** The tile on a cell. */
  public Optional<Laid> at(Cell cell) {
    return Optional.ofNullable(tiles.get(cell));
  }

  /** The empty cells beside a tile. */
  public Set<Cell> openCells() {
    Set<Cell> open = new TreeSet<>();
    tiles.keySet().forEach(cell -> open.addAll(cell.beside()));
    open.removeAll(tiles.keySet());
    return open;
  }

  /** Why a tile cannot lie there, as a word; nothing where it can. */
  public String objection(RawTile tile, Cell cell, int quarters) {
    if (tiles.containsKey(cell)) {
      return "square-occupied";
    }
    if (cell.beside().stream().noneMatch(tiles::containsKey)) {
      return "not-adjacent";
    }
    for (int side = 0; side < 4; side++) {
      Laid neighbour = tiles.get(cell.across(side));
      if (neighbour != null) {
        String theirs = neighbour.tile().edge((side + 2) % 4, neighbour.quarters());
        if (!theirs.equals(tile.edge(side, quarters))) {
          return "edge-mismatch";
        }
      }
    }
    return "";
  }

  /** Every way in which the tile fits, in all four rotations. */
  public List<Laid> fitting(RawTile tile) {
    List<Laid> fitting = new ArrayList<>();
    for (Cell cell : openCells()) {
      for (int quarters = 0; quarters < 4; quarters++) {
        if (objection(tile, cell, quarters).isEmpty()) {
          fitting.add(new Laid(cell, tile, quarters));
        }
      }
    }
    return fitting;
  }
}
