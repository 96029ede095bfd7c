package org.meeplecheck.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains a clause. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = "Explain a clause: what it says, where it comes from, what tests it.",
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  there is such a clause",
      "    3  there is none, another mistake in the command line, or the output cannot be written",
      "    6  the suite is wrong: a spec or feature file",
      "",
      "Example:",
      "  meeplecheck explain WR-13"
    })
final class ExplainCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "CLAUSE",
      description = "The id of the clause, such as BG-37, WR-13 or DA-25.")
  private String id = "";

  @Mixin private FeaturePaths features = new FeaturePaths();

  ExplainCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Spec spec = surroundings.spec().get();
    Terminal terminal = surroundings.terminal();
    Clause clause = spec.clause(id).orElseThrow(() -> unknown(spec));
    Playbook playbook = features.open(surroundings);
    List<Scenario> scenarios =
        playbook.scenarios().stream().filter(s -> s.clauses().contains(id)).toList();
    terminal.print(new Explanation(spec, clause, scenarios).toString());
    List<String> faults = FeaturePaths.faults(scenarios, playbook.faults());
    faults.forEach(terminal::complain);
    return (faults.isEmpty() ? ExitCode.OK : ExitCode.SUITE).number();
  }

  private Stop unknown(Spec spec) {
    return new Stop(
        ExitCode.USAGE,
        "there is no clause \""
            + id
            + "\""
            + Closest.hint(id, spec.clauses().map(Clause::id).toList()));
  }
}
