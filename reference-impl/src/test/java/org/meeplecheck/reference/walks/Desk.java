package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.walks.Census.Case;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/**
 * Where engine and second opinion meet: a move is played as soon as the second opinion has said all
 * that happens up to the next decision.
 */
final class Desk {
  private static final Figure TOKEN = new Figure("token");

  private final Deal deal;
  private final Position position;
  private final Game game;
  private final Census census;
  private final List<Move> moves = new ArrayList<>();
  private final List<Event> expected = new ArrayList<>();
  private @Nullable Move next;
  private @Nullable Place lastCity;
  private @Nullable Game twin;
  private int movesBeforeTwin;

  Desk(Deal deal, Position position, Game game, Census census) {
    this.deal = deal;
    this.position = position;
    this.game = game;
    this.census = census;
  }

  String context() {
    int from = Math.max(0, moves.size() - 4);
    return deal + ", move " + moves.size() + ", after " + moves.subList(from, moves.size());
  }

  /** The next move, and nothing yet of what it brings. */
  void plays(Move move) {
    next = move;
  }

  void expects(Event event) {
    expected.add(event);
  }

  /** A follower goes from one place to another. */
  void expectsMoved(Phase phase, Piece piece, Place to) {
    expects(new Event.Moved(phase, piece, to));
  }

  /** The city there is paid after all others. */
  void expectsLastOfCities(Place city) {
    lastCity = city;
  }

  /** Points, which are paid at once. */
  void expectsPaid(Phase phase, List<Gain> gains) {
    position.pay(gains);
    gains.forEach(gain -> expects(Terms.scored(phase, gain)));
  }

  /** The engine asks that player that, and takes those answers and no other. */
  void asks(String decision, Player player, Set<Move> answers) {
    settle();
    boolean mayPass = answers.stream().anyMatch(move -> move instanceof Move.Pass);
    assertEquals(new Decision.Pending(decision, player, mayPass), game.decision(), this::context);
    assertEquals(answers, game.legalMoves(), this::context);
    census.count(Case.LEGAL_SET);
  }

  /** The game is over, or it waits for a draw that does not come. */
  void ends(Decision last) {
    settle();
    assertEquals(last, game.decision(), this::context);
    assertEquals(Set.of(), game.legalMoves(), this::context);
  }

  /** Plays the move; the events may come in any order within a phase. */
  private void settle() {
    Move move = next;
    if (move != null) {
      moves.add(move);
      Outcome outcome = game.play(move);
      List<Event> events =
          assertInstanceOf(Outcome.Accepted.class, outcome, this::context).events();
      assertEquals(sorted(expected), sorted(events), this::context);
      List<Phase> phases = events.stream().map(Event::phase).toList();
      assertEquals(phases.stream().sorted().toList(), phases, this::context);
      assertOrderOfCities(events);
      expected.clear();
      next = null;
    }
    position.assertShown(game.snapshot(), this::context);
  }

  private void assertOrderOfCities(List<Event> events) {
    Place city = lastCity;
    if (city != null) {
      List<Place> paid =
          events.stream()
              .filter(event -> event instanceof Event.Scored)
              .map(event -> (Event.Scored) event)
              .filter(scored -> scored.phase() == Phase.FINAL && scored.reason().equals("city"))
              .map(Event.Scored::feature)
              .distinct()
              .toList();
      assertEquals(city, paid.get(paid.size() - 1), this::context);
    }
  }

  /**
   * Events as text; the points of farms in one sum, since they may be named by field or by city,
   * and no tokens, since the snapshot tells who has one.
   */
  private static List<String> sorted(List<Event> events) {
    Map<Player, Integer> farms = new TreeMap<>();
    List<String> lines = new ArrayList<>();
    for (Event event : events) {
      if (event instanceof Event.Scored scored && scored.reason().equals("farm")) {
        farms.merge(scored.player(), scored.points(), Integer::sum);
      } else if (!(event instanceof Event.Moved moved && moved.piece().figure().equals(TOKEN))) {
        lines.add(event.phase() + " " + event);
      }
    }
    farms.forEach((player, sum) -> lines.add("FINAL " + player + " scores " + sum + " for farms"));
    return lines.stream().sorted().toList();
  }

  /** Keeps a fork, for {@link #assertTwin()}. */
  void fork() {
    if (twin == null) {
      twin = game.fork();
      movesBeforeTwin = moves.size();
    }
  }

  /** A fork that the game has left behind comes to the same end by the same moves. */
  void assertTwin() {
    Game fork = twin;
    if (fork != null) {
      census.count(Case.FORK_PLAYED_TO_THE_END);
      for (Move move : moves.subList(movesBeforeTwin, moves.size())) {
        assertInstanceOf(Outcome.Accepted.class, fork.play(move), this::context);
      }
      assertEquals(game.snapshot(), fork.snapshot(), this::context);
      assertEquals(game.decision(), fork.decision(), this::context);
    }
  }
}
