package org.meeplecheck.reference.rules;

import java.util.List;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.spec.FeatureKind;

/** At the end farmers are paid for the completed cities beside their fields (BG-55 to BG-59). */
final class ScoreFarms implements Action {
  private final Majority majority;
  private final FarmScoring scoring;
  private final Contacts contacts;

  ScoreFarms(Majority majority, FarmScoring scoring, Contacts contacts) {
    this.majority = majority;
    this.scoring = scoring;
    this.contacts = contacts;
  }

  @Override
  public void run(Turn turn) {
    List<Farm> farms =
        turn.table().board().occupied().stream()
            .filter(feature -> feature.kind() == FeatureKind.FIELD)
            .map(field -> farm(turn.table(), field))
            .toList();
    turn.first(scoring.awards(farms, majority));
  }

  private Farm farm(Table table, Feature field) {
    return new Farm(field.place(), field.followers(), contacts.cities(table, field));
  }
}
