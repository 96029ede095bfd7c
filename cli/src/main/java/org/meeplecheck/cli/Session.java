package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.reports.RunLog;
import org.meeplecheck.reports.Scoreboard;
import org.meeplecheck.reports.Scoreboard.SetScore;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.spec.Spec;

/** One run with everything around it: reports, progress, interruption, the last sentence. */
final class Session {
  private final Surroundings surroundings;
  private final Terminal terminal;
  private final Path out;
  private final SafeReports reports;
  private final RunLog log = new RunLog();
  private final AtomicBoolean interrupted = new AtomicBoolean();

  Session(Surroundings surroundings, Path out, SafeReports reports) {
    this.surroundings = surroundings;
    this.terminal = surroundings.terminal();
    this.out = out;
    this.reports = reports;
  }

  /** Runs the scenarios and tells of them. */
  ExitCode play(Playbook playbook, Engine engine, RunRequest request) {
    Interruptible run =
        new Interruptible(
            request.scenarios(), new Fanout(List.of(log, reports, new Progress(terminal))));
    surroundings.shutdown().before(() -> interrupt(run));
    try {
      RunFooter footer = playbook.run(engine, request, run);
      return interrupted.get() ? ExitCode.INTERRUPTED : conclude(footer, run.missing());
    } finally {
      surroundings.shutdown().forget();
      run.breakOff("the suite broke off");
    }
  }

  private void interrupt(Interruptible run) {
    if (run.breakOff("interrupted")) {
      interrupted.set(true);
      terminal.complain("interrupted; the report of what was done is in " + out);
    }
  }

  private ExitCode conclude(RunFooter footer, List<Scenario> missing) {
    Spec spec = surroundings.spec().get();
    new RunPrinter(spec, terminal).print(log);
    Judgement judgement = Judgement.of(footer, missing.stream().map(Scenario::id).toList());
    terminal.println(
        kept(Scoreboard.of(spec, log.results()).total())
            + judgement.sentence()
            + " The report is in "
            + out
            + ".");
    reports.trouble().ifPresent(terminal::complain);
    return reports.trouble().isPresent() ? judgement.code().or(ExitCode.USAGE) : judgement.code();
  }

  private String kept(SetScore total) {
    String engine =
        log.header().map(h -> h.engine().name() + " " + h.engine().version()).orElse("the engine");
    return engine + " keeps " + total.kept() + " of " + total.clauses() + " clauses; ";
  }
}
