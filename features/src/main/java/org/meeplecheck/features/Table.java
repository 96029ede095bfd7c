package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
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
  private final Spaces spaces;
  private final List<PlacedTile> tiles = new ArrayList<>();
  private final Map<Square, List<Segment>> grounds = new HashMap<>();
  private @Nullable Tile drawn;
  private boolean inHand;

  /** The table of a game with these sets. */
  Table(Spec spec, List<String> sets) {
    this.spec = spec;
    this.spaces = new Spaces(spec, sets);
  }

  List<PlacedTile> tiles() {
    return Collections.unmodifiableList(tiles);
  }

  /** A start tile, or a board of several squares, with its north-west square on 0, 0. */
  void start(String id) {
    tiles.add(new PlacedTile(new Square(0, 0), id, Rotation.R0));
    grounds.putAll(spec.ground(id).orElseThrow(() -> noTile(id)));
  }

  void draw(String tile) {
    drawn = tile(tile);
    inHand = true;
  }

  void place(Square square, Rotation rotation) {
    tiles.add(new PlacedTile(square, drawn().id(), rotation));
    grounds.put(square, drawn().segments(rotation));
    inHand = false;
  }

  /** Whether a place is on a tile that lies here, or a space beside the board. */
  boolean knows(Place place) {
    return place.squareIfAny().map(grounds::containsKey).orElseGet(() -> spaces.contain(place));
  }

  /** Whether a segment with that name lies here, or a space with it is beside the board. */
  boolean has(Place place) {
    Optional<FeatureKind> kind = FeatureKind.ofWord(place.kind());
    return place
        .squareIfAny()
        .map(square -> grounds.getOrDefault(square, List.of()).stream())
        .map(segments -> segments.anyMatch(segment -> isNamed(segment, kind, place.port())))
        .orElseGet(() -> spaces.contain(place));
  }

  private static boolean isNamed(Segment segment, Optional<FeatureKind> kind, Optional<Port> port) {
    return kind.filter(segment.kind()::equals).isPresent()
        && port.map(named -> segment.ports().contains(named))
            .orElseGet(() -> segment.ports().isEmpty());
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
    if (move instanceof Move.Place place && drawn != null) {
      return new Move.Place(place.player(), place.square(), drawn().canonical(place.rotation()));
    }
    if (move instanceof Move.Deploy deploy) {
      return new Move.Deploy(deploy.player(), deploy.figure(), canonical(deploy.to()));
    }
    if (move instanceof Move.Remove remove) {
      return new Move.Remove(remove.player(), canonical(remove.piece()));
    }
    if (move instanceof Move.Shift shift) {
      Piece with = shift.with();
      return new Move.Shift(
          shift.player(),
          canonical(shift.piece()),
          canonical(shift.to()),
          with == null ? null : canonical(with));
    }
    return move;
  }

  Piece canonical(Piece piece) {
    return new Piece(piece.owner(), piece.figure(), canonical(piece.place()));
  }

  /** The place named by the first port of its segment; unchanged if there is no such segment. */
  Place canonical(Place place) {
    Optional<Port> port = place.port();
    Optional<FeatureKind> kind = FeatureKind.ofWord(place.kind());
    if (port.isEmpty() || kind.isEmpty()) {
      return place;
    }
    return place.squareIfAny().map(square -> grounds.getOrDefault(square, List.of())).stream()
        .flatMap(List::stream)
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
    return spec.tile(id).orElseThrow(() -> noTile(id));
  }

  private static Finding noTile(String id) {
    return Finding.suiteError("no tile \"" + id + "\"");
  }
}
