package org.meeplecheck.spec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A tile as it is written in a line of {@code tiles.json}. */
record TileLine(
    String id,
    int count,
    List<String> segments,
    @Nullable Map<String, String> alias,
    @Nullable String ruling) {

  /** The things that lie on a tile beside its features. */
  private static final Set<String> TILE_MARKS = Set.of("rose", "wheel");

  /**
   * The tile that the line describes.
   *
   * @throws IllegalArgumentException if a segment is malformed
   */
  Tile tile(String slug) {
    List<Segment> read = new ArrayList<>();
    Map<String, String> marks = new HashMap<>();
    for (String text : segments) {
      List<String> words = List.of(text.split(" "));
      String first = words.get(0);
      Optional<Segment> segment = SegmentShape.segment(words);
      if (segment.isPresent()) {
        read.add(segment.get());
      } else if (!TILE_MARKS.contains(first) || words.size() != 2) {
        throw new IllegalArgumentException(
            "\""
                + text
                + "\" is no segment: write a city, road, field or monastery with its ports,"
                + " or rose or wheel with one word");
      } else if (marks.put(first, words.get(1)) != null) {
        throw new IllegalArgumentException("the " + first + " stands twice: remove one");
      }
    }
    RulingOption.Ref option = ruling == null ? null : RulingOption.Ref.parse(ruling);
    return new Tile(id, slug, count, read, marks, alias == null ? Map.of() : alias, option);
  }
}
