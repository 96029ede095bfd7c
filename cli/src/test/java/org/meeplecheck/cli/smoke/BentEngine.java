package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Chance;
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

/** The reference engine behind an adapter that is bent at one place. */
final class BentEngine implements Engine {
  private final Engine engine = new ReferenceEngine();
  private UnaryOperator<Manifest> manifests = manifest -> manifest;
  private UnaryOperator<Setup> setups = setup -> setup;
  private UnaryOperator<Game> games = game -> game;
  private UnaryOperator<Components> boxes = components -> components;

  BentEngine withManifest(UnaryOperator<Manifest> bend) {
    manifests = bend;
    return this;
  }

  BentEngine withSetup(UnaryOperator<Setup> bend) {
    setups = bend;
    return this;
  }

  BentEngine withGame(UnaryOperator<Game> bend) {
    games = bend;
    return this;
  }

  BentEngine withBox(UnaryOperator<Components> bend) {
    boxes = bend;
    return this;
  }

  /** Moves on their way to the engine. */
  BentEngine withMove(UnaryOperator<Move> bend) {
    return withGame(
        game ->
            new Bent(game) {
              @Override
              public Outcome play(Move move) {
                return super.play(bend.apply(move));
              }
            });
  }

  /** Snapshots on their way back. */
  BentEngine withSnapshot(UnaryOperator<Snapshot> bend) {
    return withGame(game -> telling(game, bend));
  }

  private static Game telling(Game game, UnaryOperator<Snapshot> bend) {
    return new Bent(game) {
      @Override
      public Snapshot snapshot() {
        return bend.apply(super.snapshot());
      }

      @Override
      public Game fork() {
        return telling(super.fork(), bend);
      }
    };
  }

  /** A tile that the adapter takes for another one. */
  BentEngine withTile(String tile, String other) {
    return withMove(
            move ->
                move instanceof Move.Announce announce
                    ? new Move.Announce(announce.player(), swapped(announce.result(), tile, other))
                    : move)
        .withSetup(
            setup -> {
              List<Chance.Result> outcomes =
                  setup.chance().outcomes().stream()
                      .map(result -> swapped(result, tile, other))
                      .toList();
              return new Setup(
                  setup.players(),
                  setup.composition(),
                  setup.start(),
                  new Chance(outcomes, setup.chance().ends()));
            });
  }

  private static Chance.Result swapped(Chance.Result result, String tile, String other) {
    return result.value().equals(tile) ? Chance.Result.tile(other) : result;
  }

  @Override
  public Manifest manifest() {
    return manifests.apply(engine.manifest());
  }

  @Override
  public Game newGame(Setup setup) {
    return games.apply(engine.newGame(setups.apply(setup)));
  }

  @Override
  public Components components(Composition composition) {
    return boxes.apply(engine.components(composition));
  }

  /** A game that passes everything on. */
  static class Bent implements Game {
    private final Game game;

    Bent(Game game) {
      this.game = game;
    }

    @Override
    public Decision decision() {
      return game.decision();
    }

    @Override
    public Outcome play(Move move) {
      return game.play(move);
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
