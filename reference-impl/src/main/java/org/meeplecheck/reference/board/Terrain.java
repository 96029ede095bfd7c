package org.meeplecheck.reference.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** What lies on the table and how it hangs together; followers are not its business. */
final class Terrain {
  private static final Port[] PORTS = Port.values();
  private static final Side[] SIDES = Side.values();
  private static final Rotation[] ROTATIONS = Rotation.values();
  private static final int SQUARES_AROUND = 8;

  private final Faces faces;
  private final Cells cells;
  private final Regions regions;
  private final Frontier frontier;

  Terrain(Faces faces) {
    this(faces, new Cells(), new Regions(), new Frontier());
  }

  private Terrain(Faces faces, Cells cells, Regions regions, Frontier frontier) {
    this.faces = faces;
    this.cells = cells;
    this.regions = regions;
    this.frontier = frontier;
  }

  Terrain copy() {
    return new Terrain(faces, cells.copy(), regions.copy(), frontier.copy());
  }

  Cells cells() {
    return cells;
  }

  Regions regions() {
    return regions;
  }

  /** Lays a tile on an empty square, where its sides have to match. */
  void lay(LaidTile tile) {
    fill(tile.square(), face(tile));
  }

  /** Fills an empty square with segments. */
  void fill(Square square, List<Segment> segments) {
    fill(square, new Face(segments, Rotation.R0));
  }

  private void fill(Square square, Face face) {
    cells.around(square).forEach(this::closeMonastery);
    Cell cell = cells.add(square, face);
    cell.numbers().forEach(number -> regions.add(openEnds(cell.segment(number), square)));
    frontier.fill(square);
    for (Side side : SIDES) {
      meet(cell, side);
    }
  }

  private void closeMonastery(Cell cell) {
    cell.numbers()
        .filter(number -> cell.segment(number).kind() == FeatureKind.MONASTERY)
        .forEach(number -> regions.close(number, 1));
  }

  private int openEnds(Segment segment, Square square) {
    return segment.kind() == FeatureKind.MONASTERY
        ? SQUARES_AROUND - (int) cells.around(square).count()
        : (int) segment.ports().stream().filter(Port::isMiddle).count();
  }

  private void meet(Cell cell, Side side) {
    Square square = cell.square().neighbour(side);
    Cell other = cells.at(square);
    if (other == null) {
      frontier.demand(square, side.facing(), cell.face().edge(side));
      return;
    }
    for (int i = 3 * side.ordinal(); i < 3 * side.ordinal() + 3; i++) {
      int here = cell.segmentAt(PORTS[i]);
      int there = other.segmentAt(PORTS[i].facing());
      if (here != Face.NOTHING && there != Face.NOTHING) {
        regions.join(here, there);
        regions.close(here, PORTS[i].isMiddle() ? 2 : 0);
      }
    }
  }

  /** Whether the square is empty and shares a side with one that is filled. */
  boolean isBesideTile(Square square) {
    return frontier.contains(square);
  }

  /** The first side, clockwise from north, on which the tile would not match. */
  Optional<Side> mismatch(LaidTile tile) {
    Face face = face(tile);
    return Stream.of(SIDES).filter(side -> !matches(tile.square(), face, side)).findFirst();
  }

  private boolean matches(Square square, Face face, Side side) {
    Cell other = cells.at(square.neighbour(side));
    return other == null || other.face().edge(side.facing()) == face.edge(side);
  }

  /** The same with the smallest rotation that gives the same picture. */
  LaidTile canonical(LaidTile tile) {
    return new LaidTile(tile.square(), tile.tile(), face(tile).canonical());
  }

  /** Every way to lay the tile so that all sides match; rotations that look alike count once. */
  Stream<LaidTile> fits(Tile tile) {
    return Stream.of(ROTATIONS)
        .filter(rotation -> faces.face(tile, rotation).canonical() == rotation)
        .flatMap(rotation -> fits(tile, rotation));
  }

  private Stream<LaidTile> fits(Tile tile, Rotation rotation) {
    return frontier
        .matching(faces.face(tile, rotation).edges())
        .map(square -> new LaidTile(square, tile, rotation));
  }

  private Face face(LaidTile tile) {
    return faces.face(tile.tile(), tile.rotation());
  }
}
