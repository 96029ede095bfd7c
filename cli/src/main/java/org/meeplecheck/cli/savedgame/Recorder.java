package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** The reference engine with a record of the last game that was played on it. */
public final class Recorder implements Engine {
  private final ReferenceEngine engine = new ReferenceEngine();
  private final List<Entry> entries = new ArrayList<>();
  private @Nullable Setup setup;
  private boolean refused;

  /**
   * A move that was accepted.
   *
   * @param move the move
   * @param before the decision that it answered
   * @param after the decision that came next
   */
  record Entry(Move move, Decision before, Decision after) {}

  /** How the game was opened; empty if none was. */
  Optional<Setup> setup() {
    return Optional.ofNullable(setup);
  }

  /** The moves that were accepted, in order. */
  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Whether a move was refused. */
  boolean hasRefused() {
    return refused;
  }

  @Override
  public Manifest manifest() {
    return engine.manifest();
  }

  @Override
  public Game newGame(Setup opened) {
    setup = opened;
    entries.clear();
    refused = false;
    return new RecordedGame(engine.newGame(opened));
  }

  @Override
  public Components components(Composition composition) {
    return engine.components(composition);
  }

  @Override
  public void close() {
    engine.close();
  }

  /** A game that writes down its moves. */
  private final class RecordedGame implements Game {
    private final Game game;

    RecordedGame(Game game) {
      this.game = game;
    }

    @Override
    public Decision decision() {
      return game.decision();
    }

    @Override
    public Outcome play(Move move) {
      Decision before = game.decision();
      Outcome outcome = game.play(move);
      if (outcome instanceof Outcome.Accepted) {
        entries.add(new Entry(move, before, game.decision()));
      } else {
        refused = true;
      }
      return outcome;
    }

    @Override
    public Snapshot snapshot() {
      return game.snapshot();
    }

    @Override
    public Set<Move> legalMoves() {
      return game.legalMoves();
    }

    @Override
    public Game fork() {
      return game.fork();
    }

    @Override
    public void close() {
      game.close();
    }
  }
}
