package org.meeplecheck.reference.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.StartBoard;
import org.meeplecheck.spec.Tile;

/**
 * The board that grows with the game.
 *
 * <p>Laying a tile costs the same on every board; a copy costs the board's size.
 */
public final class LiveBoard implements Board {
  private final Layout layout;
  private final Terrain terrain;
  private final Crowd crowd;

  /** An empty board for the tiles of that catalogue. */
  public LiveBoard(Faces faces) {
    this(new Layout(), new Terrain(faces), new Crowd());
  }

  private LiveBoard(Layout layout, Terrain terrain, Crowd crowd) {
    this.layout = layout;
    this.terrain = terrain;
    this.crowd = crowd;
  }

  /** A board in the same state that goes its own way. */
  public LiveBoard copy() {
    return new LiveBoard(layout.copy(), terrain.copy(), crowd.copy());
  }

  /** Lays a tile on an empty square, where its sides have to match. */
  public void lay(LaidTile tile) {
    layout.add(tile);
    terrain.lay(tile);
  }

  /** Lays a start board of several squares on the empty table, its corner on 0, 0. */
  public void lay(StartBoard start) {
    layout.add(new PlacedTile(new Square(0, 0), start.id(), Rotation.R0));
    start.squares().forEach(terrain::fill);
  }

  /**
   * Puts a follower on a segment.
   *
   * @throws IllegalArgumentException if there is no such segment
   */
  public void put(Piece follower) {
    int segment = cells().number(follower.place());
    if (segment == Face.NOTHING) {
      throw new IllegalArgumentException("there is no place for " + follower);
    }
    crowd.add(new Piece(follower.owner(), follower.figure(), cells().place(segment)), segment);
    regions().addFollowers(segment, 1);
  }

  /**
   * Takes a follower away from its segment.
   *
   * @throws IllegalArgumentException if it does not stand there
   */
  public void take(Piece follower) {
    regions().addFollowers(crowd.remove(follower), -1);
  }

  @Override
  public boolean isFilled(Square square) {
    return cells().at(square) != null;
  }

  @Override
  public List<PlacedTile> tiles() {
    return layout.pieces();
  }

  @Override
  public Stream<Square> around(Square square) {
    return cells().around(square).map(Cell::square);
  }

  @Override
  public Stream<LaidTile> marked(String mark) {
    return layout.marked(mark);
  }

  @Override
  public boolean isBesideTile(Square square) {
    return terrain.isBesideTile(square);
  }

  @Override
  public Optional<Side> mismatch(LaidTile tile) {
    return terrain.mismatch(tile);
  }

  @Override
  public LaidTile canonical(LaidTile tile) {
    return terrain.canonical(tile);
  }

  @Override
  public Stream<LaidTile> fits(Tile tile) {
    return terrain.fits(tile);
  }

  @Override
  public List<Place> places(Square square) {
    return cells().numbers(square).mapToObj(cells()::place).toList();
  }

  @Override
  public Optional<Place> canonical(Place place) {
    return segment(place, cells()::place);
  }

  @Override
  public Optional<Feature> feature(Place place) {
    return segment(place, this::featureOf);
  }

  private <T> Optional<T> segment(Place place, IntFunction<T> use) {
    int number = cells().number(place);
    return number == Face.NOTHING ? Optional.empty() : Optional.of(use.apply(number));
  }

  @Override
  public List<Feature> features(Square square) {
    return cells().numbers(square).mapToObj(this::featureOf).distinct().toList();
  }

  @Override
  public List<Feature> occupied() {
    return crowd
        .segments()
        .mapToObj(this::featureOf)
        .distinct()
        .sorted(Comparator.comparing(Feature::place))
        .toList();
  }

  @Override
  public List<Piece> followers() {
    return crowd.followers();
  }

  Feature featureOf(int segment) {
    return new Feature(this, regions().root(segment));
  }

  Cells cells() {
    return terrain.cells();
  }

  Regions regions() {
    return terrain.regions();
  }

  Crowd crowd() {
    return crowd;
  }
}
