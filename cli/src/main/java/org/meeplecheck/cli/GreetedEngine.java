package org.meeplecheck.cli;

import java.util.Objects;
import java.util.function.Supplier;
import org.meeplecheck.features.Claims;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.spec.Spec;

/**
 * An engine that has started and has said what it is; it is not asked again.
 *
 * @param engine the engine itself
 * @param manifest what it said
 */
record GreetedEngine(Engine engine, Manifest manifest) implements Engine {

  /**
   * Starts an engine.
   *
   * @throws Stop if it throws, says nothing, or declares what does not exist
   */
  static GreetedEngine start(String name, Supplier<Engine> maker) {
    try {
      Engine engine = maker.get();
      GreetedEngine greeted =
          new GreetedEngine(
              engine, Objects.requireNonNull(engine.manifest(), "it has no manifest"));
      greeted.requireKnownWords(name);
      return greeted;
    } catch (Stop e) {
      throw e;
    } catch (EngineFault e) {
      throw new Stop(
          ExitCode.ENGINE, "the engine \"" + name + "\" did not start: " + e.getMessage());
    } catch (RuntimeException | Error e) {
      throw new Stop(
          ExitCode.ENGINE,
          "the engine \"" + name + "\" did not start: " + said(e) + " (" + origin(e) + ")");
    }
  }

  private void requireKnownWords(String name) {
    new Claims(Spec.bundled(), manifest)
        .unknown()
        .ifPresent(
            fault -> {
              close();
              throw new Stop(
                  ExitCode.ENGINE, "the engine \"" + name + "\" did not start: " + fault);
            });
  }

  private static String said(Throwable e) {
    String message = e.getMessage();
    String type = e.getClass().getSimpleName();
    return message == null || message.isBlank() ? type : type + ": " + message;
  }

  private static String origin(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return trace.length == 0 ? "unknown place" : "at " + trace[0];
  }

  @Override
  public Game newGame(Setup setup) {
    return engine.newGame(setup);
  }

  @Override
  public Components components(Composition composition) {
    return engine.components(composition);
  }

  @Override
  public void close() {
    engine.close();
  }

  /** Closes the engine; says so if it throws, since the fault is then not in a scenario. */
  ExitCode leave(Terminal terminal) {
    try {
      close();
      return ExitCode.OK;
    } catch (RuntimeException | Error e) {
      terminal.complain("the engine could not be closed: " + said(e) + " (" + origin(e) + ")");
      return ExitCode.UNEXPECTED;
    }
  }
}
