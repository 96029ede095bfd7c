package org.meeplecheck.reference.expansion.darmstadt;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Square;

/** 3 points more in the city of the Darmstadtium, and around a church (DA-15 to DA-25). */
public class Darmstadt implements Expansion {
  /** The mark of the city with the Darmstadtium. */
  protected static final String DARMSTADTIUM = "darmstadtium";

  private static final String CHURCH = "church";
  private static final int POINTS = 3;

  private final Options options;
  private final Majority majority;

  /** Darmstadt under those options, with that rule of who has a majority. */
  public Darmstadt(Options options, Majority majority) {
    this.options = options;
    this.majority = majority;
  }

  @Override
  public List<Step> completed(Table table, Completion completion) {
    Feature feature = completion.feature();
    List<Step> steps = new ArrayList<>();
    if (feature.has(DARMSTADTIUM)) {
      steps.add(bonus(completion.phase(), DARMSTADTIUM, feature, completion.majority()));
    }
    if (feature.has(CHURCH) && isGiven(completion)) {
      steps.add(bonus(completion.phase(), CHURCH, feature, churchgoers(table, completion)));
    }
    return steps;
  }

  /** 3 points for each of those players. */
  protected static Award bonus(Phase phase, String reason, Feature feature, Set<Player> players) {
    return new Award(phase, reason, feature.place(), players, POINTS);
  }

  private boolean isGiven(Completion completion) {
    return completion.feature().isOccupied() || isChosen("church-without-monk", "given");
  }

  /** The players with the most followers on the church and around it, by heads (DA-24, DA-25). */
  protected Set<Player> churchgoers(Table table, Completion completion) {
    return majority.among(followersAround(table, completion));
  }

  private List<Piece> followersAround(Table table, Completion completion) {
    Square church = completion.feature().squares().iterator().next();
    List<Piece> gone =
        isChosen("church-time", "after-return") ? followersOfOthers(completion) : List.of();
    return table.board().followers().stream()
        .filter(
            follower -> follower.place().squareIfAny().filter(s -> touch(s, church)).isPresent())
        .filter(follower -> !gone.contains(follower))
        .toList();
  }

  private static List<Piece> followersOfOthers(Completion completion) {
    return completion.together().stream()
        .filter(other -> !other.equals(completion.feature()))
        .flatMap(other -> other.followers().stream())
        .toList();
  }

  private static boolean touch(Square one, Square other) {
    return Math.abs(one.x() - other.x()) <= 1 && Math.abs(one.y() - other.y()) <= 1;
  }

  private boolean isChosen(String question, String option) {
    return options.of("darmstadt." + question).equals(option);
  }
}
