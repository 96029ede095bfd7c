package org.meeplecheck.reference.mutant;

import java.util.List;
import java.util.stream.IntStream;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;

/** A wheel of which the sectors that the pig passes act as well. */
final class BusyWheel extends Wheel {

  BusyWheel(Options options, Majority majority) {
    super(options, majority);
  }

  @Override
  protected List<Integer> acting(int from, int number) {
    return IntStream.rangeClosed(1, number).mapToObj(steps -> to(from, steps)).toList();
  }
}
