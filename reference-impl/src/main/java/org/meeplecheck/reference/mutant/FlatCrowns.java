package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.wheel.Crowns;
import org.meeplecheck.reference.expansion.wheel.Sector;

/** Crown spaces that pay no more to a follower who is alone on two of them. */
final class FlatCrowns extends Crowns {

  FlatCrowns(List<Sector> sectors) {
    super(sectors);
  }

  @Override
  protected int points(int followers, int spaces) {
    return super.points(spaces, spaces);
  }
}
