package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.verdict.Verdict.BLOCKED;
import static org.meeplecheck.sdk.verdict.Verdict.FAIL;
import static org.meeplecheck.sdk.verdict.Verdict.NOT_RUN;
import static org.meeplecheck.sdk.verdict.Verdict.PASS;
import static org.meeplecheck.sdk.verdict.Verdict.SUITE_ERROR;
import static org.meeplecheck.sdk.verdict.Verdict.UNSUPPORTED;
import static org.meeplecheck.sdk.verdict.Verdict.WARN;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.features.Fault;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.Verdict;

class RunCommandTest {
  @TempDir Path out;
  private final Desk desk = new Desk();

  @Test
  void aRunWithNothingUnexpectedEndsWith0() {
    assertEquals(0, run(ToyPlaybook.of(PASS, WARN, UNSUPPORTED)));
    assertEquals("", desk.err());
    assertTrue(desk.out().startsWith("set   clauses  kept  scenarios  PASS  FAIL"), desk.out());
    assertTrue(desk.out().contains("WARN  BG-02  base/s2: The reason.\n"), desk.out());
    assertTrue(desk.out().contains("1 x UNSUPPORTED: The reason.\n"), desk.out());
    assertTrue(
        desk.out()
            .endsWith(
                "toy 7 keeps 2 of 3 clauses; 3 of 3 scenarios ended as expected. The report is in "
                    + out
                    + ".\n"),
        desk.out());
  }

  @ParameterizedTest
  @EnumSource(names = {"FAIL", "BLOCKED", "ERROR", "CRASH", "TIMEOUT", "PROTOCOL", "FLAKY"})
  void anUnexpectedVerdictEndsWith1(Verdict verdict) {
    assertEquals(1, run(ToyPlaybook.of(PASS, verdict)));
    assertTrue(desk.out().contains(verdict + "  BG-02  base/s2\n"), desk.out());
    assertTrue(desk.out().contains("1 of 2 scenarios ended unexpectedly."), desk.out());
  }

  @Test
  void aFailureHasTheCommandThatRepeatsIt() {
    desk.with(ToyPlaybook.of(FAIL));
    int code =
        desk.type(
            "run", "--engine", "toy", "--out", out.toString(), "--strict", "--features", "my file");
    assertEquals(1, code);
    assertTrue(
        desk.out()
            .contains(
                "  repeat      ./meeplecheck run --id 'base/s1' --engine toy --features 'my file'"
                    + " --strict --out target/meeplecheck-repeat\n"),
        desk.out());
  }

  @Test
  void theRepeatCommandLeavesTheReportThatNamesIt() {
    desk.with(ToyPlaybook.of(FAIL)).type("run", "--engine", "toy", "--out", out.toString());
    assertTrue(desk.out().contains(" --out target/meeplecheck-repeat\n"), desk.out());
    assertFalse(desk.out().contains("repeat " + out), desk.out());
  }

  @Test
  void whatIsBlockedComesLastAndByTheClauseThatBlocksIt() {
    assertEquals(
        1,
        run(
            ToyPlaybook.of(BLOCKED, BLOCKED, FAIL, BLOCKED)
                .saying("base/s1", "blocked by BG-10: expected this, but that")
                .saying("base/s2", "blocked by BG-07: expected this, but that")
                .saying("base/s4", "blocked by BG-10: expected this, but that")));
    List<String> lines =
        desk.out()
            .lines()
            .filter(l -> l.matches("(FAIL|BLOCKED) .*|  blocked by.*|    BG.*"))
            .toList();
    assertEquals(
        List.of(
            "FAIL  BG-03  base/s3",
            "BLOCKED  BG-02  base/s2",
            "BLOCKED  BG-01  base/s1",
            "  blocked by BG-10 too: 1",
            "    BG-04  base/s4"),
        lines);
  }

  @Test
  void ofManyThatOneClauseBlocksTenAreNamed() {
    ToyPlaybook playbook = ToyPlaybook.of(Collections.nCopies(13, BLOCKED).toArray(Verdict[]::new));
    for (int i = 1; i <= 13; i++) {
      playbook.saying("base/s" + i, "blocked by BG-10: expected this, but that");
    }
    assertEquals(1, run(playbook));
    assertTrue(desk.out().contains("  blocked by BG-10 too: 12\n"), desk.out());
    assertTrue(desk.out().contains("    and 2 more in the report\n"), desk.out());
    assertEquals(10, desk.out().lines().filter(line -> line.startsWith("    BG-")).count());
  }

  @Test
  void theReferenceEngineNeedsNoOptionInARepeatCommand() {
    desk.with(ToyPlaybook.of(FAIL)).type("run", "--out", out.toString());
    assertTrue(
        desk.out().contains("./meeplecheck run --id 'base/s1' --out target/meeplecheck-repeat\n"),
        desk.out());
  }

