package org.meeplecheck.reference.oracle;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * A whole feature.
 *
 * @param kind city, road, field or monastery
 * @param place its smallest place as it is written
 * @param spots its segments
 * @param cells the cells that it lies on; for a monastery its own
 * @param complete whether nothing is open; never for a field
 * @param isRing whether every segment has two ends and none is open
 * @param arms how many coats of arms it has
 * @param marks its other marks
 * @param around how many of the eight cells around hold a tile; 0 but for a monastery
 */
public record Area(
    String kind,
    String place,
    Set<Spot> spots,
    Set<Cell> cells,
    boolean complete,
    boolean isRing,
    int arms,
    Set<String> marks,
    int around) {

  /** The followers among those that stand in it. */
  public Set<Stander> among(Set<Stander> standers) {
    return standers.stream().filter(s -> spots.contains(s.spot())).collect(Collectors.toSet());
  }
}
