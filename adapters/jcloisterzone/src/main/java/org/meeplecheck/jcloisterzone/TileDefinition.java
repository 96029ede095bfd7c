package org.meeplecheck.jcloisterzone;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Tile;

/**
 * A tile as JCloisterZone defines it.
 *
 * @param id its id there
 * @param segments its segments at rotation 0
 * @param rose the word for its wind rose: a quarter, {@code NWSE} for a whole one; empty for none
 * @param foreign what else it has, which no tile of ours has
 */
record TileDefinition(String id, List<Segment> segments, String rose, List<String> foreign) {
  private static final String WHOLE = "NWSE";
  private static final Set<String> WHOLE_ROSES = Set.of("orange", "blue");

  TileDefinition {
    segments = List.copyOf(segments);
    foreign = List.copyOf(foreign);
  }

  /** What it looks like after a clockwise turn. */
  Set<Segment> picture(Rotation turn) {
    List<Segment> turned = segments.stream().map(segment -> segment.turned(turn)).toList();
    return Set.copyOf(Segment.settled(turned));
  }

  /**
   * The turn after which it looks like that tile of the catalogue at rotation 0; empty if it never
   * does.
   */
  Optional<Rotation> turnTo(Tile tile) {
    if (!foreign.isEmpty() || !hasRoseOf(tile)) {
      return Optional.empty();
    }
    Set<Segment> wanted = tile.picture(Rotation.R0);
    return Arrays.stream(Rotation.values())
        .filter(turn -> picture(turn).equals(wanted))
        .findFirst();
  }

  private boolean hasRoseOf(Tile tile) {
    String mark = tile.mark("rose").orElse("");
    return rose.equals(WHOLE) ? WHOLE_ROSES.contains(mark) : rose.equals(mark);
  }

  @Override
  public String toString() {
    return id
        + segments.stream().map(Segment::toString).collect(Collectors.joining(", ", " (", ")"));
  }
}
