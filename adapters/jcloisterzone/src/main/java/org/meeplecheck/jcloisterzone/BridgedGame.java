package org.meeplecheck.jcloisterzone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.jcloisterzone.MatchedTiles.Match;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/**
 * A game of JCloisterZone, one decision at a time.
 *
 * <p>It draws by itself, together with what it discards, so a draw is held back here until it is
 * announced. It does not ask who cannot deploy, so that question is asked here. An illegal message
 * ends it, so a move is sent only if it is among the options of its last state.
 */
final class BridgedGame implements Game {
  private final Setup setup;
  private final MatchedTiles tiles;
  private final Dialogue engine;
  private final Draws draws;
  private final Chronicle chronicle;
  private Step step = Step.DRAW;
  private int mover;

  /** A game that begins. */
  BridgedGame(Setup setup, MatchedTiles tiles, Exchange exchange) {
    this.setup = setup;
    this.tiles = tiles;
    this.draws = new Draws(setup.chance().outcomes(), tiles);
    this.chronicle = new Chronicle(setup.players());
    this.engine = new Dialogue(exchange, setup, tiles);
  }

  /** What is asked next. */
  private enum Step {
    DRAW,
    PLACE,
    DEPLOY,
    OVER
  }

  @Override
  public Decision decision() {
    return switch (step) {
      case DRAW -> new Decision.Pending("draw", asked(), false);
      case PLACE -> new Decision.Pending("place", asked(), false);
      case DEPLOY -> new Decision.Pending("deploy", asked(), true);
      case OVER -> new Decision.GameOver();
    };
  }

  private Player asked() {
    return setup.players().get(mover);
  }

  @Override
  public Outcome play(Move move) {
    if (step == Step.OVER) {
      return refused(Reason.WRONG_DECISION, "the game is over");
    }
    if (move.player() != asked()) {
      return refused(Reason.NOT_YOUR_TURN, "the game waits for " + asked());
    }
    if (step == Step.DRAW && move instanceof Move.Announce announce) {
      return draw(announce.result());
    }
    if (step == Step.PLACE && move instanceof Move.Place place) {
      return place(place);
    }
    if (step == Step.DEPLOY && move instanceof Move.Deploy deploy) {
      return deploy(deploy);
    }
    if (step == Step.DEPLOY && move instanceof Move.Pass) {
      return pass();
    }
    return refused(Reason.WRONG_DECISION, "the game waits for: " + decision());
  }

  private static Outcome refused(Reason reason, String text) {
    return new Outcome.Refused(reason, text);
  }

  private Outcome draw(Chance.Result result) {
    if (!draws.next().equals(Optional.of(result))) {
      return refused(Reason.OTHER, "the next outcome is " + draws.next() + ", not " + result);
    }
    if (draws.announce(state())) {
      return new Outcome.Accepted(afterDiscarding(result.value()));
    }
    step = Step.PLACE;
    return new Outcome.Accepted(List.of());
  }

  private List<Event> afterDiscarding(String tile) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.Discarded(Phase.DRAW, asked(), tile));
    events.addAll(end());
    return events;
  }

  private State state() {
    return engine.state();
  }

  private Outcome place(Move.Place move) {
    Action action = state().action();
    Match tile = tiles.theirs(action.tileInHand().orElseThrow());
    Set<?> rotations = action.placements().getOrDefault(move.square(), Set.of());
    if (!rotations.contains(tile.theirs(move.rotation()))) {
      return Refusal.of(state(), move).outcome();
    }
    engine.place(tile, move.square(), move.rotation());
    step = Step.DEPLOY;
    return new Outcome.Accepted(chronicle.points(state(), Phase.PLACE));
  }

  private Outcome deploy(Move.Deploy move) {
    Optional<Pointer> to =
        state().action().deployments().stream()
            .filter(region -> region.holds(move.to()))
            .map(region -> region.parts().get(0))
            .findFirst();
    Optional<String> follower = state().nextFollower(mover);
    if (to.isEmpty() || follower.isEmpty() || !move.figure().equals(Figure.SMALL)) {
      return Refusal.of(state(), move, mover).outcome();
    }
    engine.deploy(to.get(), follower.get());
    return new Outcome.Accepted(commit());
  }

  private Outcome pass() {
    engine.pass();
    return new Outcome.Accepted(commit());
  }

  private List<Event> commit() {
    State before = state();
    engine.commit();
    step = Step.DRAW;
    mover = state().action().player().orElse((mover + 1) % setup.players().size());
    List<Event> events = new ArrayList<>(chronicle.points(state(), Phase.SCORE));
    events.addAll(chronicle.returned(before, state()));
    events.addAll(end());
    return events;
  }

  /** The final scoring, which stays hidden while a drawn tile is held back. */
  private List<Event> end() {
    if (!state().isOver() || !setup.chance().ends() || !draws.areAllDiscardsTold(state())) {
      return List.of();
    }
    step = Step.OVER;
    return chronicle.finalPoints(state());
  }

  @Override
  public Set<Move> legalMoves() {
    return switch (step) {
      case DRAW -> Options.draws(asked(), draws.next());
      case PLACE -> Options.placements(asked(), state(), tiles);
      case DEPLOY -> Options.deployments(asked(), state());
      case OVER -> Set.of();
    };
  }

  @Override
  public Snapshot snapshot() {
    Standing standing = new Standing(setup.players(), tiles, chronicle);
    return standing.of(state(), step == Step.OVER);
  }

  @Override
  public void close() {
    engine.end();
  }
}
