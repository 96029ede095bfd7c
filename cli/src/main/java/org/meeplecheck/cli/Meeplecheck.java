package org.meeplecheck.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.meeplecheck.features.SuiteException;
import org.meeplecheck.features.Version;
import org.meeplecheck.spec.SpecException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code meeplecheck}. */
@Command(
    name = "meeplecheck",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    description = "Says which rules of Carcassonne an engine keeps, which it breaks, and why.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  meeplecheck run",
      "  meeplecheck explain WR-13",
      "",
      "'meeplecheck COMMAND --help' tells more of each, with its exit codes."
    })
public final class Meeplecheck implements Callable<Integer> {

  @Spec private CommandSpec self = CommandSpec.create();

  private Meeplecheck() {}

  /**
   * Runs the command and ends the process with its exit code.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    System.exit(execute(Surroundings.ofProcess(), arguments));
  }

  /** Runs the command in those surroundings and gives its exit code. */
  static int execute(Surroundings surroundings, String... arguments) {
    Terminal terminal = surroundings.terminal();
    ExitCode code = ExitCode.of(outcome(surroundings, arguments));
    if (terminal.hasLost()) {
      terminal.complain(
          "the output cannot be written: see whether its disk is full or its reader has gone");
      code = code.or(ExitCode.USAGE);
    }
    return code.number();
  }

  private static int outcome(Surroundings surroundings, String... arguments) {
    try {
      return commandLine(surroundings).execute(arguments);
    } catch (Error e) {
      surroundings.terminal().complain(internal(e));
      return ExitCode.SUITE.number();
    }
  }

  private static CommandLine commandLine(Surroundings surroundings) {
    CommandLine line = new CommandLine(new Meeplecheck());
    List<Object> commands =
        List.of(
            new RunCommand(surroundings),
            new ListCommand(surroundings),
            new ExplainCommand(surroundings),
            new TraceCommand(surroundings),
            new ServeCommand(surroundings.engines()),
            new SmokeCommand(surroundings),
            new ImportCommand(surroundings),
            new ExportCommand(surroundings));
    commands.forEach(line::addSubcommand);
    Terminal terminal = surroundings.terminal();
    return line.setOut(terminal.out())
        .setErr(terminal.err())
        .setExecutionExceptionHandler((e, command, parsed) -> failed(terminal, e))
        .setParameterExceptionHandler((e, given) -> misused(terminal, e));
  }

  private static int failed(Terminal terminal, Exception e) {
    if (e instanceof Stop stop) {
      terminal.complain(stop.sentence());
      return stop.code().number();
    }
    boolean isOurs = e instanceof SpecException || e instanceof SuiteException;
    terminal.complain(isOurs ? String.valueOf(e.getMessage()) : internal(e));
    return ExitCode.SUITE.number();
  }

  private static String internal(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return "internal error, please report it: "
        + e.getClass().getName()
        + ": "
        + e.getMessage()
        + (trace.length == 0 ? "" : " (at " + trace[0] + ")");
  }

  private static int misused(Terminal terminal, ParameterException e) {
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    terminal.complain(e.getMessage() + "; see '" + command + " --help'");
    return ExitCode.USAGE.number();
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        self.commandLine(),
        "say what to do: run, list, explain, trace, serve, smoke, import or export");
  }

  /** The versions of the suite and of Java. */
  static final class Versions implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {
        "meeplecheck " + Version.current(), "Java " + System.getProperty("java.version")
      };
    }
  }
}
