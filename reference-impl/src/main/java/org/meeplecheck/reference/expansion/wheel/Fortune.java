package org.meeplecheck.reference.expansion.wheel;

import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;

/** The player whose turn it is gets 3 points (WF-34). */
public class Fortune extends Sector {
  private static final int POINTS = 3;

  /** The sector as it is printed. */
  public Fortune() {
    super("fortune", 1);
  }

  @Override
  public List<Step> act(Table table) {
    return List.of(new Award(Phase.DRAW, name(), place(), Set.of(table.active()), POINTS));
  }
}
