package org.meeplecheck.reference.board;

import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * A tile on a square, or one that might be laid there.
 *
 * @param square the square
 * @param tile the tile
 * @param rotation its clockwise turn
 */
public record LaidTile(Square square, Tile tile, Rotation rotation) {

  /** The same, as the suite sees it. */
  public PlacedTile placed() {
    return new PlacedTile(square, tile.id(), rotation);
  }
}
