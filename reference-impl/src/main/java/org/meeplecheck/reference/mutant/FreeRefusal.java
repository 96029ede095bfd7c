package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.porxada.Porxada;
import org.meeplecheck.reference.expansion.porxada.Swap;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;

/** La Porxada whose swap is refused for nothing. */
final class FreeRefusal extends Porxada {

  FreeRefusal(Options options) {
    super(options);
  }

  @Override
  protected List<Step> refused(Swap swap) {
    return List.of();
  }
}
