package org.meeplecheck.reference.rules;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.spec.FeatureKind;

/** What is left on the board at the end is scored once; the followers stay (BG-50 to BG-59). */
final class ScoreFinally implements Action {
  private final Majority majority;
  private final Worth worth;
  private final FarmScoring farms;
  private final Contacts contacts;

  ScoreFinally(Majority majority, Worth worth, FarmScoring farms, Contacts contacts) {
    this.majority = majority;
    this.worth = worth;
    this.farms = farms;
    this.contacts = contacts;
  }

  @Override
  public void run(Turn turn) {
    List<Award> awards = new ArrayList<>();
    List<Farm> fields = new ArrayList<>();
    for (Feature feature : turn.table().board().occupied()) {
      if (feature.kind() == FeatureKind.FIELD) {
        fields.add(new Farm(feature.place(), feature.followers(), contacts.cities(feature)));
      } else {
        awards.add(award(feature));
      }
    }
    awards.addAll(farms.awards(fields, majority));
    turn.first(awards);
  }

  private Award award(Feature feature) {
    return new Award(
        Phase.FINAL,
        feature.kind().word(),
        feature.place(),
        majority.among(feature.followers()),
        worth.incomplete(feature));
  }
}
