package org.meeplecheck.cli.smoke;

import static java.util.function.Predicate.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

class SmokeTest {
  private static List<CheckResult> results(Engine engine) {
    return new Smoke(Spec.bundled(), engine, engine.manifest()).play(result -> {});
  }

  private static List<CheckResult> faults(Engine engine) {
    return results(engine).stream().filter(r -> r.standing() == Standing.FAULT).toList();
  }

  @Test
  void theReferenceEngineSpeaks() {
    List<CheckResult> results = results(new ReferenceEngine());
    assertEquals(List.of(), results.stream().filter(r -> r.standing() != Standing.OK).toList());
    assertEquals(Checks.all(Spec.bundled()).size(), results.size());
  }

  @Test
  void everyCheckRestsOnChecksThatComeBeforeIt() {
    Set<String> before = new HashSet<>();
    for (Check check : Checks.all(Spec.bundled())) {
      assertTrue(before.containsAll(check.needs()), check.name());
      assertTrue(before.add(check.name()), check.name() + " stands twice");
    }
  }

  @Test
  void everyStackCanBeDrawnFromItsBox() {
    List<Setup> setups = new ArrayList<>();
    results(
        new BentEngine()
            .withSetup(
                setup -> {
                  setups.add(setup);
                  return setup;
                }));
    assertTrue(setups.size() > 100);
    for (Setup setup : setups) {
      Map<String, Integer> left = stock(setup);
      left.merge(setup.start(), -1, Integer::sum);
      setup.chance().outcomes().forEach(tile -> left.merge(tile.value(), -1, Integer::sum));
      left.remove("wheel:start");
      assertTrue(left.values().stream().allMatch(number -> number >= 0), setup::toString);
    }
  }

  /** How many of each tile a game has: what its sets bring without what its options remove. */
  private static Map<String, Integer> stock(Setup setup) {
    Map<String, Integer> stock = new HashMap<>();
    Spec spec = Spec.bundled();
    spec.tiles()
        .filter(tile -> setup.composition().sets().contains(tile.set()))
        .forEach(tile -> stock.put(tile.id(), tile.count()));
    setup
        .composition()
        .rulings()
        .forEach(
            (ruling, option) ->
                spec.ruling(ruling)
                    .orElseThrow()
                    .option(option)
                    .orElseThrow()
                    .removes()
                    .forEach((tile, number) -> stock.merge(tile, -number, Integer::sum)));
    return stock;
  }

  static Stream<Arguments> bent() {
    return Stream.of(
        fault("manifest", "the set base", withManifestOf("wind-roses")),
        fault("first player", "red: draw", BentAdapters.withLastPlayerFirst()),
        fault("first player", "no more pieces", BentAdapters.withoutGames()),
        fault("draw order", "order of the setup", BentAdapters.withOwnOrder()),
        fault("steps of a turn", "meeple", BentAdapters.withDecision("deploy", "meeple")),
        fault("start tile", "180 degrees", BentAdapters.withStartUpsideDown()),
        fault(
            "x axis",
            "grew to the west",
            BentAdapters.withSquares(at -> new Square(-at.x(), at.y()))),
        fault("x axis", "exchanged", BentAdapters.withSquares(at -> new Square(at.y(), at.x()))),
        fault(
            "y axis",
            "grew to the north",
            BentAdapters.withSquares(at -> new Square(at.x(), -at.y()))),
        fault("rotation", "counter-clockwise", BentAdapters.withRotations(d -> -d)),
        fault("rotation", "turned by 90 degrees", BentAdapters.withRotations(d -> d + 90)),
        fault("rotation", "turned by 270 degrees", BentAdapters.withRotations(d -> d + 270)),
        fault("refusal", "still to be pending", BentAdapters.withCostlyRefusal()),
        fault("other player", "to be refused", BentAdapters.withAnyPlayer()),
        fault("places", "any port", BentAdapters.withFirstPortsOnly()),
        fault("places", "as the tile lies", BentAdapters.withPorts()),
        fault("deploy asked", "only passing", BentAdapters.withoutIdleDeploy()),
        fault("points", "as soon as a road", BentAdapters.withStalePoints()),
        fault("points", "every player", BentAdapters.withoutZeros()),
        fault("two games", "an object of its own", BentAdapters.withOneGame()),
        fault("stack goes on", "0 points", BentAdapters.withEnd(true)),
        fault("stack ends", "to be over", BentAdapters.withEnd(false)),
        fault("legal-moves", "rotated 180", BentAdapters.withBothPictures()),
        fault("legal-moves", "field ENE", BentAdapters.withoutFarmers()),
        fault("events", "scores 3 for road", BentAdapters.withEvents(events -> List.of())),
        fault("events", "-1,0 road E", BentAdapters.withEvents(BentAdapters::atTheLastPlace)),
        fault("board", "with the start tile", BentAdapters.withoutStartTile()),
        fault("board", "1,0 road N", BentAdapters.withLastPorts()),
        fault("board", "supply of red", BentAdapters.withFullSupply()),
        fault("fork", "after a move in its fork", BentAdapters.withFalseFork()),
        fault("components", "the tile C", BentAdapters.withBareBox()));
  }

