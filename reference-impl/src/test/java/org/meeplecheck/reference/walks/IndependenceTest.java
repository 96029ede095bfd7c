package org.meeplecheck.reference.walks;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

@AnalyzeClasses(
    packages = "org.meeplecheck.reference",
    importOptions = ImportOption.OnlyIncludeTests.class)
class IndependenceTest {

  @ArchTest
  static final ArchRule the_second_opinion_shares_no_code_with_engine_or_spec =
      ArchRuleDefinition.classes()
          .that()
          .resideInAPackage("org.meeplecheck.reference.oracle")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.meeplecheck.reference.oracle",
              "java..",
              "com.google.gson..",
              "org.jspecify..",
              "org.junit..")
          .because("an opinion that shares code with the engine shares its faults");

  @ArchTest
  static final ArchRule the_walks_see_the_engine_from_outside_alone =
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAPackage("org.meeplecheck.reference.walks")
          .should()
          .dependOnClassesThat(isInsideTheEngine())
          .because("the walks use the engine as any other program does, through the SDK");

  @ArchTest
  static final ArchRule the_walks_turn_no_port_by_the_spec =
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAPackage("org.meeplecheck.reference.walks")
          .should()
          .dependOnClassesThat()
          .haveNameMatching("org\\.meeplecheck\\.spec\\.(Port|Side|Segment|Tile|Spec)")
          .because("what the walks expect comes from the second opinion");

  private static DescribedPredicate<JavaClass> isInsideTheEngine() {
    return DescribedPredicate.describe(
        "are inside the engine",
        type ->
            type.getPackageName().startsWith("org.meeplecheck.reference")
                && !type.getPackageName().endsWith(".oracle")
                && !type.getPackageName().endsWith(".walks")
                && !type.getPackageName().endsWith(".mutant")
                && !type.getSimpleName().equals("ReferenceEngine"));
  }
}
