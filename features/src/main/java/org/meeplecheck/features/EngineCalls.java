package org.meeplecheck.features;

import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.sdk.verdict.EngineFault;

/** Calls the engine; what it throws becomes a verdict on the engine, never on the suite. */
final class EngineCalls {
  private final Engine engine;
  private @Nullable Game game;

  EngineCalls(Engine engine) {
    this.engine = engine;
  }

  boolean hasGame() {
    return game != null;
  }

  void newGame(Setup setup) {
    game = call("newGame", () -> engine.newGame(setup));
  }

  Components components(Composition composition) {
    return call("components", () -> engine.components(composition));
  }

  Decision decision() {
    return call("decision", game()::decision);
  }

  Outcome play(Move move) {
    return call("play(" + move + ")", () -> game().play(move));
  }

  Snapshot snapshot() {
    return call("snapshot", game()::snapshot);
  }

  Set<Move> legalMoves() {
    return call("legalMoves", () -> Set.copyOf(game().legalMoves()));
  }

  /** The state of a fork, which is closed again. */
  Snapshot forked() {
    return call(
        "fork",
        () -> {
          try (Game fork = game().fork()) {
            return fork.snapshot();
          }
        });
  }

  void close() {
    Game open = game;
    game = null;
    if (open != null) {
      call(
          "close",
          () -> {
            open.close();
            return true;
          });
    }
  }

  private Game game() {
    Game open = game;
    if (open == null) {
      throw Finding.suiteError("no game is open: begin with a game for the players");
    }
    return open;
  }

  @SuppressWarnings("CatchingUnchecked") // whatever an engine throws is its own
  private static <T> T call(String name, Supplier<@Nullable T> call) {
    @Nullable T answer;
    try {
      answer = call.get();
    } catch (Finding e) {
      throw e;
    } catch (EngineFault e) {
      throw Finding.of(e);
    } catch (UnsupportedOperationException e) {
      throw Finding.fail(
          "an answer to " + name + ", which the manifest declares", "the engine does not have it");
    } catch (Throwable e) {
      throw Finding.error(name, e);
    }
    if (answer == null) {
      throw Finding.error(name, new IllegalStateException("the answer is null"));
    }
    return answer;
  }
}
