package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.Probes.Probe;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

class ProbesTest {
  private final Probes probes = Probes.bundled();

  @Test
  void everyRulingHasOneProbeForEachOptionOrAReasonForNone() {
    Map<String, List<String>> expected = new TreeMap<>();
    Map<String, List<String>> found = new TreeMap<>();
    for (Ruling ruling : Spec.bundled().rulings().toList()) {
      boolean silent = probes.silence(ruling.id()).isPresent();
      expected.put(
          ruling.id(),
          silent ? List.of() : ruling.options().stream().map(o -> o.id()).sorted().toList());
      found.put(
          ruling.id(),
          probes.of(ruling.id()).stream().map(probe -> probe.option().option()).sorted().toList());
    }
    assertEquals(lines(expected), lines(found));
  }

  private static String lines(Map<String, List<String>> options) {
    return options.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void everyProbeAndEveryReasonIsOfARulingOfTheSpec() {
    Set<String> known =
        Spec.bundled().rulings().map(Ruling::id).collect(Collectors.toCollection(TreeSet::new));
    Set<String> unknown = new TreeSet<>(probes.silent().keySet());
    probes.all().forEach(probe -> unknown.add(probe.option().ruling()));
    unknown.removeAll(known);
    assertEquals(Set.of(), unknown);
    assertTrue(probes.silent().values().stream().noneMatch(String::isBlank));
  }

  @Test
  void aProbeIsOfTheRulingThatItNamesLast() {
    Probe probe = probes.of("wind-roses.spielbox-turned-rose").get(0);
    assertTrue(probe.scenario().id().startsWith("wind-roses/spielbox-turned-rose#"));
    assertTrue(
        probes.of("wind-roses.edition").stream()
            .noneMatch(other -> other.scenario().equals(probe.scenario())));
  }

  @Test
  void aProbeThatNamesNoRulingIsSaidWithFileAndLine() {
    Scenario plain = scenario("base/roads#");
    Scenario tagged = tagged(plain);
    SuiteException e =
        assertThrows(SuiteException.class, () -> new ProbeReader().read(List.of(tagged)));
    assertEquals(
        plain.source()
            + ": a probe that names no ruling: add the sentence that chooses one, or remove the"
            + " tag @probe",
        e.getMessage());
  }

  private static Scenario tagged(Scenario plain) {
    return new Scenario(
        plain.id(),
        plain.aliases(),
        plain.name(),
        plain.feature(),
        plain.description(),
        plain.set(),
        plain.clauses(),
        Set.of(Probes.TAG),
        plain.rungs(),
        plain.sentences(),
        plain.uri(),
        plain.line(),
        null);
  }

  @Test
  void aRulingWithoutAProbeKeepsItsDefaultAndSaysSo() {
    Probes none = new Probes(List.of(), List.of());
    JudgedOption judged = infer(none);
    assertEquals(new JudgedOption("4", Origin.DEFAULT, "it has no probe"), judged);
  }

  @Test
  void probesThatTheEngineCannotPlayLeaveTheDefault() {
    List<Probe> ofRoses = probes.of("wind-roses.start-stack");
    List<Probe> moved = new ArrayList<>();
    ofRoses.forEach(probe -> moved.add(probe("2", probe.scenario())));
    assertEquals(
        new JudgedOption("4", Origin.DEFAULT, "its probes need what the engine does not play"),
        infer(new Probes(moved, List.of())));
  }

  @Test
  void aProbeThatTheEngineCannotPlayLeavesTheDefaultThoughAnotherIsPassed() {
    Probe passed = probe("2", scenario("base/deploying#the-player-does-without"));
    Probe unsupported = probe("4", probes.of("wind-roses.start-stack").get(0).scenario());
    assertEquals(
        new JudgedOption("2", Origin.INFERRED), infer(new Probes(List.of(passed), List.of())));
    assertEquals(
        new JudgedOption(
            "4", Origin.DEFAULT, "some of its probes need what the engine does not play"),
        infer(new Probes(List.of(passed, unsupported), List.of())));
  }

  private static Probe probe(String option, Scenario scenario) {
    return new Probe(new RulingOption.Ref("base.small-city", option), Set.of(), scenario);
  }

  private static Scenario scenario(String id) {
    return Suite.bundled().scenarios().stream()
        .filter(scenario -> scenario.id().startsWith(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRulingThatSetsTheSceneIsProbedBeforeThoseThatNameIt() {
    List<String> order =
        probes.inOrder(Spec.bundled().rulings().toList()).stream().map(Ruling::id).toList();
    assertEquals(Spec.bundled().rulings().count(), order.size());
    assertEquals(order.size(), new TreeSet<>(order).size());
    probes
        .all()
        .forEach(
            probe ->
                probe
                    .scene()
                    .forEach(
                        scene ->
                            assertTrue(
                                order.indexOf(scene) < order.indexOf(probe.option().ruling()),
                                probe + " in " + order)));
    assertTrue(probes.of("porxada.shared-city").get(0).scene().contains("porxada.house-rules"));
  }

  @Test
  void theEngineIsNotLeftOnTheStage() {
    infer(probes);
    assertThrows(IllegalStateException.class, Stage::current);
  }

  private static JudgedOption infer(Probes known) {
    return infer(
        known,
        new ScriptedEngine(
            Set.of(Rung.SCORES), move -> new Outcome.Accepted(Collections.emptyList())));
  }

  private static JudgedOption infer(Probes known, ScriptedEngine engine) {
    return Optional.ofNullable(
            new Inference(Spec.bundled(), engine, () -> known)
                .judge(Map.of())
                .all()
                .get("base.small-city"))
        .orElseThrow();
  }
}
