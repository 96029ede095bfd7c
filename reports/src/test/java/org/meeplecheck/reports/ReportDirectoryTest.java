package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class ReportDirectoryTest {
  @TempDir Path directory;

  @Test
  void everyLineKeepsThePublishedSchema() throws IOException {
    ReportSchema schema = new ReportSchema();
    List<String> lines = writeRun(allVerdicts());
    assertEquals(Verdict.values().length + 2, lines.size());
    for (String line : lines) {
      assertEquals(List.of(), schema.faults(line), line);
    }
  }

  @Test
  void theSchemaRefusesALineThatLacksOrAddsSomething() throws IOException {
    ReportSchema schema = new ReportSchema();
    for (String line : writeRun(allVerdicts())) {
      JsonObject good = JsonParser.parseString(line).getAsJsonObject();
      JsonObject more = good.deepCopy();
      more.add("surplus", new JsonPrimitive(1));
      assertNotEquals(List.of(), schema.faults(more), more.toString());
      for (String key : List.copyOf(good.keySet())) {
        JsonObject less = good.deepCopy();
        less.remove(key);
        assertNotEquals(List.of(), schema.faults(less), "without " + key + ": " + less);
      }
    }
  }

  @Test
  void theSchemaRefusesAVerdictThatIsNone() throws IOException {
    String line = writeRun(List.of(Runs.pass("base", "BG-01", "a"))).get(1);
    assertNotEquals(List.of(), new ReportSchema().faults(line.replace("PASS", "OK")));
  }

  @Test
  void aFailureCarriesWhatAReaderNeeds() throws IOException {
    ScenarioResult result = Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "wind-roses/sw");
    JsonObject line = JsonParser.parseString(writeRun(List.of(result)).get(1)).getAsJsonObject();
    JsonObject failure = line.getAsJsonObject("failure");
    assertEquals("\"3\"", failure.get("expected").toString());
    assertEquals("\"0\"", failure.get("actual").toString());
    assertEquals(3, failure.getAsJsonArray("moves").size());
    assertEquals(
        "{\"at\":\"-1,0\",\"tile\":\"D\",\"rotation\":0}",
        failure.getAsJsonArray("tiles").get(0).toString());
    assertEquals(
        "{\"player\":\"red\",\"figure\":\"small\",\"place\":\"-1,0 city N\"}",
        failure.getAsJsonArray("followers").get(0).toString());
    assertEquals(
        "{\"figure\":\"pig\",\"place\":\"wheel tax\"}",
        failure.getAsJsonArray("pieces").get(0).toString());
    assertTrue(failure.getAsJsonArray("board").toString().contains("pig at wheel tax"));
    assertEquals("\"     .cccRccc. .........\"", failure.getAsJsonArray("board").get(1).toString());
    assertEquals(
        "./meeplecheck run --id 'wind-roses/sw' --engine mutant:late-rose-points"
            + " --out target/meeplecheck-repeat",
        failure.get("repeat").getAsString());
    JsonObject clause = failure.getAsJsonArray("clauses").get(0).getAsJsonObject();
    assertEquals(
        Spec.bundled().clause("WR-13").orElseThrow().text(), clause.get("text").getAsString());
    assertTrue(clause.get("sources").toString().contains("line 23"), clause.toString());
  }

  @Test
  void theHeaderTellsWhereEachOptionComesFrom() throws IOException {
    String header = writeRun(List.of(Runs.pass("base", "BG-01", "a"))).get(0);
    assertTrue(
        header.contains(
            "\"rulings\":{\"base.small-city\":{\"option\":\"4\",\"from\":\"declared\"},"
                + "\"wind-roses.edition\":{\"option\":\"spielbox\",\"from\":\"inferred\"},"
                + "\"wind-roses.start-stack\":{\"option\":\"without-d\",\"from\":\"default\","
                + "\"why\":\"it has no probe\"}}"),
        header);
  }

  @Test
  void aKilledRunKeepsTheLinesThatItHad() throws IOException {
    try (ReportDirectory report = ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS)) {
      report.started(Runs.HEADER);
      report.finished(Runs.pass("base", "BG-01", "a"));
      assertEquals(2, Files.readAllLines(directory.resolve("report.jsonl")).size());
      assertFalse(Files.exists(directory.resolve("junit.xml")));
    }
  }

  @Test
  void theReportOfAnEarlierRunIsGoneWhenARunBegins() throws IOException {
    writeRun(List.of(Runs.pass("base", "BG-01", "a")));
    assertTrue(Files.exists(directory.resolve("junit.xml")));
    ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS).close();
    assertFalse(Files.exists(directory.resolve("junit.xml")));
    assertFalse(Files.exists(directory.resolve("summary.md")));
    assertEquals("", Files.readString(directory.resolve("report.jsonl")));
  }

  @Test
  void aSecondRunIsRefusedAndTheFirstKeepsItsLines() throws IOException {
    try (ReportDirectory first = ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS)) {
      first.started(Runs.HEADER);
      IOException e =
          assertThrows(
              IOException.class,
              () -> ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS).close());
      assertEquals("another run is writing its report there", e.getMessage());
      first.finished(Runs.pass("base", "BG-01", "a"));
      assertEquals(2, Files.readAllLines(directory.resolve("report.jsonl")).size());
    }
    ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS).close();
    assertEquals("", Files.readString(directory.resolve("report.jsonl")));
  }

  @Test
  void aReportThatCannotBeOpenedLeavesTheDirectoryToOthers() throws IOException {
    Path inTheWay = Files.createDirectory(directory.resolve("report.jsonl"));
    assertThrows(
        IOException.class, () -> ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS));
    Files.delete(inTheWay);
    ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS).close();
    assertTrue(Files.isRegularFile(directory.resolve("report.jsonl")));
  }

  @Test
  void noHalfWrittenFileIsLeft() throws IOException {
    Files.writeString(directory.resolve("summary.md.part"), "of a run that was killed");
    writeRun(List.of(Runs.pass("base", "BG-01", "a")));
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(
          List.of(".lock", "junit.xml", "report.jsonl", "summary.md"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void aFileIsNoDirectory() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    assertThrows(
        IOException.class, () -> ReportDirectory.open(file, Spec.bundled(), Runs.SCENARIOS));
  }

  @Test
  void theSummaryTellsWhatDidNotPassAndWhatWasNotJudged() throws IOException {
    writeRun(allVerdicts());
    String page = Files.readString(directory.resolve("summary.md"));
    assertTrue(page.startsWith("# Meeplecheck: toy 7\n"), page);
    assertTrue(page.contains("11 of 12 scenarios executed: **this run is not complete**."), page);
    assertTrue(
        page.contains(
            """
            Judged by these options of rulings:

            - declared by the engine: `base.small-city=4`
            - inferred from a probe: `wind-roses.edition=spielbox`
            - default, since it has no probe: `wind-roses.start-stack=without-d`

            """),
        page);
    assertTrue(page.contains("\n| base | 12 | 2 | 12 | 1 | 1 | 1 | 1 | 1 |"), page);
    assertTrue(page.contains("\n| BG-02 | FAIL | 1 | "), page);
    assertTrue(page.contains("\n### FAIL BG-02 `base/FAIL`\n"), page);
    assertFalse(page.contains("### PASS"), page);
    assertTrue(page.contains("\n| UNSUPPORTED: The reason of base/UNSUPPORTED. | 1 |\n"), page);
  }

  private static List<ScenarioResult> allVerdicts() {
    return List.of(Verdict.values()).stream()
        .map(
            verdict -> {
              String clause = String.format("BG-%02d", verdict.ordinal() + 1);
              return verdict == Verdict.PASS
                  ? Runs.pass("base", clause, "base/PASS")
                  : Runs.of(verdict, "base", clause, "base/" + verdict);
            })
        .toList();
  }

  private List<String> writeRun(List<ScenarioResult> results) throws IOException {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    results.forEach(result -> counts.merge(result.verdict(), 1, Integer::sum));
    int executed = results.size() - counts.getOrDefault(Verdict.NOT_RUN, 0);
    try (ReportDirectory report = ReportDirectory.open(directory, Spec.bundled(), Runs.SCENARIOS)) {
      report.started(Runs.HEADER);
      results.forEach(report::finished);
      report.ended(new RunFooter(results.size(), executed, counts, 12_345));
    }
    return Files.readAllLines(directory.resolve("report.jsonl"));
  }
}
