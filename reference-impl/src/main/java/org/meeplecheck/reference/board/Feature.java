package org.meeplecheck.reference.board;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/**
 * A feature of one board, as it is at this moment.
 *
 * <p>It goes out of date when the next tile is laid; what has to last names the feature by its
 * place.
 */
public final class Feature {
  /** The mark of a coat of arms. */
  private static final String COAT_OF_ARMS = "coat-of-arms";

  private final LiveBoard board;
  private final int root;

  Feature(LiveBoard board, int root) {
    this.board = board;
    this.root = root;
  }

  /** What kind of feature it is. */
  public FeatureKind kind() {
    return cells().segment(root).kind();
  }

  /** Its smallest place, by which it is named. */
  public Place place() {
    return members().mapToObj(cells()::place).min(Place::compareTo).orElseThrow();
  }

  /** The squares on which it has a part, each once; each counts as a tile (BG-40, WF-18). */
  public Set<Square> squares() {
    return members().mapToObj(number -> cells().of(number).square()).collect(Collectors.toSet());
  }

  /** How many coats of arms it has. */
  public int coatsOfArms() {
    return (int) segments().filter(segment -> segment.has(COAT_OF_ARMS)).count();
  }

  /** Whether that mark is printed on one of its segments. */
  public boolean has(String mark) {
    return segments().anyMatch(segment -> segment.has(mark));
  }

  /** How many ends are open: sides of a city or road, empty squares around a monastery. */
  public int openEnds() {
    return board.regions().openEnds(root);
  }

  /** Whether nothing can be added to it any more; a field never is (BG-31 to BG-33). */
  public boolean isCompleted() {
    return kind() != FeatureKind.FIELD && openEnds() == 0;
  }

  /** Whether a follower stands in it. */
  public boolean isOccupied() {
    return board.regions().followers(root) > 0;
  }

  /** The followers in it, by their places. */
  public List<Piece> followers() {
    return isOccupied() ? board.crowd().in(board.regions(), root) : List.of();
  }

  /**
   * For a field, the city at each contact of the two on one tile: a city stands here repeatedly.
   */
  public List<Feature> citiesTouched() {
    return members().boxed().flatMap(this::citiesBeside).toList();
  }

  private Stream<Feature> citiesBeside(int field) {
    Cell cell = cells().of(field);
    return cell.segment(field).borders().stream()
        .map(port -> board.featureOf(cell.segmentAt(port)));
  }

  private Cells cells() {
    return board.cells();
  }

  private IntStream members() {
    return board.regions().members(root);
  }

  private Stream<Segment> segments() {
    return members().mapToObj(cells()::segment);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Feature feature && feature.board == board && feature.root == root;
  }

  @Override
  public int hashCode() {
    return root;
  }

  @Override
  public String toString() {
    return place().toString();
  }
}
