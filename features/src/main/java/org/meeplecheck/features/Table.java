package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** The tiles on the table, as the suite knows them from the moves that were accepted. */
final class Table {
  private final Spec spec;
  private final List<PlacedTile> tiles = new ArrayList<>();
  private @Nullable Tile drawn;
  private boolean inHand;

  Table(Spec spec) {
    this.spec = spec;
  }

  List<PlacedTile> tiles() {
    return Collections.unmodifiableList(tiles);
  }

  void start(String tile) {
    tiles.add(new PlacedTile(new Square(0, 0), tile, Rotation.R0));
  }

  void draw(String tile) {
    drawn = tile(tile);
    inHand = true;
  }

  void place(Square square, Rotation rotation) {
    tiles.add(new PlacedTile(square, drawn().id(), rotation));
    inHand = false;
  }

  /** Whether a place is on a tile that lies here, or beside the board where something can be. */
  boolean knows(Place place) {
    return place
        .squareIfAny()
        .map(square -> tiles.stream().anyMatch(tile -> tile.square().equals(square)))
        .orElse(!place.equals(Place.SUPPLY) && !place.equals(Place.REMOVED));
  }

  /** Whether the tile drawn last is not placed. */
  boolean isTileInHand() {
    return inHand;
  }

  /** The tile drawn last, in hand or placed. */
  Tile drawn() {
    Tile tile = drawn;
    if (tile == null) {
      throw Finding.suiteError("no tile is drawn yet: draw one before placing it");
    }
    return tile;
  }

  /** The square of the tile placed last. */
  Square last() {
    return tiles.get(tiles.size() - 1).square();
  }

  /** The move in the one form that equal moves share. */
  Move canonical(Move move) {
    if (move instanceof Move.Place place) {
      return new Move.Place(place.player(), place.square(), drawn().canonical(place.rotation()));
    }
    if (move instanceof Move.Deploy deploy) {
      return new Move.Deploy(deploy.player(), deploy.figure(), canonical(deploy.to()));
    }
    return move;
  }

  /** The place named by the first port of its segment; unchanged if there is no such segment. */
  Place canonical(Place place) {
    Optional<Port> port = place.port();
    Optional<FeatureKind> kind = FeatureKind.ofWord(place.kind());
    if (port.isEmpty() || kind.isEmpty()) {
      return place;
    }
    return tiles.stream()
        .filter(tile -> tile.square().equals(place.square()))
        .flatMap(tile -> tile(tile.tile()).segments(tile.rotation()).stream())
        .filter(segment -> segment.kind() == kind.get() && segment.ports().contains(port.get()))
        .map(Segment::ports)
        .findFirst()
        .map(ports -> new Place(place.square(), place.kind(), ports.first().name()))
        .orElse(place);
  }

  /** The tile on the board with the smallest rotation of the same picture. */
  PlacedTile canonical(PlacedTile placed) {
    return spec.tile(placed.tile())
        .map(tile -> tile.canonical(placed.rotation()))
        .map(rotation -> new PlacedTile(placed.square(), placed.tile(), rotation))
        .orElse(placed);
  }

  private Tile tile(String id) {
    return spec.tile(id).orElseThrow(() -> Finding.suiteError("no tile \"" + id + "\""));
  }
}
