package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.cli.savedgame.SavedFile;
import org.meeplecheck.cli.savedgame.SavedGameException;
import org.meeplecheck.cli.savedgame.ScenarioImport;
import org.meeplecheck.cli.savedgame.Verification;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a scenario of a saved game of JCloisterZone. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Make a scenario of a saved game of JCloisterZone (.jcz), with its assertions if it has any.",
      "The sets basic:1, wind-roses and darmstadt can be expressed, and ordinary followers. The"
          + " scenario is played on the reference engine, and what comes of it is told."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  the scenario is written, and the reference engine agrees with it",
      "    1  it is written, but the reference engine disagrees, or an assertion is left out",
      "    3  the file is no saved game, or has something that cannot be expressed; another",
      "       mistake in the command line; or the scenario cannot be written",
      "    6  the suite is wrong: a spec file, or the scenario that it made",
      "",
      "Examples:",
      "  meeplecheck import bug.jcz --out bug.feature",
      "  meeplecheck import bug.jcz --clause BG-38",
      "  meeplecheck run --features bug.feature --engine 'cmd:python3 my_engine.py'"
    })
final class ImportCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "FILE", description = "The saved game.")
  private Path file = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "FEATURE",
      description =
          "The feature file to write, which may not exist. Without it the scenario is printed.")
  private @Nullable Path out;

  @Option(
      names = "--clause",
      paramLabel = "CLAUSE",
      description =
          "A clause that the scenario tests; may be given twice. By default those of the points"
              + " that it asserts.")
  private List<String> clauses = new ArrayList<>();

  ImportCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Spec spec = surroundings.spec().get();
    requireClauses(spec);
    ScenarioImport scenario = read(spec);
    Terminal terminal = surroundings.terminal();
    write(scenario.text());
    scenario
        .leftOut()
        .forEach((text, why) -> terminal.complain("left out: \"" + text + "\": " + why));
    scenario
        .weak()
        .ifPresent(
            fact ->
                terminal.complain(
                    "it asserts only that " + fact + ": add the fact that is in question"));
    ExitCode verdict = verify(scenario.text());
    return (scenario.leftOut().isEmpty() ? verdict : verdict.or(ExitCode.UNEXPECTED)).number();
  }

  private void requireClauses(Spec spec) {
    List<String> known = spec.clauses().map(Clause::id).toList();
    for (String id : clauses) {
      if (!known.contains(id)) {
        throw new Stop(ExitCode.USAGE, "unknown --clause \"" + id + "\"" + Closest.hint(id, known));
      }
    }
    if (clauses.size() > 2) {
      throw new Stop(ExitCode.USAGE, "a scenario tests at most two clauses, not " + clauses.size());
    }
  }

  private ScenarioImport read(Spec spec) {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.jcz$", "");
    try {
      return ScenarioImport.of(spec, SavedFile.read(file), name, clauses);
    } catch (SavedGameException e) {
      throw new Stop(ExitCode.USAGE, file + ": " + e.sentence());
    }
  }

  private void write(String text) {
    Path target = out;
    if (target == null) {
      surroundings.terminal().print(text);
      return;
    }
    try {
      SavedFile.write(target, text);
    } catch (SavedGameException e) {
      throw new Stop(ExitCode.USAGE, target + ": " + e.sentence());
    }
    surroundings.terminal().println("Run it with: meeplecheck run --features " + target);
  }

  private ExitCode verify(String text) {
    Verification verification = Verification.of(text);
    Terminal terminal = surroundings.terminal();
    if (verification.verdict() == Verdict.PASS) {
      if (out != null) {
        terminal.println("The reference engine agrees with it.");
      }
      return ExitCode.OK;
    }
    boolean isOurs = verification.verdict() == Verdict.SUITE_ERROR;
    terminal.complain(
        (isOurs ? "the scenario that was made is wrong: " : "the reference engine disagrees: ")
            + verification.message());
    return isOurs ? ExitCode.SUITE : ExitCode.UNEXPECTED;
  }
}
