package org.meeplecheck.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.meeplecheck.cli.smoke.CheckResult;
import org.meeplecheck.cli.smoke.Smoke;
import org.meeplecheck.cli.smoke.Standing;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tells an adapter's fault from an engine's. */
@Command(
    name = "smoke",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Tell in seconds a fault of an adapter from one of its engine: short games that need nothing"
          + " of the rules but what all editions agree on."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  every check is ok, or not declared",
      "    1  a check has found a fault",
      "    3  a mistake in the command line, or the output cannot be written",
      "    4  the engine did not start",
      "  130  the process was ended, by a signal or by the engine",
      "",
      "Examples:",
      "  meeplecheck smoke --engine jar:my-adapter.jar",
      "  meeplecheck smoke --engine 'cmd:python3 my_engine.py'"
    })
final class SmokeCommand implements Callable<Integer> {
  private static final int NAME = 20;

  private final Surroundings surroundings;

  @Mixin private EngineChoice engine = new EngineChoice();

  SmokeCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    long begin = System.nanoTime();
    Supplier<Engine> maker = engine.maker(surroundings.engines());
    surroundings.guardEngine();
    try {
      return play(GreetedEngine.start(engine.name(), maker), begin).number();
    } finally {
      surroundings.shutdown().forget();
    }
  }

  private ExitCode play(GreetedEngine started, long begin) {
    Terminal terminal = surroundings.terminal();
    Spec spec = surroundings.spec().get();
    ExitCode code;
    ExitCode left;
    try {
      Manifest manifest = started.manifest();
      print(
          new CheckResult(
              "start", Standing.OK, "it is " + manifest.name() + " " + manifest.version()));
      List<CheckResult> results = new Smoke(spec, started, manifest).play(this::print);
      terminal.println("");
      terminal.println(conclusion(results, System.nanoTime() - begin));
      code = count(results, Standing.FAULT) == 0 ? ExitCode.OK : ExitCode.UNEXPECTED;
    } finally {
      left = started.leave(terminal);
    }
    return code.or(left);
  }

  private void print(CheckResult result) {
    String line =
        String.format(
            Locale.ROOT,
            "%-" + NAME + "s %-12s  %s",
            result.check(),
            result.standing().words(),
            result.sentence());
    surroundings.terminal().println(line.stripTrailing());
    surroundings.terminal().out().flush();
  }

  private static long count(List<CheckResult> results, Standing standing) {
    return results.stream().filter(result -> result.standing() == standing).count();
  }

  private static String conclusion(List<CheckResult> results, long nanos) {
    String seconds = String.format(Locale.ROOT, " In %.1f s.", nanos / 1e9);
    long faults = count(results, Standing.FAULT);
    return faults == 0
        ? "The adapter speaks; what 'meeplecheck run' finds now is the engine's rule, or the"
            + " suite's."
            + seconds
        : "Faults of the adapter: "
            + faults
            + ". Mend the first, then try again; 'meeplecheck run' would tell of them in every"
            + " scenario."
            + seconds;
  }
}
