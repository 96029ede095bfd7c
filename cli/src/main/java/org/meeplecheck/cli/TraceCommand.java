package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Version;
import org.meeplecheck.reports.ReportException;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.reports.trace.Script;
import org.meeplecheck.reports.trace.Trace;
import org.meeplecheck.reports.trace.TraceFilter;
import org.meeplecheck.reports.trace.TraceJson;
import org.meeplecheck.reports.trace.TraceText;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Follows each clause to the scenarios that a run executed. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Follow each clause to the scenarios that a run executed, and to their verdicts.",
      "It reads the report of a run. A scenario counts as executed if it is PASS, WARN, FAIL or FLAKY: of"
          + " the others nobody knows what the engine does. A gap is a testable clause without an executed scenario, a"
          + " scenario without a clause or with more than two, a tag that is no clause, or a sentence"
          + " that no executed scenario uses."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  no gap",
      "    1  a gap; with filters, one that concerns a clause that they select",
      "    3  no report, a partial one, or one of other clauses or scenarios; another mistake",
      "       in the command line; or the output cannot be written",
      "    5  the filters select no clause",
      "    6  the suite is wrong: a spec or feature file",
      "",
      "Examples:",
      "  meeplecheck trace",
      "  meeplecheck trace --set wheel --strength required --scenarios",
      "  meeplecheck trace --document porxada-nl --json",
      "  meeplecheck trace --from target/roses --clause WR-13"
    })
final class TraceCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Option(
      names = "--from",
      paramLabel = "DIR",
      defaultValue = "target/meeplecheck",
      description = "The directory with report.jsonl; default: target/meeplecheck.")
  private Path from = Path.of("target/meeplecheck");

  @Mixin private ClauseFilters filters = new ClauseFilters();

  @Option(
      names = "--scenarios",
      description = "List the scenarios of each clause with their verdicts.")
  private boolean scenarios;

  @Option(names = "--json", description = "As one JSON object, with the scenarios of each clause.")
  private boolean json;

  @Mixin private FeaturePaths features = new FeaturePaths();

  TraceCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Spec spec = surroundings.spec().get();
    TraceFilter filter = filters.wanted(spec);
    Playbook playbook = features.open(surroundings);
    RunReport run = report(spec);
    Script script =
        features.isEmpty()
            ? Scripts.ofSuite(spec, playbook.scenarios())
            : Scripts.ofUser(playbook.scenarios());
    requireSame(run, playbook);
    Trace trace = Trace.of(spec, run, script).only(filter);
    if (trace.clauses().isEmpty()) {
      throw new Stop(ExitCode.NOTHING, "nothing is selected: no clause has " + filters);
    }
    print(spec, run, playbook, trace);
    ExitCode code = trace.gaps().isEmpty() ? ExitCode.OK : ExitCode.UNEXPECTED;
    return code.or(complain(playbook)).number();
  }

  private RunReport report(Spec spec) {
    if (from.toString().isBlank()) {
      throw new Stop(ExitCode.USAGE, "--from is empty: name a directory, or leave the option out");
    }
    try {
      RunReport run = RunReport.read(from);
      if (!run.isOf(spec)) {
        throw stale("is of other clauses than those of today", "");
      }
      if (!run.suite().equals(Version.current())) {
        throw stale("is of the suite " + run.suite() + ", and this is " + Version.current(), "");
      }
      return run;
    } catch (ReportException e) {
      throw new Stop(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** What a report does not tell is looked up by the ids of its scenarios. */
  private void requireSame(RunReport run, Playbook playbook) {
    requireSameFeatures(run);
    Map<String, List<String>> clauses =
        playbook.scenarios().stream()
            .collect(Collectors.toMap(Scenario::id, Scenario::clauses, (first, second) -> first));
    for (RunReport.Entry entry : run.entries()) {
      if (entry.verdict() != Verdict.SUITE_ERROR) {
        requireSame(entry, clauses.get(entry.id()));
      }
    }
    if (!run.scenarios().equals(Imprint.of(playbook.scenarios()))) {
      throw stale("is of other scenarios than those of today", "");
    }
  }

  private void requireSameFeatures(RunReport run) {
    boolean own = FeaturePaths.areIn(run.options());
    if (own && features.isEmpty()) {
      throw stale("is of feature files of your own", ", or name them with --features");
    }
    if (!own && !features.isEmpty()) {
      throw stale("is of the suite's own scenarios", ", or leave --features out");
    }
  }

  private void requireSame(RunReport.Entry entry, @Nullable List<String> clauses) {
    String whose = features.isEmpty() ? "the suite" : "your feature files";
    if (clauses == null) {
      throw stale("has the scenario " + entry.id() + ", which is not in " + whose, "");
    }
    if (!clauses.equals(entry.clauses())) {
      throw stale("has other clauses of the scenario " + entry.id() + " than " + whose, "");
    }
  }

  private Stop stale(String why, String otherwise) {
    return new Stop(
        ExitCode.USAGE,
        "the report in \""
            + from
            + "\" "
            + why
            + ": run the suite again, with 'meeplecheck run --out "
            + from
            + "'"
            + otherwise);
  }

  private void print(Spec spec, RunReport run, Playbook playbook, Trace trace) {
    Terminal terminal = surroundings.terminal();
    int all = playbook.scenarios().size() + playbook.faults().size();
    if (json) {
      terminal.print(TraceJson.of(spec, run, all, trace));
      return;
    }
    terminal.print(TraceText.of(spec, trace, scenarios));
    terminal.println("By the run of " + run.engine() + "." + part(run.planned(), all));
  }

  private static String part(int planned, int all) {
    return planned >= all
        ? ""
        : " It had only "
            + planned
            + " of the "
            + all
            + " scenarios: a gap may be of its filters alone,"
            + " and \"kept\" may rest on a part of the scenarios of a clause.";
  }

  private ExitCode complain(Playbook playbook) {
    List<String> faults = FeaturePaths.faults(playbook.scenarios(), playbook.faults());
    faults.forEach(surroundings.terminal()::complain);
    return faults.isEmpty() ? ExitCode.OK : ExitCode.SUITE;
  }
}
