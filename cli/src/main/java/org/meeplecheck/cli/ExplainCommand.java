package org.meeplecheck.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains a clause, a ruling or a set. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Explain a clause: what it says, where it comes from, what tests it.",
      "Or a ruling, with its options and sources; or a set, with all that it brings."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  there is such a clause, ruling or set",
      "    3  there is none, another mistake in the command line, or the output cannot be written",
      "    6  the suite is wrong: a spec or feature file",
      "",
      "Examples:",
      "  meeplecheck explain WR-13",
      "  meeplecheck explain base.farm-scoring",
      "  meeplecheck explain darmstadt"
    })
final class ExplainCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "CLAUSE",
      description = "The id of the clause, such as BG-37, WR-13 or DA-25; or of a ruling or a set.")
  private String id = "";

  @Mixin private FeaturePaths features = new FeaturePaths();

  ExplainCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Spec spec = surroundings.spec().get();
    Optional<String> sheet =
        spec.ruling(id)
            .map(ruling -> new RulingExplanation(spec, ruling).toString())
            .or(() -> spec.set(id).map(set -> new SetExplanation(spec, set).toString()));
    if (sheet.isPresent()) {
      surroundings.terminal().print(sheet.get());
      return ExitCode.OK.number();
    }
    return explain(spec, spec.clause(id).orElseThrow(() -> unknown(spec)));
  }

  private int explain(Spec spec, Clause clause) {
    Terminal terminal = surroundings.terminal();
    Playbook playbook = features.open(surroundings);
    List<Scenario> scenarios =
        playbook.scenarios().stream().filter(s -> s.clauses().contains(id)).toList();
    terminal.print(new Explanation(spec, clause, scenarios).toString());
    List<String> faults = FeaturePaths.faults(scenarios, playbook.faults());
    faults.forEach(terminal::complain);
    return (faults.isEmpty() ? ExitCode.OK : ExitCode.SUITE).number();
  }

  private Stop unknown(Spec spec) {
    List<String> known =
        Stream.of(
                spec.clauses().map(Clause::id),
                spec.rulings().map(Ruling::id),
                spec.sets().stream().map(RuleSet::id))
            .flatMap(ids -> ids)
            .toList();
    return new Stop(
        ExitCode.USAGE,
        "there is no clause, ruling or set \"" + id + "\"" + Closest.hint(id, known));
  }
}
