package org.meeplecheck.reference.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.reference.board.Board;
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
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Square;

/** What the placed tile completes is scored, then the followers go back (BG-35 to BG-48). */
final class ScoreCompleted implements Action {
  private final Majority majority;
  private final Worth worth;
  private final Hooks hooks;

  ScoreCompleted(Majority majority, Worth worth, Hooks hooks) {
    this.majority = majority;
    this.worth = worth;
    this.hooks = hooks;
  }

  @Override
  public void run(Turn turn) {
    Table table = turn.table();
    List<Place> scored = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (Feature feature : completedBy(table.board(), table.placed().square())) {
      Optional<List<Step>> instead =
          hooks.first(expansion -> expansion.insteadOfScoring(table, feature));
      instead.ifPresent(steps::addAll);
      instead.ifPresentOrElse(s -> turn.keepOpen(feature), () -> scored.add(feature.place()));
    }
    steps.addAll(scoring(scored));
    turn.first(steps);
  }

  private List<Step> scoring(List<Place> scored) {
    List<Step> steps = new ArrayList<>();
    scored.forEach(place -> steps.add((Action) turn -> score(turn, place, scored)));
    steps.add((Action) turn -> sendHome(turn, scored));
    return steps;
  }

  /** The completed features on that square, and the completed monasteries around it. */
  private static List<Feature> completedBy(Board board, Square square) {
    Stream<Feature> around =
        board
            .around(square)
            .flatMap(beside -> board.features(beside).stream())
            .filter(feature -> feature.kind() == FeatureKind.MONASTERY);
    return Stream.concat(board.features(square).stream(), around)
        .filter(Feature::isCompleted)
        .distinct()
        .sorted(Comparator.comparing(Feature::place))
        .toList();
  }

  private void score(Turn turn, Place place, List<Place> together) {
    Table table = turn.table();
    Feature feature = feature(table, place);
    Set<Player> winners = majority.among(feature.followers());
    List<Step> steps = new ArrayList<>();
    steps.add(
        new Award(Phase.SCORE, feature.kind().word(), place, winners, worth.completed(feature)));
    Completion completion =
        new Completion(
            Phase.SCORE, feature, winners, together.stream().map(p -> feature(table, p)).toList());
    steps.addAll(hooks.all(expansion -> expansion.completed(table, completion)));
    turn.first(steps);
  }

  private static void sendHome(Turn turn, List<Place> completed) {
    for (Place place : completed) {
      for (Piece follower : feature(turn.table(), place).followers()) {
        turn.move(Phase.SCORE, follower, Place.SUPPLY);
      }
    }
  }

  private static Feature feature(Table table, Place place) {
    return table.board().feature(place).orElseThrow();
  }
}
