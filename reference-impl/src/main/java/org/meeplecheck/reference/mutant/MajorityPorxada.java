package org.meeplecheck.reference.mutant;

import java.util.Set;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.porxada.Porxada;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.sdk.Player;

/** La Porxada whose tokens go to the majority alone. */
final class MajorityPorxada extends Porxada {

  MajorityPorxada(Options options) {
    super(options);
  }

  @Override
  protected Set<Player> getting(Completion completion) {
    return completion.majority();
  }
}
