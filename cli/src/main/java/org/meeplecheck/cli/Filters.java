package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;
import picocli.CommandLine.Option;

/** The options that select scenarios. */
final class Filters {

  @Option(
      names = "--set",
      paramLabel = "SET",
      description = "Scenarios of that set: base, wind-roses ...")
  private List<String> sets = new ArrayList<>();

  @Option(
      names = "--clause",
      paramLabel = "CLAUSE",
      description = "Scenarios that test that clause, such as WR-13.")
  private List<String> clauses = new ArrayList<>();

  @Option(names = "--tag", paramLabel = "TAG", description = "Scenarios with that tag.")
  private List<String> tags = new ArrayList<>();

  @Option(
      names = "--id",
      paramLabel = "ID",
      description =
          "The scenario with that id, now or formerly; * stands for any letters. Each filter may be"
              + " repeated: values of one are alternatives, different filters all have to hold.")
  private List<String> ids = new ArrayList<>();

  /**
   * The scenarios that pass every filter.
   *
   * @throws Stop if a value is unknown
   */
  Selection select(List<Scenario> scenarios, Spec spec) {
    List<Criterion> criteria =
        Stream.of(
                new Criterion(
                    "--set",
                    sets,
                    scenario -> List.of(scenario.set()),
                    known(
                        spec.sets().stream().map(RuleSet::id),
                        scenarios,
                        scenario -> List.of(scenario.set()))),
                new Criterion(
                    "--clause",
                    clauses,
                    Scenario::clauses,
                    known(spec.clauses().map(Clause::id), scenarios, Scenario::clauses)),
                new Criterion(
                    "--tag",
                    tags.stream().map(Filters::withoutSign).toList(),
                    Scenario::tags,
                    known(Stream.of(), scenarios, Scenario::tags)),
                new Criterion(
                    "--id", ids, Filters::names, known(Stream.of(), scenarios, Filters::names)))
            .filter(Criterion::isGiven)
            .toList();
    criteria.forEach(Criterion::requireKnown);
    return new Selection(scenarios, criteria);
  }

  private static Collection<String> known(
      Stream<String> words,
      List<Scenario> scenarios,
      Function<Scenario, Collection<String>> ofScenario) {
    return Stream.concat(words, scenarios.stream().flatMap(s -> ofScenario.apply(s).stream()))
        .filter(word -> !word.isEmpty())
        .distinct()
        .toList();
  }

  private static Collection<String> names(Scenario scenario) {
    return Stream.concat(Stream.of(scenario.id()), scenario.aliases().stream()).toList();
  }

  private static String withoutSign(String tag) {
    return tag.startsWith("@") ? tag.substring(1) : tag;
  }
}
