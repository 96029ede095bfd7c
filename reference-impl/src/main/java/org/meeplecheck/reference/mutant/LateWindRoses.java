package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.expansion.windroses.Sections;
import org.meeplecheck.reference.expansion.windroses.WindRoses;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;

/** Wind roses whose points come after the scoring of the turn. */
final class LateWindRoses extends WindRoses {

  LateWindRoses(Options options) {
    super(new Sections(options));
  }

  @Override
  public List<Step> placed(Table table) {
    return List.of();
  }

  @Override
  public List<Step> turnEnds(Table table) {
    return points(table, Phase.SCORE);
  }
}
