package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.spec.Spec;

class JudgedRulingsTest {
  private static final String FARMS = "base.farm-scoring";

  @Test
  void theDefaultIsTakenWhereItIsDeclaredAmongOthers() {
    assertEquals(
        new JudgedOption("per-field-3", Origin.DECLARED),
        judged(Map.of(FARMS, Set.of("per-city-4", "per-field-3"))).all().get(FARMS));
  }

  @Test
  void theFirstDeclaredOptionIsTakenWhereTheDefaultIsNotDeclared() {
    assertEquals(
        new JudgedOption("per-field-3-once", Origin.DECLARED),
        judged(Map.of(FARMS, Set.of("per-city-4", "per-field-3-once"))).all().get(FARMS));
  }

  @Test
  void theDefaultIsTakenWhereNothingIsDeclared() {
    assertEquals(
        new JudgedOption("per-field-3", Origin.DEFAULT), judged(Map.of()).all().get(FARMS));
    assertEquals("per-field-3", judged(Map.of()).options().get(FARMS));
  }

  @Test
  void aChosenOptionIsStrongerThanADeclaredOne() {
    JudgedRulings judged =
        judged(Map.of(FARMS, Set.of("per-city-4", "per-field-3")), Map.of(FARMS, "per-city-4"));
    assertEquals(new JudgedOption("per-city-4", Origin.CHOSEN), judged.all().get(FARMS));
    assertEquals(
        Optional.of("this run plays base.farm-scoring=per-city-4"),
        judged.objection(FARMS, "per-field-3"));
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-city-4"));
  }

  @Test
  void everyDeclaredOptionMayBeNamed() {
    JudgedRulings judged = judged(Map.of(FARMS, Set.of("per-city-4", "per-field-3")));
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-city-4"));
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-field-3"));
    assertEquals(
        Optional.of("the engine does not declare the option base.farm-scoring=per-field-3-once"),
        judged.objection(FARMS, "per-field-3-once"));
  }

  @Test
  void aRulingWithoutAnyDeclaredOptionIsUndeclared() {
    JudgedRulings judged = judged(Map.of(FARMS, Set.of()));
    assertEquals(new JudgedOption("per-field-3", Origin.DEFAULT), judged.all().get(FARMS));
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-field-3"));
    assertTrue(judged.objection(FARMS, "per-city-4").isPresent());
  }

  @Test
  void everyOptionMayBeNamedWhileItsRulingIsProbed() {
    JudgedRulings judged = judged(Map.of()).probing(FARMS);
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-city-4"));
    assertTrue(judged.objection("base.small-city", "2").isPresent());
  }

  @Test
  void onlyTheInferredOptionMayBeNamed() {
    JudgedRulings judged =
        judged(Map.of()).with(FARMS, new JudgedOption("per-city-4", Origin.INFERRED));
    assertEquals(Optional.empty(), judged.objection(FARMS, "per-city-4"));
    assertEquals(
        Optional.of(
            "the engine plays base.farm-scoring=per-city-4, as the probe of that ruling showed"),
        judged.objection(FARMS, "per-field-3"));
  }

  @Test
  void aRepeatCommandNamesWhatItCouldNotKnowWithoutAProbe() {
    JudgedRulings judged =
        judged(Map.of("wind-roses.edition", Set.of("hig")), Map.of("base.small-city", "2"))
            .with(FARMS, new JudgedOption("per-city-4", Origin.INFERRED))
            .with(
                "darmstadt.church-time",
                new JudgedOption("before-return", Origin.DEFAULT, "it passes both"));
    assertEquals(
        List.of(
            "--ruling", "base.farm-scoring=per-city-4",
            "--ruling", "base.small-city=2",
            "--ruling", "darmstadt.church-time=before-return"),
        judged.repeatOptions());
  }

  @Test
  void whatDoesNotExistCannotBeChosen() {
    assertThrows(
        IllegalArgumentException.class, () -> judged(Map.of(), Map.of("base.no-such", "1")));
    assertThrows(
        IllegalArgumentException.class, () -> judged(Map.of(), Map.of("base.small-city", "3")));
  }

  private static JudgedRulings judged(Map<String, Set<String>> declared) {
    return judged(declared, Map.of());
  }

  private static JudgedRulings judged(
      Map<String, Set<String>> declared, Map<String, String> chosen) {
    Manifest manifest =
        new Manifest(
            "toy",
            "1",
            Set.of("base"),
            Set.of(),
            declared,
            Set.of(Rung.SCORES),
            Manifest.Limits.NONE);
    return JudgedRulings.of(Spec.bundled(), manifest, chosen);
  }
}
