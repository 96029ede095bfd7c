package org.meeplecheck.features;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Probes.Probe;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.Spec;

/**
 * Finds out by which options an engine plays that does not say so.
 *
 * <p>The rulings are probed one after another, those first that set the scene for others, since
 * what is known of one may decide how the next can be asked.
 */
final class Inference {
  private final Spec spec;
  private final Engine engine;
  private final Supplier<Probes> probes;

  /** An inference by the probes of this library. */
  Inference(Spec spec, Engine engine) {
    this(spec, engine, Probes::bundled);
  }

  Inference(Spec spec, Engine engine, Supplier<Probes> probes) {
    this.spec = spec;
    this.engine = engine;
    this.probes = probes;
  }

  /**
   * The options by which the engine is to be judged; it plays no game if all are known.
   *
   * @param chosen the options that are chosen for the run
   * @throws IllegalArgumentException if there is no such ruling or option
   */
  JudgedRulings judge(Map<String, String> chosen) {
    Manifest manifest = engine.manifest();
    JudgedRulings judged = JudgedRulings.of(spec, manifest, chosen);
    List<Ruling> open =
        spec.sets().stream()
            .filter(set -> manifest.sets().contains(set.id()))
            .flatMap(set -> set.rulings().stream())
            .filter(ruling -> JudgedRulings.declared(manifest, ruling.id()).isEmpty())
            .filter(ruling -> !chosen.containsKey(ruling.id()))
            .toList();
    if (open.isEmpty()) {
      return judged;
    }
    for (Ruling ruling : probes.get().inOrder(open)) {
      judged = judged.with(ruling.id(), probe(ruling, judged));
    }
    return judged;
  }

  private JudgedOption probe(Ruling ruling, JudgedRulings judged) {
    List<Probe> ofRuling = probes.get().of(ruling.id());
    if (ofRuling.isEmpty()) {
      return unknown(ruling, probes.get().silence(ruling.id()).orElse("it has no probe"));
    }
    Map<String, Verdict> verdicts = play(ofRuling, judged.probing(ruling.id()));
    return obstacle(verdicts.values())
        .map(why -> unknown(ruling, why))
        .orElseGet(() -> judgement(ruling, ofRuling, verdicts));
  }

  /** Why the probes cannot tell; the one that was not played might have passed as well. */
  private static Optional<String> obstacle(Collection<Verdict> verdicts) {
    if (verdicts.contains(Verdict.SUITE_ERROR)) {
      return Optional.of("one of its probes is wrong in itself");
    }
    if (verdicts.contains(Verdict.UNSUPPORTED)) {
      boolean all = verdicts.stream().allMatch(Verdict.UNSUPPORTED::equals);
      return Optional.of(
          (all ? "its probes need" : "some of its probes need") + " what the engine does not play");
    }
    return Optional.empty();
  }

  private static JudgedOption judgement(
      Ruling ruling, List<Probe> ofRuling, Map<String, Verdict> verdicts) {
    List<String> passed =
        ofRuling.stream()
            .filter(probe -> isPassed(verdicts.get(probe.scenario().id())))
            .map(probe -> probe.option().option())
            .distinct()
            .toList();
    if (passed.size() == 1) {
      return new JudgedOption(passed.get(0), Origin.INFERRED);
    }
    return unknown(
        ruling,
        passed.isEmpty()
            ? "the engine passes the probe of no option"
            : "the engine passes the probes of " + String.join(", ", passed));
  }

  private static JudgedOption unknown(Ruling ruling, String why) {
    return new JudgedOption(ruling.defaultOption(), Origin.DEFAULT, why);
  }

  /** Strictly, since a clause that only recommends would turn a failed probe into a warning. */
  private Map<String, Verdict> play(List<Probe> ofRuling, JudgedRulings judged) {
    Map<String, Verdict> verdicts = new HashMap<>();
    List<Scenario> scenarios = ofRuling.stream().map(Probe::scenario).toList();
    try (Stage stage =
        Stage.open(
            spec,
            engine,
            judged,
            scenarios,
            true,
            result -> verdicts.put(result.id(), result.verdict()))) {
      Launch.play(stage, scenarios);
    }
    return verdicts;
  }

  private static boolean isPassed(@Nullable Verdict verdict) {
    return verdict == Verdict.PASS || verdict == Verdict.WARN;
  }
}
