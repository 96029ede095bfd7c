package org.meeplecheck.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of the house; a rule that finds no class to hold for is a failure too. */
@AnalyzeClasses(packages = "org.meeplecheck", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String SPEC = "org.meeplecheck.spec..";
  private static final String SDK = "org.meeplecheck.sdk..";
  private static final String WIRE = "org.meeplecheck.sdk.wire..";
  private static final String FEATURES = "org.meeplecheck.features..";
  private static final String REFERENCE = "org.meeplecheck.reference..";
  private static final String MUTANT = "org.meeplecheck.reference.mutant..";
  private static final String REPORTS = "org.meeplecheck.reports..";
  private static final String JCLOISTERZONE = "org.meeplecheck.jcloisterzone..";
  private static final String CLI = "org.meeplecheck.cli..";
  private static final String SMOKE = "org.meeplecheck.cli.smoke..";
  private static final String JDK = "java..";
  private static final String NULLNESS = "org.jspecify..";
  private static final String STATUS = "org.apiguardian..";
  private static final String GSON = "com.google.gson..";

  @ArchTest
  static final ArchRule specKnowsNoEngine =
      classes()
          .that()
          .resideInAPackage(SPEC)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(SPEC, JDK, NULLNESS, GSON)
          .because("the rules are data that any tool may read, and no engine defines them");

  @ArchTest
  static final ArchRule sdkKnowsSpecAlone =
      classes()
          .that()
          .resideInAPackage(SDK)
          .and()
          .resideOutsideOfPackage(WIRE)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(SDK, SPEC, JDK, NULLNESS, STATUS)
          .andShould()
          .onlyDependOnClassesThat()
          .resideOutsideOfPackage(WIRE)
          .because(
              "an engine author gets no library along with the interface, and JSON is a matter of"
                  + " the wire");

  @ArchTest
  static final ArchRule featuresNeverKnowAnEngineOrAReport =
      noClasses()
          .that()
          .resideInAPackage(FEATURES)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(REFERENCE, JCLOISTERZONE, REPORTS)
          .because("scenarios judge every engine alike, and a verdict does not know who reads it");

  @ArchTest
  static final ArchRule referenceNeverKnowsWhoJudgesIt =
      noClasses()
          .that()
          .resideInAPackage(REFERENCE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(FEATURES, REPORTS)
          .because("the reference engine is judged like any other and must not see the questions");

  @ArchTest
  static final ArchRule theEngineDoesNotKnowItsMutants =
      noClasses()
          .that()
          .resideInAPackage(REFERENCE)
          .and()
          .resideOutsideOfPackage(MUTANT)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(MUTANT)
          .because("a mutant changes a rule at a named seam, never by an if in the engine");

  @ArchTest
  static final ArchRule expansionsDoNotKnowEachOther =
      slices()
          .matching("org.meeplecheck.reference.expansion.(*)..")
          .should()
          .notDependOnEachOther()
          .because("what two expansions share is a concept of the core");

  @ArchTest
  static final ArchRule reportsKnowVerdictsAlone =
      classes()
          .that()
          .resideInAPackage(REPORTS)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(REPORTS, SPEC, SDK, JDK, "javax.xml..", NULLNESS, GSON)
          .because("a report is made from what a run tells, whoever ran it");

  @ArchTest
  static final ArchRule anAdapterKnowsTheSdkAlone =
      classes()
          .that()
          .resideInAPackage(JCLOISTERZONE)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              JCLOISTERZONE,
              SDK,
              SPEC,
              JDK,
              "javax.xml..",
              "org.w3c.dom..",
              "org.xml.sax..",
              NULLNESS,
              GSON)
          .because("it stands in for an engine, which does not know who judges it");

  @ArchTest
  static final ArchRule smokeKnowsTheSdkAlone =
      classes()
          .that()
          .resideInAPackage(SMOKE)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(SMOKE, SDK, SPEC, JDK, NULLNESS)
          .because("what it finds is the adapter's fault only if no scenario has a part in it");

  @ArchTest
  static final ArchRule nothingDependsOnTheCommand =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(CLI)
          .because("the command puts the others together; each of them works without it");

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices()
          .matching("org.meeplecheck.(**)")
          .should()
          .beFreeOfCycles()
          .because("packages that need each other are one package");

  @ArchTest
  static final ArchRule nounsAreTypes =
      noClasses()
          .should()
          .haveNameMatching(".*(Manager|Helper|Utils?|Impl|Data)(\\$.*)?")
          .because("such a name says nothing of what the type is");
}
