package org.meeplecheck.reference.mutant;

import java.util.stream.Stream;
import org.meeplecheck.reference.expansion.wheel.Plague;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Piece;

/** A plague that reaches the crown spaces. */
final class CrownPlague extends Plague {

  @Override
  protected Stream<Piece> withinReach(Table table) {
    return table.followers().stream();
  }
}
