package org.meeplecheck.reference.mutant;

import java.util.Set;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.darmstadt.Darmstadt;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Player;

/** Darmstadt whose church pays the owner of its monk alone. */
final class MonkDarmstadt extends Darmstadt {

  MonkDarmstadt(Options options, Majority majority) {
    super(options, majority);
  }

  @Override
  protected Set<Player> churchgoers(Table table, Completion completion) {
    return completion.majority();
  }
}
