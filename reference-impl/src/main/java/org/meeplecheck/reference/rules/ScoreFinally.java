package org.meeplecheck.reference.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.Hooks;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** What is left on the board at the end is scored once; the followers stay (BG-50 to BG-54). */
final class ScoreFinally implements Action {
  // what a rule has kept open although it is complete waits for all the others
  private static final Comparator<Feature> ORDER = Comparator.comparing(Feature::isCompleted);

  private final Majority majority;
  private final Worth worth;
  private final Hooks hooks;

  ScoreFinally(Majority majority, Worth worth, Hooks hooks) {
    this.majority = majority;
    this.worth = worth;
    this.hooks = hooks;
  }

  @Override
  public void run(Turn turn) {
    Table table = turn.table();
    turn.first(
        table.board().occupied().stream()
            .filter(feature -> feature.kind() != FeatureKind.FIELD)
            .sorted(ORDER)
            .flatMap(feature -> score(table, feature).stream())
            .toList());
  }

  private List<Step> score(Table table, Feature feature) {
    Set<Player> winners = majority.among(feature.followers());
    Set<Player> favoured =
        hooks.players(expansion -> expansion.paidAsCompleted(table, feature, winners));
    List<Step> steps = new ArrayList<>();
    steps.add(award(feature, without(winners, favoured), worth.incomplete(feature)));
    if (!favoured.isEmpty()) {
      steps.add(award(feature, favoured, worth.completed(feature)));
      Completion completion = new Completion(Phase.FINAL, feature, favoured, List.of(feature));
      steps.addAll(hooks.all(expansion -> expansion.completed(table, completion)));
    }
    return steps;
  }

  private static Set<Player> without(Set<Player> players, Set<Player> others) {
    Set<Player> rest = EnumSet.noneOf(Player.class);
    rest.addAll(players);
    rest.removeAll(others);
    return rest;
  }

  private static Award award(Feature feature, Set<Player> players, int points) {
    return new Award(Phase.FINAL, feature.kind().word(), feature.place(), players, points);
  }
}
