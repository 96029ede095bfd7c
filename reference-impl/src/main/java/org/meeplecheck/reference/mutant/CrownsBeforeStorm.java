package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.wheel.Sector;
import org.meeplecheck.reference.expansion.wheel.Storm;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;

/** A wheel whose storm waits for the followers on its crown spaces. */
final class CrownsBeforeStorm extends Wheel {

  CrownsBeforeStorm(Options options, Majority majority) {
    super(options, majority);
  }

  @Override
  protected List<Step> acts(Sector sector) {
    return sector instanceof Storm ? List.of(scoring(sector), action(sector)) : super.acts(sector);
  }
}
