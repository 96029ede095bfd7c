package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.Verdict;

class TraceCommandTest {
  @TempDir Path out;
  private Desk desk = new Desk();

  @Test
  void aClauseWithAnExecutedScenarioIsCovered() {
    run(suite(Verdict.PASS, Verdict.FAIL));
    assertEquals(0, trace("--clause", "BG-01", "--clause", "BG-02"), desk.err());
    assertTrue(desk.out().contains("\n  BG-01   kept             1 PASS\n"), desk.out());
    assertTrue(desk.out().contains("\n  BG-02   broken           1 FAIL\n"), desk.out());
    assertTrue(desk.out().endsWith("\nno gap\nBy the run of toy 7.\n"), desk.out());
  }

  @Test
  void aGapEndsWith1() {
    run(suite(Verdict.PASS, Verdict.UNSUPPORTED));
    assertEquals(1, trace("--clause", "BG-02"));
    assertTrue(
        desk.out()
            .contains(
                "\n1 gap:\n  BG-02: none of its scenarios was executed: 1 UNSUPPORTED\nBy the run"),
        desk.out());
  }

  @Test
  void onlyGapsThatTheFiltersCoverCount() {
    run(suite(Verdict.PASS, Verdict.UNSUPPORTED));
    assertEquals(0, trace("--clause", "BG-01"));
    assertEquals(1, trace("--set", "base"));
    assertEquals(1, trace("--document", "wheel"));
    assertEquals(0, trace("--strength", "information"));
    assertEquals(1, trace());
  }

  @Test
  void aTagAndASentenceOfTheSuiteThatStandForNothingAreGaps() {
    ToyPlaybook suite = ToyPlaybook.of(Verdict.PASS);
    run(suite);
    assertEquals(1, trace());
    assertTrue(desk.out().contains("\n  base/s1: its tag @t1 is no clause (x.feature:1)\n"));
    assertTrue(desk.out().contains("\n  turns: no executed scenario uses the sentence\n"));
    assertFalse(desk.out().contains("\n  game: no executed scenario"), desk.out());
  }

  @Test
  void tagsOfClausesSetsProbesAndOldIdsHaveTheirMeaning() {
    ToyPlaybook suite = ToyPlaybook.of();
    suite.add("wheel/a", "wheel", "WF-35", Set.of("WF-35", "wheel", "probe", "was:wheel/b"));
    suite.verdict(Verdict.PASS);
    run(suite);
    assertEquals(0, trace("--clause", "WF-35"), desk.out());
    assertFalse(desk.out().contains("its tag"), desk.out());
  }

  @Test
  void scenariosOfTheUserMayLeaveSentencesOutAndHaveTagsOfTheirOwn() {
    desk.with(ToyPlaybook.of(Verdict.PASS));
    desk.type("run", "--engine", "toy", "--out", out.toString(), "--features", "own");
    assertEquals(1, trace("--features", "own"));
    assertFalse(desk.out().contains("its tag"), desk.out());
    assertFalse(desk.out().contains("uses the sentence"), desk.out());
  }

  @Test
  void aRunOfAPartOfTheScenariosSaysSo() {
    ToyPlaybook suite = suite(Verdict.PASS, Verdict.PASS, Verdict.PASS);
    desk.with(suite);
    desk.type("run", "--engine", "toy", "--out", out.toString(), "--id", "base/s1");
    assertEquals(0, trace("--clause", "BG-01"));
    assertTrue(
        desk.out()
            .endsWith(
                "\nBy the run of toy 7. It had only 1 of the 3 scenarios: a gap may be of its"
                    + " filters alone, and \"kept\" may rest on a part of the scenarios of a"
                    + " clause.\n"),
        desk.out());
  }

  @Test
  void scenariosAreListedOnDemand() {
    run(suite(Verdict.PASS));
    trace("--clause", "BG-01", "--scenarios");
    assertTrue(
        desk.out()
            .contains(
                "\n  BG-01   kept             1 PASS\n          PASS         base/s1  x.feature:1\n"),
        desk.out());
  }

  @Test
  void jsonIsOneObject() {
    run(suite(Verdict.PASS));
    assertEquals(0, trace("--clause", "BG-01", "--json"));
    var json = JsonParser.parseString(desk.out()).getAsJsonObject();
    assertEquals(1, json.getAsJsonArray("clauses").size());
    assertEquals(1, json.get("scenarios").getAsInt());
    assertEquals("toy 7", json.get("engine").getAsString());
  }

  @Test
  void noReportEndsWith3AndSaysToRunFirst() {
    desk.with(suite(Verdict.PASS));
    assertEquals(3, trace());
    assertEquals(
        "meeplecheck: there is no report in \""
            + out
            + "\": run the suite first, with 'meeplecheck run --out "
            + out
            + "'\n",
        desk.err());
  }

  @Test
  void aPartialReportEndsWith3() throws IOException {
    run(suite(Verdict.PASS, Verdict.PASS));
    Path report = out.resolve("report.jsonl");
    List<String> lines = Files.readAllLines(report);
    Files.write(report, lines.subList(0, 2));
    assertEquals(3, trace());
    assertTrue(desk.err().contains("is partial, it has 1 of 2 scenarios: run"), desk.err());
  }

  @Test
  void aReportOfOtherClausesEndsWith3() throws IOException {
    run(suite(Verdict.PASS));
    Path report = out.resolve("report.jsonl");
    Files.writeString(
        report, Files.readString(report).replaceFirst("\"spec\":\"\\w+\"", "\"spec\":\"0\""));
    assertEquals(3, trace());
    assertTrue(desk.err().contains("is of other clauses than those of today: run"), desk.err());
  }

