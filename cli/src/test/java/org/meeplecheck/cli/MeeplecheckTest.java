package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.SpecException;

class MeeplecheckTest {
  private final Desk desk = new Desk();

  @Test
  void helpNeedsNeitherSpecNorScenarios() {
    desk.with(
        paths -> {
          throw new IllegalStateException("scenarios were read");
        });
    assertEquals(0, desk.type("--help"));
    for (String command : List.of("run", "list", "explain", "trace", "serve", "smoke")) {
      assertTrue(desk.out().contains("\n  " + command + " "), desk.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "list", "explain", "trace", "serve", "smoke"})
  void theHelpOfEachCommandHasItsExitCodesAndAnExample(String command) {
    assertEquals(0, desk.type(command, "--help"));
    assertTrue(desk.out().contains("Exit codes:\n    0  "), desk.out());
    assertTrue(desk.out().contains("Example"), desk.out());
    assertTrue(desk.out().contains("\n  meeplecheck " + command), desk.out());
  }

  @Test
  void theVersionIsToldWithThatOfJava() {
    assertEquals(0, desk.type("--version"));
    assertTrue(desk.out().matches("meeplecheck \\S+\\RJava \\S+\\R"), desk.out());
  }

  @Test
  void noCommandEndsWith3() {
    assertEquals(3, desk.type());
    assertEquals(
        "meeplecheck: say what to do: run, list, explain, trace, serve, smoke, import or export; see"
            + " 'meeplecheck --help'\n",
        desk.err());
  }

  @Test
  void anUnknownCommandEndsWith3() {
    assertEquals(3, desk.type("rnu"));
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "list", "explain BG-01", "--help"})
  void outputThatGetsLostEndsWith3(String command, @TempDir Path out) {
    desk.with(ToyPlaybook.of(Verdict.PASS)).withoutRoom();
    String line = command.equals("run") ? "run --engine toy --out " + out : command;
    assertEquals(3, desk.type(line.split(" ", -1)));
    assertEquals(
        "meeplecheck: the output cannot be written: see whether its disk is full or its reader has"
            + " gone\n",
        desk.err());
  }

  @Test
  void anErrorOfTheSuiteIsStrongerThanOutputThatGetsLost() {
    desk.with(ToyPlaybook.of(Verdict.PASS).withFault("a.feature:3", "not Gherkin")).withoutRoom();
    assertEquals(6, desk.type("list"));
  }

  @Test
  void anErrorOfTheMachineEndsWith6InOneSentence() {
    desk.with(
        paths -> {
          throw new StackOverflowError();
        });
    assertEquals(6, desk.type("list"));
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  @Test
  void aSpecThatCannotBeReadEndsWith6(@TempDir Path empty) {
    SpecException e = assertThrows(SpecException.class, () -> Spec.read(empty));
    desk.with(
        paths -> {
          throw e;
        });
    assertEquals(6, desk.type("list", "--set", "base"));
    assertEquals("meeplecheck: " + e.getMessage() + "\n", desk.err());
  }

  @Test
  void theEngineThatIsNotNamedIsTheReferenceEngine(@TempDir Path out) {
    desk.with(ToyPlaybook.of(Verdict.PASS));
    assertEquals(0, desk.type("run", "--out", out.toString()));
    assertTrue(desk.out().contains("\nreference"), desk.out());
  }
}
