package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.darmstadt.Darmstadt;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;

/** Darmstadt whose Darmstadtium pays in an unfinished city as well. */
final class GenerousDarmstadt extends Darmstadt {
  private final Majority majority;

  GenerousDarmstadt(Options options, Majority majority) {
    super(options, majority);
    this.majority = majority;
  }

  @Override
  public List<Step> completed(Table table, Completion completion) {
    // at the end every such city is paid below, once
    return completion.phase() == Phase.FINAL ? List.of() : super.completed(table, completion);
  }

  @Override
  public List<Step> finalScoring(Table table) {
    return table.board().occupied().stream()
        .filter(feature -> feature.has(DARMSTADTIUM))
        .<Step>map(city -> bonus(Phase.FINAL, DARMSTADTIUM, city, majority.among(city.followers())))
        .toList();
  }
}
