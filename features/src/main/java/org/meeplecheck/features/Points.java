package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/** The points of one stretch of a game, from the end of the history or from a later draw. */
public final class Points {
  private final Playthrough play;
  private final int window;
  private final Optional<Snapshot> before;
  private final List<Event> events = new ArrayList<>();
  private boolean asserted;

  Points(Playthrough play, int window, Optional<Snapshot> before) {
    this.play = play;
    this.window = window;
    this.before = before;
  }

  int window() {
    return window;
  }

  boolean isAsserted() {
    return asserted;
  }

  void add(List<Event> more) {
    if (play.tells(Rung.EVENTS)) {
      new EventOrder(play).check(more);
      events.addAll(more);
    }
  }

  /** What has happened since the stretch began. */
  public List<Event> events() {
    return List.copyOf(events);
  }

  /** How many points a player got since the stretch began. */
  public int gain(Player player) {
    Snapshot start = before.orElseThrow(() -> Finding.suiteError("no game is open"));
    return play.engine().snapshot().points(player) - start.points(player);
  }

  /** Judges the fact of the sentence that runs now, and with the last one the totals. */
  public void check() {
    asserted = true;
    List<Plan.PointFact> facts = play.plan().facts(window);
    Plan.PointFact fact =
        play.plan()
            .factAt(play.blame().line())
            .orElseThrow(
                () -> Finding.suiteError("an assertion of points that was not read ahead"));
    boolean last = fact.equals(facts.get(facts.size() - 1));
    if (play.tells(Rung.EVENTS)) {
      fact.player().ifPresent(player -> checkReason(facts, player, fact.reason()));
      if (last) {
        checkOthers(facts);
      }
    }
    if (last) {
      play.plan().players().forEach(player -> checkTotal(facts, player));
    }
  }

  private void checkReason(List<Plan.PointFact> facts, Player player, String reason) {
    int expected = sum(facts, player, Optional.of(reason));
    int actual = given(player).getOrDefault(reason, 0);
    if (expected != actual) {
      throw mismatch(
          reason,
          player + " to score " + expected + " for " + reason,
          player + " scores " + actual + " for it");
    }
  }

  /** Points for reasons that no sentence names are wrong too. */
  private void checkOthers(List<Plan.PointFact> facts) {
    for (Player player : play.plan().players()) {
      for (String reason : given(player).keySet()) {
        checkReason(facts, player, reason);
      }
    }
  }

  private void checkTotal(List<Plan.PointFact> facts, Player player) {
    int expected = sum(facts, player, Optional.empty());
    int actual = gain(player);
    if (expected != actual) {
      throw Finding.fail(player + " to gain " + expected + " in all", player + " gains " + actual);
    }
  }

  private Map<String, Integer> given(Player player) {
    Map<String, Integer> sums = new TreeMap<>();
    for (Event event : events) {
      if (event instanceof Event.Scored scored && scored.player() == player) {
        sums.merge(scored.reason(), scored.points(), Integer::sum);
      }
    }
    return sums;
  }

  private static int sum(List<Plan.PointFact> facts, Player player, Optional<String> reason) {
    return facts.stream()
        .filter(fact -> fact.player().filter(player::equals).isPresent())
        .filter(fact -> reason.isEmpty() || reason.get().equals(fact.reason()))
        .mapToInt(Plan.PointFact::points)
        .sum();
  }

  /**
   * The first fact of a scenario is the tested one; what goes wrong for a reason of another set
   * beside it blocks the scenario.
   */
  private Finding mismatch(String reason, String expected, String actual) {
    Plan.PointFact first = play.plan().facts().get(0);
    Spec spec = play.stage().spec();
    Optional<RuleSet.ReasonTerm> term = spec.reason(reason);
    boolean ownReason =
        term.flatMap(t -> spec.clause(t.clause()))
            .flatMap(spec::setOf)
            .filter(set -> set.id().equals(play.scenario().set()))
            .isPresent();
    boolean tested =
        term.isEmpty() || ownReason || first.reason().equals(reason) || first.player().isEmpty();
    return tested
        ? Finding.fail(expected, actual)
        : Finding.blocked(term.map(RuleSet.ReasonTerm::clause).orElseThrow(), expected, actual);
  }
}
