package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * A tile on the board.
 *
 * @param square where it lies
 * @param tile its id in the catalogue
 * @param rotation its clockwise turn from the picture of the catalogue
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record PlacedTile(Square square, String tile, Rotation rotation)
    implements Comparable<PlacedTile> {
  public PlacedTile {
    requireNonNull(square);
    requireNonNull(tile);
    requireNonNull(rotation);
  }

  private static final Comparator<PlacedTile> ORDER = Comparator.comparing(PlacedTile::square);

  @Override
  public int compareTo(PlacedTile other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return tile + " at " + square + " rotated " + rotation.degrees();
  }
}
