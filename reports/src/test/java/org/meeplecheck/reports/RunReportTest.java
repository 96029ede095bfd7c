package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class RunReportTest {
  @TempDir Path directory;

  @Test
  void whatWasWrittenIsReadAgain() throws IOException {
    write(
        Runs.pass("base", "BG-01", "a"),
        Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "b"),
        Runs.of(Verdict.SUITE_ERROR, "base", "BG-02", "c"));
    RunReport run = RunReport.read(directory);
    assertEquals("0.1.0", run.suite());
    assertEquals("toy 7", run.engine());
    assertEquals(3, run.planned());
    assertEquals("ba9876543210", run.scenarios());
    assertEquals(List.of("--engine", "mutant:late-rose-points"), run.options());
    assertTrue(run.isOf(Spec.bundled()));
    assertEquals(
        List.of(
            new RunReport.Entry("a", List.of("BG-01"), "x.feature:3", Verdict.PASS),
            new RunReport.Entry("b", List.of("WR-13"), "x.feature:3", Verdict.FAIL),
            new RunReport.Entry("c", List.of("BG-02"), "x.feature:3", Verdict.SUITE_ERROR)),
        run.entries());
  }

  @Test
  void whatTellsNothingOfTheEngineIsNotExecuted() {
    Set<Verdict> executed =
        Stream.of(Verdict.values())
            .filter(verdict -> new RunReport.Entry("a", List.of(), "x:1", verdict).isExecuted())
            .collect(Collectors.toSet());
    assertEquals(Set.of(Verdict.PASS, Verdict.WARN, Verdict.FAIL, Verdict.FLAKY), executed);
  }

  @Test
  void otherClausesAreNotThoseOfToday() throws IOException {
    write(Runs.pass("base", "BG-01", "a"));
    change(0, Fingerprint.of(Spec.bundled()), "0123456789ab");
    assertFalse(RunReport.read(directory).isOf(Spec.bundled()));
  }

  @Test
  void aDirectoryWithoutAReportIsToldHowToGetOne() {
    Path none = directory.resolve("none");
    assertEquals(
        "there is no report in \""
            + none
            + "\": run the suite first, with 'meeplecheck run --out "
            + none
            + "'",
        fault(none));
  }

  @Test
  void aRunThatWasKilledIsPartial() throws IOException {
    List<String> lines = write(Runs.pass("base", "BG-01", "a"), Runs.pass("base", "BG-02", "b"));
    rewrite(lines.subList(0, 2));
    assertPartial("1 of 2 scenarios");
    Files.writeString(file(), Files.readString(file()) + "{\"type\":\"scen");
    assertPartial("1 of 2 scenarios");
    Files.writeString(file(), "{\"type\":\"hea");
    assertPartial("nothing");
    Files.writeString(file(), "");
    assertPartial("nothing");
  }

  @Test
  void aRunThatWasInterruptedIsPartial() throws IOException {
    write(Runs.pass("base", "BG-01", "a"), Runs.of(Verdict.NOT_RUN, "base", "BG-02", "b"));
    assertPartial("1 of 2 scenarios");
  }

  @Test
  void aFooterThatDoesNotSayCompleteIsPartial() throws IOException {
    write(Runs.pass("base", "BG-01", "a"));
    change(2, "\"complete\":true", "\"complete\":false");
    assertPartial("1 of 1 scenarios");
  }

  private void assertPartial(String what) {
    String fault = fault(directory);
    assertTrue(fault.contains("is partial, it has " + what + ": run the suite again"), fault);
  }

  @ParameterizedTest
  @CsvSource({
    "0, header, scenario, 'report.jsonl:1: a report begins with a header; run'",
    "0, '\"format\":1', '\"format\":2', 'report.jsonl:1: the format is 2, and 1 is known here; run'",
    "0, '\"suite\"', '\"suit\"', 'report.jsonl:1: \"suite\" is missing; run'",
    "0, '\"engine\"', '\"motor\"', 'report.jsonl:1: \"engine\" is missing; run'",
    "0, '\"scenarios\"', '\"scenario\"', 'report.jsonl:1: \"scenarios\" is missing; run'",
    "1, '[\"BG-01\"]', '[null]', 'report.jsonl:2: \"an entry of clauses\" is missing; run'",
    "1, PASS, GOOD, 'report.jsonl:2: there is no verdict \"GOOD\"; run'",
    "1, '\"clauses\"', '\"clause\"', 'report.jsonl:2: \"clauses\" is missing; run'",
    "1, '[\"BG-01\"]', '7', 'report.jsonl:2: this is no line of a report; run'",
    "1, scenario, footer, 'report.jsonl:2: a report is a header, scenarios and a footer; run'",
    "2, footer, header, 'report.jsonl:3: a report is a header, scenarios and a footer; run'",
    "2, '{', '', 'report.jsonl:3: this is no line of a report; run'"
  })
  void aMalformedLineIsNamed(int line, String good, String bad, String sentence)
      throws IOException {
    write(Runs.pass("base", "BG-01", "a"));
    change(line, good, bad);
    String fault = fault(directory);
    assertTrue(fault.contains(sentence + " the suite again, with 'meeplecheck run"), fault);
  }

  @Test
  void aScenarioThatIsThereTwiceIsNamed() throws IOException {
    write(Runs.pass("base", "BG-01", "a"), Runs.pass("base", "BG-02", "b"));
    change(2, "\"id\":\"b\"", "\"id\":\"a\"");
    String fault = fault(directory);
    assertTrue(fault.contains("report.jsonl:3: the scenario a is there twice; run the"), fault);
  }

  @Test
  void aReportThatIsNotUtf8IsToldSo() throws IOException {
    Files.write(file(), new byte[] {(byte) 0xC3, 0x28, 0x0A});
    String fault = fault(directory);
    assertTrue(fault.contains("\" is no report, it is not UTF-8: run the suite again"), fault);
  }

  private static String fault(Path from) {
    return String.valueOf(
        assertThrows(ReportException.class, () -> RunReport.read(from)).getMessage());
  }

  private Path file() {
    return directory.resolve("report.jsonl");
  }

  private void change(int line, String good, String bad) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file()));
    assertTrue(lines.get(line).contains(good), lines.get(line));
    lines.set(line, lines.get(line).replace(good, bad));
    rewrite(lines);
  }

  private void rewrite(List<String> lines) throws IOException {
    Files.writeString(file(), String.join("\n", lines) + "\n");
  }

  private static RunHeader header(int planned) {
    RunHeader of = Runs.HEADER;
    return new RunHeader(of.suite(), of.engine(), planned, of.options(), of.rulings());
  }

  private List<String> write(ScenarioResult... results) throws IOException {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    try (ReportDirectory reports =
        ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS)) {
      reports.started(header(results.length));
      for (ScenarioResult result : results) {
        counts.merge(result.verdict(), 1, Integer::sum);
        reports.finished(result);
      }
      reports.ended(new RunFooter(results.length, results.length, counts, 10));
    }
    return Files.readAllLines(file());
  }
}
