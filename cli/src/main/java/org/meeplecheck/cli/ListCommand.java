package org.meeplecheck.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.sdk.Rung;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists scenarios. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = "List scenarios: id, clauses, name.",
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  there are some",
      "    3  a mistake in the command line, or the output cannot be written",
      "    5  nothing selected",
      "    6  the suite is wrong: a spec or feature file",
      "",
      "Examples:",
      "  meeplecheck list --clause WR-13",
      "  meeplecheck list --set darmstadt --json",
      "  meeplecheck list --rung events"
    })
final class ListCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Mixin private Filters filters = new Filters();

  @Mixin private FeaturePaths features = new FeaturePaths();

  @Option(
      names = "--rung",
      paramLabel = "RUNG",
      description =
          "Scenarios that need that rung of the engine: scores (all do), legal-moves, events,"
              + " board, fork, components.")
  private List<String> rungs = new ArrayList<>();

  @Option(names = "--json", description = "As a JSON array, with all that is known of each.")
  private boolean json;

  ListCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Terminal terminal = surroundings.terminal();
    Playbook playbook = features.open(surroundings);
    Selection selection =
        ofRungs(FeaturePaths.select(filters, playbook, surroundings.spec().get(), terminal));
    List<Scenario> scenarios = selection.scenarios();
    List<String> faults = FeaturePaths.faults(scenarios, playbook.faults());
    if (scenarios.isEmpty() && faults.isEmpty()) {
      throw selection.nothing();
    }
    terminal.print(json ? json(scenarios) : columns(scenarios));
    faults.forEach(terminal::complain);
    return (faults.isEmpty() ? ExitCode.OK : ExitCode.SUITE).number();
  }

  private Selection ofRungs(Selection selection) {
    Criterion rung =
        new Criterion(
            "--rung",
            rungs,
            scenario -> scenario.rungs().stream().map(Rung::word).toList(),
            Arrays.stream(Rung.values()).map(Rung::word).toList());
    rung.requireKnown();
    boolean isOpen = rungs.isEmpty() || selection.scenarios().isEmpty();
    return isOpen ? selection : new Selection(selection.scenarios(), List.of(rung));
  }

  private static String columns(List<Scenario> scenarios) {
    int widest = scenarios.stream().mapToInt(scenario -> scenario.id().length()).max().orElse(1);
    StringBuilder text = new StringBuilder();
    for (Scenario scenario : scenarios) {
      String id = scenario.id() + " ".repeat(widest - scenario.id().length());
      String clauses = String.join(" ", scenario.clauses());
      text.append(id)
          .append(String.format(Locale.ROOT, "  %-11s  ", clauses))
          .append(scenario.name())
          .append('\n');
    }
    return text.toString();
  }

  private static String json(List<Scenario> scenarios) {
    Gson gson = new GsonBuilder().disableHtmlEscaping().create();
    return scenarios.stream()
        .map(scenario -> "  " + gson.toJson(Row.of(scenario)))
        .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
  }

  private record Row(
      String id,
      List<String> aliases,
      String name,
      String feature,
      String set,
      List<String> clauses,
      List<String> tags,
      List<String> rungs,
      String source) {

    static Row of(Scenario scenario) {
      return new Row(
          scenario.id(),
          scenario.aliases(),
          scenario.name(),
          scenario.feature(),
          scenario.set(),
          scenario.clauses(),
          scenario.tags().stream().sorted().toList(),
          scenario.rungs().stream().sorted().map(Rung::word).toList(),
          scenario.source());
    }
  }
}
