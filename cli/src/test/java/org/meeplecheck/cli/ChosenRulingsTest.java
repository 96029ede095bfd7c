package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.spec.Edition;
import org.meeplecheck.spec.Spec;

class ChosenRulingsTest {
  private static final String TWO_CAPS = "base/small-city#two-caps-are-worth-4-points-or-2*";

  @TempDir Path out;
  private final Desk desk = new Desk();

  @Test
  void anEditionChoosesItsOptions() throws IOException {
    assertEquals(0, run("--edition", "c1-first"));
    assertTrue(
        desk.out()
            .contains(
                "\nJudged by base.farm-scoring=per-city-4, base.small-city=2: chosen for this"
                    + " run.\n"),
        desk.out());
    assertTrue(
        desk.out().contains("\n1 x UNSUPPORTED: this run plays base.small-city=2\n"), desk.out());
    assertTrue(header().contains("\"base.small-city\":{\"option\":\"2\",\"from\":\"chosen\"}"));
  }

  @Test
  void editionsOfDifferentSetsCombine() throws IOException {
    assertEquals(0, run("--edition", "c1-second", "--edition", "wind-roses-spielbox"));
    assertTrue(header().contains("\"base.farm-scoring\":{\"option\":\"per-field-3-once\""));
    assertTrue(header().contains("\"wind-roses.edition\":{\"option\":\"spielbox\""));
  }

  @Test
  void aRulingOverridesTheEdition() throws IOException {
    assertEquals(0, run("--edition", "c1-first", "--ruling", "base.small-city=4"));
    assertTrue(header().contains("\"base.small-city\":{\"option\":\"4\",\"from\":\"chosen\"}"));
    assertTrue(header().contains("\"base.farm-scoring\":{\"option\":\"per-city-4\""));
  }

  @Test
  void theRepeatCommandNamesTheOptionsInsteadOfTheEdition() {
    desk.withToy(
        () ->
            new HeadstrongEngine()
                .hiding("base.small-city")
                .playing(Map.of("base.small-city", "4")));
    assertEquals(1, run("--edition", "c1-first", "--engine", "toy"));
    assertTrue(
        desk.out()
            .contains(
                " --engine toy --ruling base.farm-scoring=per-city-4 --ruling"
                    + " base.small-city=2 --out target/meeplecheck-repeat\n"),
        desk.out());
  }

  @Test
  void anUnknownEditionEndsWith3AndTheListOfAll() {
    assertEquals(3, run("--edition", "c4"));
    String all = String.join(", ", Spec.bundled().editions().stream().map(Edition::id).toList());
    assertEquals("meeplecheck: unknown --edition c4: the editions are " + all + "\n", desk.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--edition | c1-first,big-box-5 | --edition c1-first --edition big-box-5",
        "--ruling | base.small-city=2, wheel.famine | --ruling base.small-city=2 --ruling"
            + " wheel.famine"
      })
  void valuesWithACommaEndWith3AndTheOptionRepeated(String option, String value, String repeated) {
    assertEquals(3, run(option, value));
    assertEquals(
        "meeplecheck: unknown "
            + option
            + " "
            + value
            + ": repeat the option for each value, as in "
            + repeated
            + "\n",
        desk.err());
  }

  @Test
  void editionsThatContradictEachOtherEndWith3AndTheListOfAll() {
    assertEquals(3, run("--edition", "c3", "--edition", "c1-second"));
    assertTrue(
        desk.err()
            .startsWith(
                "meeplecheck: --edition c3 and --edition c1-second contradict each other:"
                    + " base.farm-scoring=per-field-3 and base.farm-scoring=per-field-3-once; the"
                    + " editions are c1-first, "),
        desk.err());
  }

  @Test
  void anUnknownRulingEndsWith3AndTheListOfAll() {
    assertEquals(3, run("--ruling", "base.small-town=4"));
    assertTrue(
        desk.err()
            .startsWith(
                "meeplecheck: unknown --ruling base.small-town=4: the rulings are base.small-city,"
                    + " base.farm-scoring, "),
        desk.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "base.small-city=3 | unknown --ruling base.small-city=3: the options of base.small-city"
            + " are 4, 2",
        "base.small-city | --ruling base.small-city: no option \"base.small-city\": write"
            + " ruling=option, for example base.small-city=4",
        "'' | --ruling : no option \"\": write ruling=option, for example base.small-city=4"
      })
  void aRulingWithoutAKnownOptionEndsWith3(String typed, String sentence) {
    assertEquals(3, run("--ruling", typed));
    assertEquals("meeplecheck: " + sentence + "\n", desk.err());
  }

  @Test
  void twoOptionsOfARulingEndWith3() {
    assertEquals(3, run("--ruling", "base.small-city=4", "--ruling", "base.small-city=2"));
    assertEquals(
        "meeplecheck: --ruling base.small-city=4 and --ruling base.small-city=2 contradict each"
            + " other: base.small-city=4 and base.small-city=2; leave one out\n",
        desk.err());
  }

  @Test
  void theSameOptionTwiceIsFine() {
    assertEquals(0, run("--ruling", "base.small-city=2", "--ruling", "base.small-city=2"));
  }

  @Test
  void anOptionThatTheEngineDoesNotDeclareEndsWith3AndWhatItDeclares() {
    desk.withToy(() -> new HeadstrongEngine().declaring("base.small-city", "2"));
    assertEquals(3, run("--engine", "toy", "--ruling", "base.small-city=4"));
    assertEquals(
        "meeplecheck: the engine does not play base.small-city=4: of base.small-city it declares"
            + " 2\n",
        desk.err());
  }

  @Test
  void aRunThatDoesNotBeginLeavesTheLastReportWhole() throws IOException {
    desk.withToy(() -> new HeadstrongEngine().declaring("base.small-city", "2"));
    run("--engine", "toy");
    String report = Files.readString(out.resolve("report.jsonl"));
    String summary = Files.readString(out.resolve("summary.md"));
    assertTrue(report.lines().count() > 2, report);
    assertEquals(3, run("--engine", "toy", "--ruling", "base.small-city=4"));
    assertEquals(report, Files.readString(out.resolve("report.jsonl")));
    assertEquals(summary, Files.readString(out.resolve("summary.md")));
  }

  private String header() throws IOException {
    return Files.readAllLines(out.resolve("report.jsonl")).get(0);
  }

  private int run(String... options) {
    List<String> line = new ArrayList<>(List.of("run", "--out", out.toString(), "--id", TWO_CAPS));
    line.addAll(Arrays.asList(options));
    return desk.type(line.toArray(new String[0]));
  }
}
