package com.example;

import java.util.Set;
import org.junit.platform.suite.api.BeforeSuite;
import org.meeplecheck.consumer.AdapterOfVersion1;
import org.meeplecheck.features.Baseline;
import org.meeplecheck.features.ConformanceSuite;
import org.meeplecheck.features.EngineUnderTest;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Rung;

class EngineTest extends ConformanceSuite {

  @BeforeSuite
  static void engine() {
    EngineUnderTest.use(
        new AdapterOfVersion1(faulty(), Set.of("base"), Set.of(Rung.SCORES)),
        Baseline.resource("baseline.json"));
  }

  private static Engine faulty() {
    return Mutants.all().stream()
        .filter(mutant -> mutant.name().equals("coat-of-arms-missing"))
        .map(Mutant::engine)
        .findFirst()
        .orElseThrow()
        .get();
  }
}
