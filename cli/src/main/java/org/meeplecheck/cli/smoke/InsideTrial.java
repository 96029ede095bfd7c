package org.meeplecheck.cli.smoke;

import static java.util.function.Predicate.not;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.cli.smoke.TileTrial.Laying;
import org.meeplecheck.cli.smoke.TileTrial.Stand;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;

/**
 * Whether one id stands for the right one of the tiles with the same sides, by what a follower on
 * it gets at the end.
 *
 * <p>An answer that is that of no other tile is no mistake of this kind; it is left to the
 * scenarios.
 */
final class InsideTrial {
  private final TileTrial trial;
  private final List<Answer> answers = new ArrayList<>();

  InsideTrial(TileTrial trial) {
    this.trial = trial;
  }

  void play() {
    List<Stand> rivals = trial.rivals();
    List<Stand> left = new ArrayList<>(rivals);
    while (!left.isEmpty()) {
      Optional<Follower> best =
          followers().max((one, other) -> Long.compare(told(one, left), told(other, left)));
      if (best.isEmpty() || told(best.get(), left) == 0) {
        break;
      }
      Follower follower = best.get();
      answers.add(new Answer(follower, points(follower)));
      left.removeIf(stand -> tells(follower, stand));
    }
    if (!answers.stream().allMatch(answer -> answer.agrees(trial.right()))) {
      List<Stand> alike =
          rivals.stream()
              .filter(stand -> answers.stream().allMatch(answer -> answer.agrees(stand)))
              .toList();
      if (!alike.isEmpty()) {
        throw misfit(alike);
      }
    }
  }

  private long told(Follower follower, List<Stand> rivals) {
    return rivals.stream().filter(stand -> tells(follower, stand)).count();
  }

  /** Whether the answer leaves no doubt between the tile and that one. */
  private boolean tells(Follower follower, Stand rival) {
    Set<Integer> own = follower.points(trial.right());
    Set<Integer> other = follower.points(rival);
    return own.isEmpty() ? !other.isEmpty() : own.stream().noneMatch(other::contains);
  }

  /** Every follower on a city, a road or a monastery, wherever the tile fits. */
  private Stream<Follower> followers() {
    return trial.layings().stream()
        .filter(at -> TileTrial.fits(trial.right(), at))
        .flatMap(at -> Stream.concat(Stream.of(monk(at)), onPorts(at)));
  }

  private static Follower monk(Laying at) {
    return new Follower(at, Optional.empty(), Place.monastery(at.spot().square()));
  }

  private Stream<Follower> onPorts(Laying at) {
    return trial.tile().segments(Rotation.ofDegrees(at.degrees())).stream()
        .filter(not(segment -> segment.kind() == FeatureKind.FIELD))
        .flatMap(segment -> segment.ports().stream().map(port -> on(at, segment, port)));
  }

  private static Follower on(Laying at, Segment segment, Port port) {
    Place place = Place.segment(at.spot().square(), segment.kind(), port);
    return new Follower(at, Optional.of(port), place);
  }

  /** What the follower gets; empty if it is refused. */
  private Optional<Integer> points(Follower follower) {
    Bench bench = trial.bench();
    Bout bout = bench.open(trial.box(), bench.seats(), true, trial.tile().id());
    Player red = bout.mover();
    bout.announce();
    int before = bout.points(red);
    bout.require(bout.placement(follower.at().spot().square(), follower.at().degrees()));
    Optional<Integer> points =
        bout.accepts(bout.deployment(follower.place()))
            ? Optional.of(bout.points(red) - before)
            : Optional.empty();
    bench.close(bout);
    return points;
  }

  private Misfit misfit(List<Stand> alike) {
    Answer odd =
        answers.stream().filter(not(a -> a.agrees(trial.right()))).findFirst().orElseThrow();
    Follower follower = odd.follower();
    Set<Integer> due = follower.points(trial.right());
    return new Misfit(
        String.format(
            "a follower on \"%s\" of %s %s to %s",
            follower.place(),
            trial.tile(),
            follower.at(),
            due.isEmpty() ? "be refused" : "score " + words(due) + " at the end"),
        (odd.points().isEmpty() ? "it is refused" : "it scores " + odd.points().get())
            + ": it has what is inside of "
            + Stand.words(alike, trial.tile()),
        trial.mend());
  }

  private static String words(Set<Integer> points) {
    return points.stream().sorted().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  /**
   * A follower that is tried.
   *
   * @param at how the tile lies
   * @param port a port of its segment; empty for the monastery
   * @param place where it is to stand
   */
  private record Follower(Laying at, Optional<Port> port, Place place) {

    Set<Integer> points(Stand stand) {
      return stand.at(at).points(port);
    }
  }

  /** What a follower got. */
  private record Answer(Follower follower, Optional<Integer> points) {

    boolean agrees(Stand stand) {
      Set<Integer> possible = follower.points(stand);
      return points.map(possible::contains).orElse(possible.isEmpty());
    }
  }
}
