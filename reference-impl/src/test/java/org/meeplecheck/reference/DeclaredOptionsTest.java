package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

class DeclaredOptionsTest {
  private static final Set<Verdict> FAIR = Set.of(Verdict.PASS, Verdict.UNSUPPORTED);

  static Stream<RulingOption.Ref> optionsBesideTheDefault() {
    Set<String> votes = Set.of("votes");
    return Spec.bundled()
        .rulings()
        .flatMap(
            ruling ->
                ruling.options().stream()
                    .map(RulingOption::id)
                    .filter(option -> !option.equals(ruling.defaultOption()))
                    .filter(option -> !votes.contains(option))
                    .map(option -> new RulingOption.Ref(ruling.id(), option)));
  }

  @ParameterizedTest
  @MethodSource("optionsBesideTheDefault")
  void anEngineThatPlaysAnotherOptionAloneIsNotBlamed(RulingOption.Ref option) {
    Suite suite = Suite.bundled();
    List<ScenarioResult> results = new ArrayList<>();
    suite.run(
        new OneOption(option), new RunRequest(suite.scenarios(), List.of(), false), results::add);
    assertEquals(
        List.of(),
        results.stream()
            .filter(result -> !FAIR.contains(result.verdict()))
            .map(result -> result.verdict() + " " + result.id() + ": " + result.message())
            .toList());
  }

  /** The reference engine that declares and plays one option of one ruling only. */
  private record OneOption(ReferenceEngine engine, RulingOption.Ref option) implements Engine {

    OneOption(RulingOption.Ref option) {
      this(new ReferenceEngine(), option);
    }

    @Override
    public Manifest manifest() {
      Manifest all = engine.manifest();
      Map<String, Set<String>> rulings = new HashMap<>(all.rulings());
      rulings.put(option.ruling(), Set.of(option.option()));
      return new Manifest(
          all.name(),
          all.version(),
          all.sets(),
          all.elements(),
          rulings,
          all.rungs(),
          all.limits());
    }

    @Override
    public Game newGame(Setup setup) {
      return engine.newGame(
          new Setup(setup.players(), played(setup.composition()), setup.start(), setup.chance()));
    }

    @Override
    public Components components(Composition composition) {
      return engine.components(played(composition));
    }

    private Composition played(Composition composition) {
      Map<String, String> rulings = new HashMap<>(composition.rulings());
      if (composition.sets().contains(option.ruling().substring(0, option.ruling().indexOf('.')))) {
        rulings.put(option.ruling(), option.option());
      }
      return Composition.of(composition.sets(), composition.elements(), rulings);
    }
  }
}
