package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;

/** A wheel that acts only when the tile lies on the board. */
final class LateWheel extends Wheel {

  LateWheel(Options options, Majority majority) {
    super(options, majority);
  }

  @Override
  public List<Step> drawn(Table table) {
    return List.of();
  }

  @Override
  public List<Step> placed(Table table) {
    return turned(table, table.placed().tile());
  }
}
