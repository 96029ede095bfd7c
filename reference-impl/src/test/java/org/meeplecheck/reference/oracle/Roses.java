package org.meeplecheck.reference.oracle;

import java.util.List;
import java.util.Map;

/** Whether a quarter rose lies in its own section. */
public final class Roses {
  private static final List<String> CLOCKWISE = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");

  private final boolean turns;

  /** The sections under those options. */
  public Roses(Map<String, String> options) {
    boolean spielbox = "spielbox".equals(options.get("wind-roses.edition"));
    boolean fixed = "fixed".equals(options.get("wind-roses.spielbox-turned-rose"));
    this.turns = !(spielbox && fixed);
  }

  /**
   * Whether the tile just laid, the last of the board, gets the points.
   *
   * <p>The rose in force is the last whole one that lay before it.
   */
  public boolean pays(Layout layout, Laid laid) {
    String quarter = laid.tile().rose();
    if (!CLOCKWISE.contains(quarter)) {
      return false;
    }
    return layout.all().stream()
        .filter(other -> List.of("orange", "blue").contains(other.tile().rose()))
        .reduce((earlier, later) -> later)
        .map(rose -> isInSection(quarter, rose, laid.cell()))
        .orElse(false);
  }

  private boolean isInSection(String quarter, Laid rose, Cell cell) {
    int eighths = CLOCKWISE.indexOf(quarter) + (turns ? 2 * rose.quarters() : 0);
    String direction = CLOCKWISE.get(eighths % 8);
    int east = cell.x() - rose.cell().x();
    int south = cell.y() - rose.cell().y();
    return (!direction.contains("N") || south <= 0)
        && (!direction.contains("S") || south >= 0)
        && (!direction.contains("E") || east >= 0)
        && (!direction.contains("W") || east <= 0);
  }
}
