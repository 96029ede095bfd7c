package org.meeplecheck.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.wire.EngineServer;
import org.meeplecheck.sdk.wire.Timeouts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves an engine over stdin and stdout. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Serve an engine over stdin and stdout: a request a line in, an answer a line out, as"
          + " docs/protocol.md says. What the engine prints goes to stderr."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  the other side has said good-bye or is gone",
      "    3  a mistake in the command line",
      "    4  the engine did not start",
      "",
      "Examples:",
      "  meeplecheck serve",
      "  meeplecheck run --engine 'cmd:./meeplecheck serve'"
    })
final class ServeCommand implements Callable<Integer> {
  private static final Launch INSIDE = new Launch(false, Timeouts.STANDARD, 0);

  private final Engines engines;
  private final InputStream in;
  private final OutputStream out;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "reference",
      description = "The engine to serve: reference (the default), mutant:NAME or jar:PATH.")
  private String name = "reference";

  ServeCommand(Engines engines) {
    this(engines, System.in, new FileOutputStream(FileDescriptor.out));
  }

  ServeCommand(Engines engines, InputStream in, OutputStream out) {
    this.engines = engines;
    this.in = in;
    this.out = out;
  }

  @Override
  public Integer call() {
    System.setOut(System.err);
    try (Engine engine = GreetedEngine.start(name, EngineChoice.maker(engines, name, INSIDE))) {
      new EngineServer(engine, in, out).serve();
    } catch (IOException e) {
      throw new Stop(ExitCode.USAGE, "the talk broke off: " + e.getMessage());
    }
    return ExitCode.OK.number();
  }
}
