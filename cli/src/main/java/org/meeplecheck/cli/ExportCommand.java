package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.cli.savedgame.Recorder;
import org.meeplecheck.cli.savedgame.SavedFile;
import org.meeplecheck.cli.savedgame.SavedGameException;
import org.meeplecheck.cli.savedgame.ScenarioExport;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a scenario as a saved game of JCloisterZone. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Meeplecheck.Versions.class,
    sortOptions = false,
    description = {
      "Write a scenario as a saved game of JCloisterZone (.jcz), which its engines replay.",
      "A saved game asserts points alone. Of a scenario with another fact it holds the moves, and"
          + " asserts the step of the turn at which they end."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "    0  the saved game is written",
      "    1  the reference engine does not keep the scenario",
      "    3  no such scenario, or it has something that a saved game cannot hold; another mistake",
      "       in the command line; or the saved game cannot be written",
      "    6  the suite is wrong: a spec or feature file",
      "",
      "Examples:",
      "  meeplecheck export wind-roses/example#the-same-tile-to-the-south-west --out rose.jcz",
      "  meeplecheck export --features my.feature my#a-road-goes-on"
    })
final class ExportCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "SCENARIO-ID",
      description = "The id of the scenario; 'meeplecheck list' shows them.")
  private String id = "";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The saved game to write, which may not exist. Without it it is printed.")
  private @Nullable Path out;

  @Mixin private FeaturePaths features = new FeaturePaths();

  ExportCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Playbook playbook = features.open(surroundings);
    Scenario scenario = find(playbook);
    ScenarioExport export;
    try (Recorder record = new Recorder()) {
      ScenarioResult result = play(playbook, scenario, record);
      if (result.verdict() != Verdict.PASS) {
        throw new Stop(
            result.verdict() == Verdict.SUITE_ERROR ? ExitCode.SUITE : ExitCode.UNEXPECTED,
            id + ": the reference engine does not keep it: " + result.message());
      }
      export = ScenarioExport.of(surroundings.spec().get(), scenario, record);
    } catch (SavedGameException e) {
      throw new Stop(ExitCode.USAGE, id + ": " + e.sentence());
    }
    write(export.text());
    if (!export.assertsPoints()) {
      surroundings
          .terminal()
          .complain(
              "a saved game cannot say its fact: it holds the moves, and asserts only that "
                  + export.assertions().get(0));
    }
    return ExitCode.OK.number();
  }

  private Scenario find(Playbook playbook) {
    List<String> known =
        playbook.scenarios().stream()
            .flatMap(s -> Stream.concat(Stream.of(s.id()), s.aliases().stream()))
            .toList();
    return playbook.scenarios().stream()
        .filter(s -> s.id().equals(id) || s.aliases().contains(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Stop(
                    ExitCode.USAGE,
                    "there is no scenario \"" + id + "\"" + Closest.hint(id, known)));
  }

  private static ScenarioResult play(Playbook playbook, Scenario scenario, Recorder record) {
    List<ScenarioResult> results = new ArrayList<>();
    playbook.run(record, new RunRequest(List.of(scenario), List.of(), false), results::add);
    return results.get(0);
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
  }
}
