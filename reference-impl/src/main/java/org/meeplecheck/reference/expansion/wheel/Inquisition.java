package org.meeplecheck.reference.expansion.wheel;

import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** Each monk brings 2 points (WF-46, WF-49). */
public class Inquisition extends RoleSector {
  private static final int POINTS = 2;

  /** The sector as it is printed. */
  public Inquisition() {
    super("inquisition", 1, FeatureKind.MONASTERY);
  }

  @Override
  int points(Table table, Feature monastery, Player player, int monks) {
    return POINTS * monks;
  }
}
