package org.meeplecheck.reference.mutant;

import org.meeplecheck.reference.expansion.wheel.Tax;

/** A tax that pays the knights of a player once, and not each of them. */
final class FlatTax extends Tax {

  @Override
  protected int points(int knights, int coatsOfArms) {
    return knights + coatsOfArms;
  }
}
