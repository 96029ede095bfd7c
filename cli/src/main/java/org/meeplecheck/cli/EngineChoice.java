package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.wire.Timeouts;
import picocli.CommandLine.Option;

/** The options that say which engine is judged, and how it is started. */
final class EngineChoice {
  private static final String REFERENCE = "reference";
  private static final int RESTARTS = 20;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = REFERENCE,
      description = {
        "The engine to judge: reference (the default), mutant:NAME, which has one fault,",
        "jar:PATH, an adapter in a jar, or 'cmd:PROGRAM ARGUMENTS', a program that speaks the"
            + " protocol."
      })
  private String name = REFERENCE;

  @Option(
      names = "--isolate",
      negatable = true,
      description =
          "Run a Java engine in a process of its own, so that a crash or a hang costs one scenario;"
              + " a jar: engine does so by default where CI is set.")
  private @Nullable Boolean isolated;

  @Option(
      names = "--timeout-scale",
      paramLabel = "FACTOR",
      defaultValue = "1",
      description =
          "How many times as long an engine in a process of its own may take: 30 s to start, 5 s a"
              + " request, 60 s a scenario.")
  private double timeoutScale = 1;

  @Option(
      names = "--restarts",
      paramLabel = "N",
      defaultValue = "" + RESTARTS,
      description = "How often its process may be started again after a fault; default: 20.")
  private int restarts = RESTARTS;

  /** The engine as it was named. */
  String name() {
    return name;
  }

  /**
   * What starts the engine.
   *
   * @throws Stop if there is none of that name, or an option has no sense
   */
  Supplier<Engine> maker(Engines engines) {
    if (!(timeoutScale > 0) || timeoutScale > 1000) {
      throw new Stop(
          ExitCode.USAGE,
          "--timeout-scale is " + timeoutScale + ": name a number from 0.001 to 1000");
    }
    if (restarts < 0) {
      throw new Stop(ExitCode.USAGE, "--restarts is " + restarts + ": name 0 or more");
    }
    Launch launch = new Launch(isIsolated(), Timeouts.STANDARD.scaled(timeoutScale), restarts);
    return maker(engines, name, launch);
  }

  /**
   * What starts an engine.
   *
   * @throws Stop if there is none of that name
   */
  static Supplier<Engine> maker(Engines engines, String name, Launch launch) {
    return engines
        .find(name, launch)
        .orElseThrow(
            () ->
                new Stop(
                    ExitCode.USAGE,
                    "unknown --engine \"" + name + "\"" + nearest(name, engines.names())));
  }

  private boolean isIsolated() {
    return isolated == null ? name.startsWith("jar:") && isInCi() : isolated;
  }

  private static boolean isInCi() {
    String ci = System.getenv("CI");
    return ci != null && !ci.isEmpty() && !ci.equals("false");
  }

  private static String nearest(String name, List<String> names) {
    return Closest.to(name, names).isEmpty()
        ? "; the engines are " + String.join(", ", names)
        : Closest.hint(name, names);
  }

  /** The options to be given again for the same engine, started in the same way. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    if (!name.equals(REFERENCE)) {
      options.addAll(List.of("--engine", name));
    }
    if (isolated != null || isIsolated()) {
      options.add(isIsolated() ? "--isolate" : "--no-isolate");
    }
    if (timeoutScale != 1) {
      options.addAll(List.of("--timeout-scale", Double.toString(timeoutScale)));
    }
    return options;
  }
}
