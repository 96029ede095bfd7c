package org.meeplecheck.spec;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A start board as it is written in {@code start.json}. */
record StartFile(
    String id, @Nullable String except, List<SquareLine> squares, List<StartBoard.Sector> sectors) {

  /**
   * The option under which the board is not the start tile.
   *
   * @throws IllegalArgumentException if the text is no option
   */
  RulingOption.@Nullable Ref option() {
    return except == null ? null : RulingOption.Ref.parse(except);
  }

  /** A square in a line of the file. */
  record SquareLine(String at, List<String> segments) {

    /**
     * The square that the line is for.
     *
     * @throws IllegalArgumentException if the text is no square
     */
    Square square() {
      return Square.parse(at);
    }

    /**
     * The segments that lie there.
     *
     * @throws IllegalArgumentException if one is malformed
     */
    List<Segment> read() {
      return segments.stream().map(SquareLine::segment).toList();
    }

    private static Segment segment(String text) {
      return SegmentShape.segment(List.of(text.split(" ")))
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "\""
                          + text
                          + "\" is no segment: write a city, road or field with its ports"));
    }
  }
}