  @Test
  void strictnessIsPassedOn() {
    ToyPlaybook playbook = ToyPlaybook.of(PASS);
    run(playbook);
    assertFalse(playbook.wasStrict());
    run(playbook, "--strict");
    assertTrue(playbook.wasStrict());
  }

  @Test
  void theReportHasThreeFiles() throws IOException {
    run(ToyPlaybook.of(PASS, FAIL));
    assertEquals(4, Files.readAllLines(out.resolve("report.jsonl")).size());
    assertTrue(Files.readString(out.resolve("junit.xml")).contains("failures=\"1\""));
    assertTrue(Files.readString(out.resolve("summary.md")).contains("| BG-02 | FAIL |"));
  }

  @ParameterizedTest
  @CsvSource({
    "--set, bsae, did you mean base?",
    "--clause, BG-1, did you mean BG-01",
    "--tag, t9, did you mean t1 or t2?",
    "--id, base/s9, did you mean base/s1 or base/s2?",
    "--id, other/*, unknown --id",
    "--id, B*1, did you mean base/s1?",
    "--set, BASE, did you mean base?",
    "--clause, bg-02, did you mean BG-02?",
    "--tag, T1, did you mean t1?",
    "--engine, tyo, did you mean toy?",
    "--engine, TOY, did you mean toy?",
    "--engine, elephant, the engines are toy"
  })
  void anUnknownValueEndsWith3AndTheNearestKnown(String option, String value, String hint) {
    assertEquals(3, run(ToyPlaybook.of(PASS, PASS), option, value));
    assertTrue(desk.err().contains("unknown " + option + " \"" + value + "\""), desk.err());
    assertTrue(desk.err().contains(hint), desk.err());
    assertEquals("", desk.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--set | base,wind-roses | --set base --set wind-roses",
        "--clause | BG-01, BG-02 | --clause BG-01 --clause BG-02",
        "--tag | @t1,t2, | --tag t1 --tag t2"
      })
  void valuesWithACommaEndWith3AndTheOptionRepeated(String option, String value, String repeated) {
    assertEquals(3, run(ToyPlaybook.of(PASS, PASS), option, value));
    assertTrue(
        desk.err().endsWith(": repeat the option for each value, as in " + repeated + "\n"),
        desk.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--out", "--features"})
  void anEmptyPathEndsWith3(String option) {
    desk.with(ToyPlaybook.of(PASS));
    assertEquals(3, desk.type("run", "--engine", "toy", option, ""));
    assertTrue(desk.err().startsWith("meeplecheck: " + option + " is empty: name a "), desk.err());
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  @Test
  void aSecondRunIntoOneDirectoryEndsWith3AndTheFirstGoesOn() throws IOException {
    Desk second = new Desk().with(ToyPlaybook.of(PASS));
    List<Integer> codes = new ArrayList<>();
    ToyPlaybook first =
        ToyPlaybook.of(PASS)
            .before(
                scenario ->
                    codes.add(second.type("run", "--engine", "toy", "--out", out.toString())));
    assertEquals(0, run(first));
    assertEquals(List.of(3), codes);
    assertEquals(
        "meeplecheck: the report cannot be written to \""
            + out
            + "\": another run is writing its report there; choose another directory with --out\n",
        second.err());
    assertEquals(3, Files.readAllLines(out.resolve("report.jsonl")).size());
  }

  @Test
  void aScenarioThatWasNotRunEndsWith5AlsoBesideAFailure() {
    assertEquals(5, run(ToyPlaybook.of(PASS, FAIL, NOT_RUN)));
  }

  @Test
  void anUnknownOptionEndsWith3() {
    assertEquals(3, run(ToyPlaybook.of(PASS), "--sett", "base"));
    assertTrue(desk.err().contains("see 'meeplecheck run --help'"), desk.err());
    assertEquals(1, desk.err().lines().count());
  }

  @Test
  void aReportThatCannotBeWrittenEndsWith3() throws IOException {
    Path file = Files.createFile(out.resolve("file"));
    desk.with(ToyPlaybook.of(PASS));
    assertEquals(3, desk.type("run", "--engine", "toy", "--out", file.toString()));
    assertEquals(
        "meeplecheck: the report cannot be written to \""
            + file
            + "\": a file stands in the way; choose another directory with --out\n",
        desk.err());
  }

  @Test
  void aReportThatCannotBeWrittenIsToldBeforeTheEngineIsStarted() throws IOException {
    Path file = Files.createFile(out.resolve("file"));
    desk.with(ToyPlaybook.of(PASS))
        .withToy(
            () -> {
              throw new IllegalStateException("started");
            });
    assertEquals(3, desk.type("run", "--engine", "toy", "--out", file.toString()), "3 before 4");
    assertTrue(desk.err().contains("a file stands in the way"), desk.err());
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  @Test
  void anEngineThatDoesNotStartLeavesTheLastReport() throws IOException {
    run(ToyPlaybook.of(PASS));
    desk.withToy(
        () -> {
          throw new IllegalStateException("no licence");
        });
    assertEquals(4, run(ToyPlaybook.of(PASS)));
    assertEquals(3, Files.readAllLines(out.resolve("report.jsonl")).size());
    assertTrue(Files.exists(out.resolve("summary.md")));
  }

  @Test
  void aReportThatStopsBeingWritableEndsWith3AndTheRunGoesOn() {
    ToyPlaybook playbook = ToyPlaybook.of(PASS, FAIL);
    playbook.before(
        scenario -> {
          try {
            // A directory in the place of a file cannot be written, whoever tries.
            Files.createDirectories(out.resolve("junit.xml"));
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
    assertEquals(3, run(playbook));
    assertTrue(desk.out().contains("1 of 2 scenarios ended unexpectedly."), desk.out());
    assertTrue(desk.err().contains("the report cannot be written to"), desk.err());
  }

  @Test
  void anEngineThatThrowsAtTheStartEndsWith4() {
    desk.withToy(
        () -> {
          throw new IllegalStateException("no licence");
        });
    assertEquals(4, run(ToyPlaybook.of(PASS)));
    assertTrue(
        desk.err()
            .startsWith(
                "meeplecheck: the engine \"toy\" did not start: IllegalStateException: no licence"),
        desk.err());
    assertEquals(1, desk.err().lines().count());
  }

  @Test
  void anEngineWithoutAManifestEndsWith4() {
    desk.withToy(Silent::new);
    assertEquals(4, run(ToyPlaybook.of(PASS)));
  }

  @Test
  void anEngineThatCannotBeClosedEndsWith1() {
    desk.withToy(Busy::new);
    assertEquals(1, run(ToyPlaybook.of(PASS)));
    assertTrue(desk.err().contains("the engine could not be closed"), desk.err());
  }

  @Test
  void theFilterThatExcludesEverythingIsNamed() {
    assertEquals(5, run(ToyPlaybook.of(PASS, PASS), "--set", "darmstadt"));
    assertEquals("meeplecheck: nothing is selected: no scenario has --set darmstadt\n", desk.err());
  }

  @Test
  void theFilterThatExcludesTheRestIsNamed() {
    ToyPlaybook playbook = ToyPlaybook.of(PASS, PASS);
    assertEquals(5, run(playbook, "--tag", "t2", "--clause", "BG-01", "--set", "base"));
    assertEquals(
        "meeplecheck: nothing is selected: --set base --clause BG-01 leaves 1, and --tag t2 none of"
            + " them\n",
        desk.err());
  }

  @Test
  void aRunInWhichAllIsUnsupportedEndsWith5() {
    assertEquals(5, run(ToyPlaybook.of(UNSUPPORTED, UNSUPPORTED)));
    assertTrue(desk.out().contains("nothing was judged"), desk.out());
  }

  @Test
  void aScenarioThatWasPlannedAndNeverHeardOfEndsWith5() {
    ToyPlaybook playbook = ToyPlaybook.of(PASS, PASS);
    desk.with(paths -> new Forgetful(playbook));
    assertEquals(5, desk.type("run", "--engine", "toy", "--out", out.toString()));
    assertTrue(desk.out().contains("planned and never run: 1, the first is base/s2."), desk.out());
  }

  @Test
  void anErrorOfTheSuiteEndsWith6() {
    assertEquals(6, run(ToyPlaybook.of(PASS, FAIL, SUITE_ERROR)));
    assertTrue(desk.out().contains("feature files that are wrong in themselves: 1."), desk.out());
  }

  @Test
  void aFileThatCannotBeReadEndsWith6AndTheRestIsRun() {
    assertEquals(6, run(ToyPlaybook.of(PASS).withFault("a.feature:3", "not Gherkin")));
    assertTrue(desk.out().contains("SUITE-ERROR  a.feature:3\n"), desk.out());
    assertTrue(desk.out().contains("base          1     1          1"), desk.out());
  }

  @Test
  void anExceptionOfOursEndsWith6InOneSentenceAndThePartialReportIsThere() throws IOException {
    ToyPlaybook playbook =
        ToyPlaybook.of(PASS, PASS)
            .before(
                scenario -> {
                  if (scenario.id().equals("base/s2")) {
                    throw new IllegalStateException("broken");
                  }
                });
    assertEquals(6, run(playbook));
    assertTrue(
        desk.err()
            .startsWith(
                "meeplecheck: internal error, please report it: java.lang.IllegalStateException:"
                    + " broken"),
        desk.err());
    assertEquals(1, desk.err().lines().count());
    String report = Files.readString(out.resolve("report.jsonl"));
    assertTrue(report.contains("\"verdict\":\"NOT-RUN\""), report);
    assertTrue(report.contains("\"executed\":1,\"complete\":false"), report);
  }

  @Test
  void ofTwoExitCodesTheStrongerHolds() {
    desk.withToy(
        () -> {
          throw new IllegalStateException();
        });
    ToyPlaybook broken = ToyPlaybook.of(PASS).withFault("a.feature:3", "not Gherkin");
    assertEquals(6, run(broken, "--id", "unknown-id"), "6 before 3");
    assertEquals(3, run(ToyPlaybook.of(PASS), "--id", "unknown-id"), "3 before 4");
    assertEquals(4, run(ToyPlaybook.of(PASS), "--set", "darmstadt"), "4 before 5");
    desk.withToy(() -> ToyEngine.PLAIN);
    assertEquals(6, run(ToyPlaybook.of(SUITE_ERROR, NOT_RUN)), "6 before 5");
    assertEquals(6, run(ToyPlaybook.of(SUITE_ERROR, BLOCKED)), "6 before 1");
  }

  @Test
  void anInterruptedRunEndsWith130AndItsReportHasTheRestAsNotRun() throws IOException {
    ToyPlaybook playbook =
        ToyPlaybook.of(PASS, FAIL, PASS)
            .before(
                scenario -> {
                  if (scenario.id().equals("base/s2")) {
                    desk.interrupt();
                  }
                });
    assertEquals(130, run(playbook));
    List<String> lines = Files.readAllLines(out.resolve("report.jsonl"));
    assertEquals(5, lines.size());
    assertTrue(lines.get(1).contains("\"verdict\":\"PASS\""), lines.get(1));
    assertTrue(lines.get(2).contains("\"verdict\":\"NOT-RUN\""), lines.get(2));
    assertTrue(lines.get(3).contains("\"verdict\":\"NOT-RUN\""), lines.get(3));
    assertTrue(lines.get(4).contains("\"planned\":3,\"executed\":1,\"complete\":false"));
    assertTrue(Files.readString(out.resolve("junit.xml")).contains("errors=\"2\""));
    assertTrue(Files.readString(out.resolve("summary.md")).contains("not complete"));
    assertEquals(
        "meeplecheck: interrupted; the report of what was done is in " + out + "\n", desk.err());
  }

  @Test
  void aPipeHearsNothingOfTheProgress() {
    run(ToyPlaybook.of(PASS));
    assertFalse(desk.out().contains("\r"), desk.out());
  }

  @Test
  void aTerminalSeesTheProgressOnOneLineThatIsCleared() {
    desk.watched();
    run(ToyPlaybook.of(PASS));
    assertTrue(desk.out().startsWith("\r1/1  0 unexpected  base/s1 "), desk.out());
    assertTrue(desk.out().contains("\r" + " ".repeat(78) + "\rset  "), desk.out());
  }

  @Test
  void aTerminalWithFewLettersGetsNearbyOnes() {
    desk.withCharset(StandardCharsets.US_ASCII);
    run(ToyPlaybook.of(FAIL));
    assertTrue(desk.out().contains("  scenario    Name - of base/s1"), desk.out());
  }

  private int run(ToyPlaybook playbook, String... more) {
    desk.with(playbook);
    List<String> arguments = new ArrayList<>(List.of("run", "--out", out.toString()));
    if (!Arrays.asList(more).contains("--engine")) {
      arguments.addAll(List.of("--engine", "toy"));
    }
    arguments.addAll(List.of(more));
    return desk.type(arguments.toArray(String[]::new));
  }

  /** Claims that all is well and tells of no scenario but the first. */
  private record Forgetful(ToyPlaybook playbook) implements Playbook {
    @Override
    public List<Scenario> scenarios() {
      return playbook.scenarios();
    }

    @Override
    public List<Fault> faults() {
      return playbook.faults();
    }

    @Override
    public RunFooter run(Engine engine, RunRequest request, RunListener listener) {
      RunRequest first =
          new RunRequest(request.scenarios().subList(0, 1), request.options(), request.strict());
      return playbook.run(engine, first, listener);
    }
  }

  /** An engine that says nothing of itself. */
  private static final class Silent implements Engine {
    @Override
    @SuppressWarnings("NullAway") // The interface forbids it, and an engine may do it all the same.
    public Manifest manifest() {
      return null;
    }

    @Override
    public Game newGame(Setup setup) {
      throw new IllegalStateException("no pieces");
    }
  }

  /** An engine that cannot be closed. */
  private static final class Busy implements Engine {
    @Override
    public Manifest manifest() {
      return ToyEngine.PLAIN.manifest();
    }

    @Override
    public Game newGame(Setup setup) {
      throw new IllegalStateException("no pieces");
    }

    @Override
    public void close() {
      throw new IllegalStateException("still busy");
    }
  }
}
