package org.meeplecheck.cli.savedgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.spec.Spec;

/** Every scenario that JCloisterZone can play goes there and comes back as the same game. */
class RoundTripTest {
  private static final Set<String> SETS = Set.of("base", "wind-roses", "darmstadt");

  private static final String REASONS =
      "it plays no game, it looks into a box"
          + "|nothing is played in it"
          + "|it tries a move that is refused, .*"
          + "|JCloisterZone does not have the (set|tile) \".*\""
          + "|JCloisterZone does not play (base.farm-scoring|darmstadt.church-[a-z-]+)=.*";

  private record Exported(PlayedGame game, ScenarioExport export) {}

  private final Spec spec = Spec.bundled();
  private final Map<String, Scenario> scenarios = new TreeMap<>();
  private final Map<String, Exported> exported = new TreeMap<>();
  private final Map<String, String> refused = new TreeMap<>();

  @Test
  void whatIsExportedComesBackAsTheSameGame() {
    Suite suite = Suite.bundled();
    suite.scenarios().stream()
        .filter(scenario -> SETS.contains(scenario.set()))
        .forEach(scenario -> scenarios.put(scenario.id(), scenario));
    try (Recorder record = new Recorder()) {
      suite.run(
          record,
          new RunRequest(List.copyOf(scenarios.values()), List.of(), false),
          result -> export(result.id(), record));
    }
    assertEquals(scenarios.size(), exported.size() + refused.size());
    assertTrue(exported.size() > 600, exported.size() + " and not " + refused.size());
    refused.forEach((id, why) -> assertTrue(why.matches(REASONS), id + ": " + why));
    exported.forEach(this::check);
  }

  private void export(String id, Recorder record) {
    try {
      Scenario scenario = Optional.ofNullable(scenarios.get(id)).orElseThrow();
      ScenarioExport export = ScenarioExport.of(spec, scenario, record);
      exported.put(id, new Exported(RecordedGame.of(spec, record), export));
    } catch (SavedGameException e) {
      refused.put(id, e.sentence());
    }
  }

  private void check(String id, Exported there) {
    ImportedGame back = ImportedGame.of(spec, SavedGameReader.read(there.export().text()));
    assertEquals(there.game(), back.game(), id);
    assertEquals(Optional.empty(), back.afterwards(), id);
    Facts facts = FactReader.read(back, Rehearsal.of(back.game()), there.export().assertions());
    // Points for a feature may stand beside others that a saved game cannot name, such as a rose.
    assertTrue(facts.leftOut().keySet().stream().allMatch(t -> t.contains(" scored ")), id);
    if (there.export().assertsPoints()) {
      assertEquals(back.seats().players().size(), totals(facts), id);
    }
  }

  private static long totals(Facts facts) {
    return facts.others().stream().filter(fact -> fact.contains(" has ")).count();
  }
}
