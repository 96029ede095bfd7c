package org.meeplecheck.reference.mutant;

import org.meeplecheck.reference.expansion.windroses.Sections;
import org.meeplecheck.reference.turn.Options;

/** Sections to which the row of the rose does not belong. */
final class UnsharedRow extends Sections {

  UnsharedRow(Options options) {
    super(options);
  }

  @Override
  protected boolean isNorth(int rowsSouth) {
    return rowsSouth < 0;
  }

  @Override
  protected boolean isSouth(int rowsSouth) {
    return rowsSouth > 0;
  }
}
