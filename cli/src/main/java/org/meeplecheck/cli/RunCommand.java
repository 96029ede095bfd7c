package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs scenarios against an engine. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = "Run scenarios against an engine: a verdict on each clause.",
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  complete; every verdict is PASS, WARN or UNSUPPORTED",
      "    1  a verdict is another",
      "    3  a mistake in the command line, or the report or output cannot be written",
      "    4  the engine did not start",
      "    5  nothing selected, something planned and not executed, or all UNSUPPORTED",
      "    6  the suite is wrong: a spec or feature file",
      "  130  interrupted; the partial report is written",
      "Where several hold, the first of 130, 6, 3, 4, 5, 1.",
      "",
      "Examples:",
      "  meeplecheck run",
      "  meeplecheck run --set wind-roses --engine mutant:late-rose-points",
      "  meeplecheck run --clause WR-13 --clause WR-15 --out target/roses",
      "  meeplecheck run --edition big-box-5 --ruling wheel.famine=majority",
      "  meeplecheck run --features my/own.feature"
    })
final class RunCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Mixin private Filters filters = new Filters();

  @Mixin private EngineChoice engine = new EngineChoice();

  @Mixin private FeaturePaths features = new FeaturePaths();

  @Mixin private ChosenRulings rulings = new ChosenRulings();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "target/meeplecheck",
      description = "Where report.jsonl, junit.xml and summary.md go; default: target/meeplecheck.")
  private Path out = Path.of("target", "meeplecheck");

  @Option(
      names = "--strict",
      description = "Judge recommended clauses as if they were required: FAIL instead of WARN.")
  private boolean strict;

  RunCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (out.toString().isBlank()) {
      throw new Stop(ExitCode.USAGE, "--out is empty: name a directory, or leave the option out");
    }
    Spec spec = surroundings.spec().get();
    Playbook playbook = features.open(surroundings);
    Selection selection = FeaturePaths.select(filters, playbook, spec, surroundings.terminal());
    Map<String, String> chosen = rulings.options(spec);
    Supplier<Engine> maker = engine.maker(surroundings.engines());
    SafeReports.require(out);
    surroundings.guardEngine();
    try {
      return run(playbook, selection, chosen, GreetedEngine.start(engine.name(), maker)).number();
    } finally {
      surroundings.shutdown().forget();
    }
  }

  private ExitCode run(
      Playbook playbook, Selection selection, Map<String, String> chosen, GreetedEngine started) {
    ExitCode code;
    ExitCode left;
    try {
      ChosenRulings.requirePlayed(chosen, started.manifest());
      code = play(playbook, selection, chosen, started);
    } finally {
      left = started.leave(surroundings.terminal());
    }
    return code.or(left);
  }

  private ExitCode play(
      Playbook playbook, Selection selection, Map<String, String> chosen, Engine started) {
    if (selection.scenarios().isEmpty() && playbook.faults().isEmpty()) {
      throw selection.nothing();
    }
    RunRequest request = new RunRequest(selection.scenarios(), options(), strict, chosen);
    // Opening removes the last report, so that nothing may keep the run from beginning after it.
    Spec spec = surroundings.spec().get();
    try (SafeReports reports = SafeReports.open(out, spec, Imprint.of(playbook.scenarios()))) {
      return new Session(surroundings, out, reports).play(playbook, started, request);
    }
  }

  private List<String> options() {
    List<String> options = new ArrayList<>(engine.options());
    options.addAll(features.options());
    if (strict) {
      options.add("--strict");
    }
    return options;
  }
}
