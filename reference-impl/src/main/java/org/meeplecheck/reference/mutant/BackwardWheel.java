package org.meeplecheck.reference.mutant;

import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;

/** A wheel on which the pig goes counter-clockwise. */
final class BackwardWheel extends Wheel {

  BackwardWheel(Options options, Majority majority) {
    super(options, majority);
  }

  @Override
  protected int to(int from, int number) {
    return super.to(from, -number);
  }
}
