package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.features.Fault;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Option;

/** The option that names feature files, and what is read from them. */
final class FeaturePaths {
  private static final String OPTION = "--features";

  @Option(
      names = OPTION,
      paramLabel = "PATH",
      description =
          "A feature file of yours, or a directory of them, instead of the suite's own. May be"
              + " repeated.")
  private List<Path> paths = new ArrayList<>();

  /**
   * The scenarios there.
   *
   * @throws Stop if a path is empty, or there are none to be read
   */
  Playbook open(Surroundings surroundings) {
    if (paths.stream().anyMatch(path -> path.toString().isBlank())) {
      throw new Stop(
          ExitCode.USAGE, "--features is empty: name a feature file or a directory of them");
    }
    return surroundings.playbooks().open(paths);
  }

  /** Whether the suite's own scenarios are meant. */
  boolean isEmpty() {
    return paths.isEmpty();
  }

  /** Whether a command with those options was given feature files of the user's. */
  static boolean areIn(List<String> options) {
    return options.contains(OPTION);
  }

  /** The option as a repeat command needs it. */
  List<String> options() {
    return paths.stream().flatMap(path -> Stream.of(OPTION, path.toString())).toList();
  }

  /**
   * What passes the filters.
   *
   * @throws Stop if a value is unknown; where files cannot be read that is the stronger fault,
   *     since the value may stand in one of them
   */
  static Selection select(Filters filters, Playbook playbook, Spec spec, Terminal terminal) {
    try {
      return filters.select(playbook.scenarios(), spec);
    } catch (Stop e) {
      if (playbook.faults().isEmpty()) {
        throw e;
      }
      faults(List.of(), playbook.faults()).forEach(terminal::complain);
      throw new Stop(ExitCode.SUITE, e.sentence());
    }
  }

  /** What is wrong with scenarios and files, a sentence each. */
  static List<String> faults(List<Scenario> scenarios, List<Fault> faults) {
    return Stream.concat(
            faults.stream().map(fault -> fault.source() + ": " + fault.message()),
            scenarios.stream()
                .flatMap(s -> s.faultIfAny().stream().map(fault -> s.source() + ": " + fault)))
        .toList();
  }
}
