package org.meeplecheck.reference.expansion.wheel;

import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** Each knight brings 1 point for every knight of its player and coat of arms there (WF-35). */
public class Tax extends RoleSector {

  /** The sector as it is printed. */
  public Tax() {
    super("tax", 2, FeatureKind.CITY);
  }

  @Override
  int points(Table table, Feature city, Player player, int knights) {
    return points(knights, city.coatsOfArms());
  }

  /** What the knights of one player are paid in a city with so many coats of arms. */
  protected int points(int knights, int coatsOfArms) {
    return knights * (knights + coatsOfArms);
  }
}
