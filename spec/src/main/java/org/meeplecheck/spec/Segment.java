package org.meeplecheck.spec;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A part of a feature on one tile.
 *
 * @param kind the kind of feature
 * @param ports the ports by which it leaves the tile, in clockwise order from NNW; none for a
 *     monastery
 * @param borders for a field, one port of each city segment beside it on the tile
 * @param marks what is printed on it, such as {@code coat-of-arms}
 */
public record Segment(
    FeatureKind kind, SortedSet<Port> ports, SortedSet<Port> borders, SortedSet<String> marks) {

  /** The marks that a segment may carry. */
  public static final Set<String> MARKS =
      Set.of("coat-of-arms", "church", "darmstadtium", "cathedral", "inn", "porxada");

  public Segment {
    ports = sorted(ports);
    borders = sorted(borders);
    marks = Collections.unmodifiableSortedSet(new TreeSet<>(marks));
  }

  /** Whether that mark is printed on it. */
  public boolean has(String mark) {
    return marks.contains(mark);
  }

  /** This segment after a clockwise turn of its tile. */
  public Segment turned(Rotation rotation) {
    return new Segment(kind, turned(ports, rotation), turned(borders, rotation), marks);
  }

  /**
   * The segments of one tile with each border named by the first port of its city, so that equal
   * pictures are equal segments.
   */
  public static List<Segment> settled(List<Segment> segments) {
    return segments.stream().map(segment -> segment.settledAmong(segments)).toList();
  }

  private Segment settledAmong(List<Segment> segments) {
    SortedSet<Port> first =
        borders.stream()
            .map(
                port ->
                    segments.stream()
                        .filter(s -> s.kind == FeatureKind.CITY && s.ports.contains(port))
                        .findFirst()
                        .map(city -> city.ports.first())
                        .orElse(port))
            .collect(Collectors.toCollection(TreeSet::new));
    return new Segment(kind, ports, first, marks);
  }

  private static SortedSet<Port> turned(Collection<Port> ports, Rotation rotation) {
    return ports.stream()
        .map(port -> port.turned(rotation))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static SortedSet<Port> sorted(Collection<Port> ports) {
    return Collections.unmodifiableSortedSet(new TreeSet<>(ports));
  }

  /**
   * The segment written as in a line of the catalogue, such as {@code city N E coat-of-arms}.
   *
   * @throws IllegalArgumentException if it is malformed
   */
  public static Segment parse(String text) {
    return SegmentShape.segment(List.of(text.split(" ", -1)))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\""
                        + text
                        + "\" is no segment: it begins with city, road, field or monastery"));
  }

  /**
   * The segment written as in the catalogue: kind, ports, {@code borders} and ports, marks.
   *
   * @throws IllegalArgumentException if a word is unknown or a port stands twice
   */
  static Segment parse(FeatureKind kind, List<String> words) {
    EnumSet<Port> ports = EnumSet.noneOf(Port.class);
    EnumSet<Port> borders = EnumSet.noneOf(Port.class);
    TreeSet<String> marks = new TreeSet<>();
    EnumSet<Port> open = ports;
    for (String word : words) {
      if (word.equals("borders")) {
        open = borders;
      } else if (MARKS.contains(word)) {
        marks.add(word);
      } else if (!open.add(Port.named(word))) {
        throw new IllegalArgumentException("the port " + word + " stands twice: remove one");
      }
    }
    return new Segment(kind, new TreeSet<>(ports), new TreeSet<>(borders), marks);
  }

  /** The segment as it is written in the catalogue. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(kind.word());
    ports.forEach(port -> text.append(' ').append(port));
    text.append(borders.isEmpty() ? "" : " borders");
    borders.forEach(port -> text.append(' ').append(port));
    marks.forEach(mark -> text.append(' ').append(mark));
    return text.toString();
  }
}
