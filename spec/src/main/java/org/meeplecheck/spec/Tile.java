package org.meeplecheck.spec;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A tile of the catalogue, as its picture lies at rotation 0.
 *
 * @param id the letter of the box for a base tile, otherwise {@code set:name}
 * @param set the slug of the set that brings it
 * @param count how many the set has
 * @param segments its segments, in the order of the catalogue
 * @param marks what lies on the tile beside its features, such as {@code rose SW}
 * @param alias its ids in other notations, by the notation's name
 * @param ruling the option under which it is in the game, or null where it always is
 */
public record Tile(
    String id,
    String set,
    int count,
    List<Segment> segments,
    Map<String, String> marks,
    Map<String, String> alias,
    RulingOption.@Nullable Ref ruling) {

  public Tile {
    segments = List.copyOf(segments);
    marks = Map.copyOf(marks);
    alias = Map.copyOf(alias);
  }

  /** What stands behind that mark, such as {@code SW} for {@code rose}. */
  public Optional<String> mark(String name) {
    return Optional.ofNullable(marks.get(name));
  }

  /**
   * Its segments after a clockwise turn, in the order of the catalogue; the borders of a field are
   * named by the first port of each city.
   */
  public List<Segment> segments(Rotation rotation) {
    return Segment.settled(segments.stream().map(segment -> segment.turned(rotation)).toList());
  }

  /** The kind of feature at the middle of that side. */
  public FeatureKind edge(Side side) {
    return segments.stream()
        .filter(segment -> segment.ports().contains(side.middle()))
        .map(Segment::kind)
        .findFirst()
        .orElse(FeatureKind.FIELD);
  }

  /** The smallest rotation that gives the same picture as that one. */
  public Rotation canonical(Rotation rotation) {
    Set<Segment> picture = picture(rotation);
    for (Rotation smaller : Rotation.values()) {
      if (picture(smaller).equals(picture)) {
        return smaller;
      }
    }
    return rotation;
  }

  /** Its segments after a clockwise turn, with no order: equal for rotations that look alike. */
  public Set<Segment> picture(Rotation rotation) {
    return Set.copyOf(segments(rotation));
  }

  @Override
  public String toString() {
    return id;
  }
}
