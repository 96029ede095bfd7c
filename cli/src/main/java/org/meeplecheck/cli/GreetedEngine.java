package org.meeplecheck.cli;

import java.util.Objects;
import java.util.function.Supplier;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;

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
   * @throws Stop if it throws, or says nothing
   */
  static GreetedEngine start(String name, Supplier<Engine> maker) {
    try {
      Engine engine = maker.get();
      return new GreetedEngine(
          engine, Objects.requireNonNull(engine.manifest(), "it has no manifest"));
    } catch (Stop e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new Stop(
          ExitCode.ENGINE,
          "the engine \"" + name + "\" did not start: " + said(e) + " (" + origin(e) + ")");
    }
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
