package org.meeplecheck.reference.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/**
 * What lies on the table, for rules to read.
 *
 * <p>Rules and expansions read it; {@link LiveBoard} keeps it.
 */
public interface Board {

  /** Whether something lies on that square. */
  boolean isFilled(Square square);

  /** What lies there, piece by piece: a start board of several squares is one of them. */
  List<PlacedTile> tiles();

  /** Those of the eight squares around that one on which something lies. */
  Stream<Square> around(Square square);

  /** The tiles that carry that mark beside their features, in the order in which they were laid. */
  Stream<LaidTile> marked(String mark);

  /** Whether the square is empty and shares a side with one that is filled. */
  boolean isBesideTile(Square square);

  /** The first side, clockwise from north, on which the tile would not match; empty if it fits. */
  Optional<Side> mismatch(LaidTile tile);

  /** The same with the smallest rotation that gives the same picture. */
  LaidTile canonical(LaidTile tile);

  /** Every way to lay the tile so that all sides match; rotations that look alike count once. */
  Stream<LaidTile> fits(Tile tile);

  /** The canonical places of the segments on that square, in catalogue order. */
  List<Place> places(Square square);

  /** The canonical place of the segment that the place names by any of its ports. */
  Optional<Place> canonical(Place place);

  /** The feature to which the segment belongs that the place names by any of its ports. */
  Optional<Feature> feature(Place place);

  /** The features that have a part on that square, each once, in catalogue order. */
  List<Feature> features(Square square);

  /** The features in which somebody stands, each once, by their smallest places. */
  List<Feature> occupied();

  /** The followers that stand on segments. */
  List<Piece> followers();
}
