package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Strength;

class ConclusionTest {

  @ParameterizedTest
  @CsvSource({
    "REQUIRED,    FAIL, FAIL",
    "RECOMMENDED, WARN, FAIL",
    "RULING,      FAIL, FAIL",
    "OPTIONAL,    FAIL, FAIL",
    "INFORMATION, WARN, WARN"
  })
  void anEngineThatDiffersIsJudgedByTheStrengthOfTheClause(
      Strength strength, Verdict verdict, Verdict strict) {
    List<Clause> clauses = List.of(clause(strength));
    assertEquals(verdict, failed().verdict(clauses, false));
    assertEquals(strict, failed().verdict(clauses, true));
  }

  @Test
  void theStrongerOfTwoClausesCounts() {
    List<Clause> clauses = List.of(clause(Strength.INFORMATION), clause(Strength.REQUIRED));
    assertEquals(Verdict.FAIL, failed().verdict(clauses, false));
    List<Clause> weak = List.of(clause(Strength.INFORMATION), clause(Strength.RECOMMENDED));
    assertEquals(Verdict.WARN, failed().verdict(weak, false));
    assertEquals(Verdict.FAIL, failed().verdict(weak, true));
  }

  @Test
  void anErrorStaysAnErrorWhateverTheStrength() {
    Finding error = Finding.suiteError("no such tile");
    Conclusion conclusion = new Conclusion(error, null, List.of());
    assertEquals(
        Verdict.SUITE_ERROR, conclusion.verdict(List.of(clause(Strength.INFORMATION)), false));
  }

  private static Conclusion failed() {
    return new Conclusion(Finding.fail("2", "3"), null, List.of());
  }

  private static Clause clause(Strength strength) {
    Stream<Clause> clauses = Spec.bundled().clauses();
    return clauses.filter(clause -> clause.strength() == strength).findFirst().orElseThrow();
  }
}