  /** Pairs of tiles that are easily taken for each other. */
  static Stream<Arguments> swapped() {
    return Stream.of(
        swap("F", "G", "base"),
        swap("G", "F", "base"),
        swap("G", "H", "base"),
        swap("H", "G", "base"),
        swap("I", "N", "base"),
        swap("N", "I", "base"),
        swap("M", "N", "base"),
        swap("J", "K", "base"),
        swap("O", "P", "base"),
        swap("Q", "R", "base"),
        swap("T", "S", "base"),
        swap("L", "W", "base"),
        swap("A", "B", "base"),
        swap("U", "V", "base"),
        swap("wind-roses:sw", "J", "wind-roses"),
        swap("wind-roses:nw", "H", "wind-roses"),
        swap("wind-roses:se", "N", "wind-roses"),
        swap("darmstadt:st-louis", "X", "darmstadt"),
        swap("darmstadt:darmstadtium", "C", "darmstadt"),
        swap("darmstadt:st-mary", "V", "darmstadt"),
        swap("wheel:double-curve-1", "wheel:crossroads-1", "wheel"),
        swap("wheel:three-caps", "R", "wheel"),
        swap("wheel:monastery-roads", "wheel:straight-1", "wheel"),
        swap("wheel:cap-road-e", "wheel:cap-road-w", "wheel"));
  }

  private static Arguments swap(String tile, String other, String set) {
    return arguments(tile, other, "tiles of " + set);
  }

  private static Arguments fault(String check, String words, Engine engine) {
    return arguments(check, words, engine);
  }

  private static Engine withManifestOf(String set) {
    return new BentEngine().withManifest(manifest -> BentAdapters.withSets(manifest, set));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("bent")
  void aFaultIsNamedByItsCheckAlone(String check, String words, Engine engine) {
    List<CheckResult> faults = faults(engine);
    assertEquals(
        List.of(check), faults.stream().map(CheckResult::check).toList(), faults::toString);
    assertTrue(faults.get(0).sentence().contains(words), faults::toString);
  }

  @ParameterizedTest(name = "{0} as {1}")
  @MethodSource("swapped")
  void aTileThatIsAnotherOneIsNamed(String tile, String other, String check) {
    List<CheckResult> faults = faults(new BentEngine().withTile(tile, other));
    assertEquals(
        List.of(check), faults.stream().map(CheckResult::check).toList(), faults::toString);
    String sentence = faults.get(0).sentence();
    assertTrue(sentence.contains("match " + tile + " by its content"), sentence);
    assertTrue(sentence.matches(".* of " + other + "( turned by .*|[,;].*)"), sentence);
  }

  @Test
  void aTileWhosePictureLiesTurnedIsNamed() {
    List<CheckResult> faults = faults(BentAdapters.withPicture("J", 90));
    assertEquals(List.of("tiles of base"), faults.stream().map(CheckResult::check).toList());
    String sentence = faults.get(0).sentence();
    assertTrue(sentence.contains("the same tile turned by 90 degrees clockwise"), sentence);
  }

  @Test
  void leftoversOfABrokenOffGameAreNamedFirst() {
    CheckResult first = faults(BentAdapters.withLeftovers()).get(0);
    assertEquals("two games", first.check());
    assertTrue(first.sentence().contains("begin every game with an empty board"), first::sentence);
  }

  @Test
  void whatRestsOnAFaultIsNotTried() {
    List<CheckResult> results = results(BentAdapters.withRotations(d -> -d));
    List<CheckResult> later =
        results.stream()
            .filter(result -> Set.of("refusal", "tiles of base").contains(result.check()))
            .toList();
    assertEquals(2, later.size());
    later.forEach(
        result -> {
          assertEquals(Standing.NOT_TRIED, result.standing());
          assertTrue(result.sentence().contains("rotation"), result.sentence());
        });
  }

  @Test
  void anAdapterThatTellsScoresOnlyIsAskedForNothingElse() {
    Engine modest =
        new BentEngine()
            .withManifest(
                m ->
                    new Manifest(
                        m.name(),
                        m.version(),
                        Set.of("base"),
                        Set.of(),
                        Map.of(),
                        Set.of(Rung.SCORES),
                        m.limits()));
    Set<Standing> standings = EnumSet.noneOf(Standing.class);
    results(modest).forEach(result -> standings.add(result.standing()));
    assertEquals(EnumSet.of(Standing.OK, Standing.NOT_DECLARED), standings);
  }

  static Stream<Mutant> mutants() {
    return Mutants.all().stream().filter(not(m -> m.name().equals("coat-of-arms-missing")));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void aBrokenRuleIsNoFaultOfTheAdapter(Mutant mutant) {
    assertEquals(List.of(), faults(mutant.engine().get()));
  }

  @Test
  void aTileWithoutItsCoatOfArmsCannotBeToldFromAWrongTile() {
    Mutant bare =
        Mutants.all().stream()
            .filter(mutant -> mutant.name().equals("coat-of-arms-missing"))
            .findFirst()
            .orElseThrow();
    List<CheckResult> faults = faults(bare.engine().get());
    assertTrue(faults.get(0).sentence().contains("match M by its content"), faults::toString);
  }
}