  @Test
  void aReportOfOtherScenariosEndsWith3() {
    run(suite(Verdict.PASS, Verdict.PASS));
    desk.with(suite(Verdict.PASS));
    assertEquals(3, trace());
    assertEquals(
        "meeplecheck: the report in \""
            + out
            + "\" has the scenario base/s2, which is not in the suite: run the suite again, with"
            + " 'meeplecheck run --out "
            + out
            + "'\n",
        desk.err());
  }

  @Test
  void aReportOfFeatureFilesOfTheUserEndsWith3WithoutThem() {
    desk.with(suite(Verdict.PASS));
    desk.type("run", "--engine", "toy", "--out", out.toString(), "--features", "weak");
    assertEquals(3, trace("--clause", "BG-01"));
    assertTrue(
        desk.err().contains("\" is of feature files of your own: run the suite again"), desk.err());
    assertTrue(desk.err().endsWith("', or name them with --features\n"), desk.err());
    assertEquals(0, trace("--clause", "BG-01", "--features", "weak"), desk.err());
  }

  @Test
  void aReportOfTheSuiteEndsWith3WithFeatureFilesOfTheUser() {
    run(suite(Verdict.PASS));
    assertEquals(3, trace("--features", "weak"));
    assertTrue(
        desk.err().contains("\" is of the suite's own scenarios: run the suite"), desk.err());
  }

  @Test
  void aReportFromBeforeAnEditOfAFeatureEndsWith3() throws IOException {
    Path own = Files.createDirectories(out.resolve("own"));
    Path file = own.resolve("roads.feature");
    Files.writeString(file, "Feature: Roads\n\n@BG-01\nScenario: One\nGiven a game of base\n");
    desk.type("run", "--out", out.toString(), "--features", own.toString(), "--engine", "toy");
    assertEquals(6, trace("--features", file.toString()), "the same scenarios, none that can run");
    Files.writeString(file, Files.readString(file) + "# 4 points, not 3\n");
    assertEquals(3, trace("--features", file.toString()));
    assertTrue(
        desk.err().contains("\" is of other scenarios than those of today: run"), desk.err());
  }

  @Test
  void aReportOfAnotherSuiteEndsWith3() throws IOException {
    run(suite(Verdict.PASS));
    change("\"suite\":\"[^\"]+\"", "\"suite\":\"0.0.1\"");
    assertEquals(3, trace());
    assertTrue(desk.err().contains("\" is of the suite 0.0.1, and this is "), desk.err());
  }

  @Test
  void clausesThatAreNotThoseOfTheScenarioEndWith3() throws IOException {
    run(suite(Verdict.PASS));
    change("\"clauses\":\\[\"BG-01\"", "\"clauses\":[\"BG-07\"");
    assertEquals(3, trace());
    assertTrue(
        desk.err().contains("\" has other clauses of the scenario base/s1 than the suite: run"),
        desk.err());
  }

  private void change(String pattern, String replacement) throws IOException {
    Path report = out.resolve("report.jsonl");
    String text = Files.readString(report);
    String changed = text.replaceFirst(pattern, replacement);
    assertFalse(changed.equals(text), text);
    Files.writeString(report, changed);
  }

  @Test
  void anErrorOfTheSuiteEndsWith6() {
    run(suite(Verdict.PASS).withFault("a.feature:3", "not Gherkin"));
    assertEquals(6, trace());
    assertTrue(desk.out().contains("\n  a.feature:3: it has no clause (a.feature:3)\n"));
    assertEquals("meeplecheck: a.feature:3: not Gherkin\n", desk.err());
  }

  @ParameterizedTest
  @CsvSource({
    "--set, whel, 'unknown --set \"whel\": there are base, wind-roses, '",
    "--document, L12, 'unknown --document \"L12\": there are '",
    "--strength, hard, "
        + "'unknown --strength \"hard\": there are required, recommended, ruling, optional, '",
    "--clause, WF-350, 'unknown --clause \"WF-350\": did you mean WF-30 or WF-35 or WF-50? There are BG-01 to '",
    "--clause, everything, 'unknown --clause \"everything\": There are BG-01 to BG-59, '"
  })
  void anUnknownValueEndsWith3AndTheList(String option, String value, String sentence) {
    run(suite(Verdict.PASS));
    assertEquals(3, trace(option, value));
    assertTrue(desk.err().startsWith("meeplecheck: " + sentence), desk.err());
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  @Test
  void anEmptyDirectoryEndsWith3() {
    assertEquals(3, desk.with(suite(Verdict.PASS)).type("trace", "--from", ""));
    assertTrue(desk.err().startsWith("meeplecheck: --from is empty: name"), desk.err());
  }

  @Test
  void filtersThatSelectNothingEndWith5() {
    run(suite(Verdict.PASS));
    assertEquals(5, trace("--set", "base", "--document", "wheel"));
    assertEquals(
        "meeplecheck: nothing is selected: no clause has --document wheel --set base\n",
        desk.err());
  }

  /** One scenario for each verdict, of the clauses BG-01 and so on, with the tag of its clause. */
  private static ToyPlaybook suite(Verdict... verdicts) {
    ToyPlaybook suite = ToyPlaybook.of();
    for (int number = 1; number <= verdicts.length; number++) {
      String clause = String.format("BG-%02d", number);
      suite.add("base/s" + number, "base", clause, Set.of(clause)).verdict(verdicts[number - 1]);
    }
    return suite;
  }

  private void run(ToyPlaybook suite) {
    desk.with(suite);
    desk.type("run", "--engine", "toy", "--out", out.toString());
  }

  /** Each at a clean desk. */
  private int trace(String... options) {
    desk = desk.cleared();
    return desk.type(
        Stream.concat(Stream.of("trace", "--from", out.toString()), Stream.of(options))
            .toArray(String[]::new));
  }
}
