package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

class EngineCallsTest {
  private final List<String> calls = new ArrayList<>();
  private final EngineCalls engine = new EngineCalls(new Counting());

  @BeforeEach
  void open() {
    engine.newGame(
        new Setup(
            List.of(Player.RED, Player.BLUE),
            Composition.BASE,
            "D",
            new Chance(List.of(Chance.Result.tile("U")), true)));
  }

  @Test
  void the_state_is_asked_for_once_until_a_move_is_played() {
    assertEquals(0, engine.snapshot().points(Player.RED));
    engine.snapshot();
    engine.play(new Move.Pass(Player.RED));
    assertEquals(1, engine.snapshot().points(Player.RED));
    engine.snapshot();
    assertEquals(List.of("newGame", "snapshot", "play", "snapshot"), calls);
  }

  @Test
  void whatever_else_is_asked_the_state_is_asked_for_again_after_it() {
    engine.snapshot();
    engine.legalMoves();
    engine.snapshot();
    assertThrows(Finding.class, engine::forked);
    engine.snapshot();
    engine.decision();
    engine.snapshot();
    assertEquals(
        List.of("newGame", "snapshot", "legalMoves", "snapshot", "snapshot", "snapshot"), calls);
  }

  /** A point is made by each move. */
  private final class Counting implements Engine, Game {
    private int points;

    @Override
    public Manifest manifest() {
      throw new AssertionError("not asked for");
    }

    @Override
    public Game newGame(Setup setup) {
      calls.add("newGame");
      return this;
    }

    @Override
    public Decision decision() {
      return new Decision.GameOver();
    }

    @Override
    public Outcome play(Move move) {
      calls.add("play");
      points++;
      return new Outcome.Accepted(List.of());
    }

    @Override
    public Set<Move> legalMoves() {
      calls.add("legalMoves");
      return Set.of();
    }

    @Override
    public Snapshot snapshot() {
      calls.add("snapshot");
      return new Snapshot(Map.of(Player.RED, points), Map.of(), List.of(), List.of(), List.of());
    }

    @Override
    public void close() {
      calls.add("close");
    }
  }
}
