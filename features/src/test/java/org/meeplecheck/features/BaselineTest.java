package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.Verdict;

class BaselineTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 5, 1);
  private static final String ROAD = "base/roads#a-road";
  private static final String OLD_NAME = "base/roads#a-street";

  @TempDir Path directory;

  @Test
  void an_entry_says_what_is_expected_why_where_and_until_when() {
    Baseline baseline =
        read(
            """
            {"entries": [
              {"scenario": "base/roads#a-road", "verdict": "BLOCKED", "reason": "no merging yet",
               "link": "https://example.com/7", "expires": "2026-05-01"}
            ]}
            """);
    Baseline.Entry entry = baseline.entry(ROAD).orElseThrow();
    assertEquals(Verdict.BLOCKED, entry.verdict());
    assertEquals("no merging yet (https://example.com/7)", entry.excuse());
    assertEquals(TODAY, entry.expires());
    assertEquals(List.of(entry), baseline.entries());
  }

  @Test
  void a_reason_without_a_link_is_enough_and_other_scenarios_are_expected_to_succeed() {
    Baseline baseline = read(entries(entry(ROAD, "FAIL")));
    assertEquals("why", baseline.entry(ROAD).orElseThrow().excuse());
    assertEquals(Optional.empty(), baseline.entry("base/cities#a-city"));
  }

  @Test
  void the_id_that_a_scenario_had_before_is_as_good_as_its_id() {
    assertTrue(read(entries(entry(OLD_NAME, "FAIL"))).entry(ROAD).isPresent());
  }

  @Test
  void nothing_may_be_expected() {
    assertEquals(List.of(), read("{\"entries\": []}").entries());
  }

  @Test
  void a_second_entry_for_a_scenario_is_an_error_also_under_its_old_id() {
    String text = entries(entry(ROAD, "FAIL") + ",\n" + entry(OLD_NAME, "FAIL"));
    assertFault(text, "b.json:3: a second entry for base/roads#a-road: remove one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "scenario": "base/rods#x", "verdict": "FAIL", "reason": "w"  | no scenario "base/rods#x"
          "verdict": "FAIL", "reason": "w"                             | has no "scenario"
          "scenario": "base/roads#a-road", "reason": "w"               | has no "verdict"
          "scenario": "base/roads#a-road", "verdict": "FAIL"           | has no "reason"
          "scenario": "base/roads#a-road", "verdict": "FAIL", "reason": " "  | "reason" is empty
          "scenario": "base/roads#a-road", "verdict": "PASS", "reason": "w"  | "PASS" is no failure to expect
          "scenario": "base/roads#a-road", "verdict": "WARN", "reason": "w"  | "WARN" is no failure to expect
          "scenario": "base/roads#a-road", "verdict": "UNSUPPORTED", "reason": "w" | is no failure to expect
          "scenario": "base/roads#a-road", "verdict": "SUITE-ERROR", "reason": "w" | is no failure to expect
          "scenario": "base/roads#a-road", "verdict": "fail", "reason": "w"  | "fail" is no failure to expect
          "scenario": "base/roads#a-road", "scenario": "base/roads#a-road"   | "scenario" stands twice
          "id": "base/roads#a-road"                                    | no key "id"
          "scenario": 7                                                | "scenario" must be a text
          "scenario": "base/roads#a-road", "verdict": "FAIL", "reason": "w", "expires": "soon" | "soon" is no day
          "scenario": "base/roads#a-road", "verdict": "FAIL", "reason": "w", "expires": "2026-04-30" | expired on 2026-04-30
          """)
  void a_mistake_in_an_entry_is_told_with_its_line(String entry, String message) {
    assertFault(entries("{" + entry + "}"), "b.json:2: ");
    assertFault(entries("{" + entry + "}"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                             | b.json:1: this is no baseline
          {}                             | b.json:1: this is no baseline
          {"expected": []}               | b.json:1: no key "expected"
          {"entries": {}}                | b.json:1: this is no baseline
          {"entries": [7]}               | b.json:1: this is no baseline
          {"entries": [                  | b.json:1: this is no baseline
          {"entries": [], "more": []}    | b.json:1: a second key
          {"entries": []} {}             | b.json:1: this is no baseline
          {entries: []}                  | b.json:1: this is no baseline
          """)
  void a_file_that_is_no_baseline_is_refused(String text, String message) {
    assertFault(text, message);
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    Path file = directory.resolve("baseline.json");
    assertTrue(message(() -> Baseline.read(file)).startsWith(file + ": cannot be read: "));
    assertEquals(
        "no-such.json: there is no such resource: put it in src/test/resources",
        message(() -> Baseline.resource("no-such.json")));
  }

  @Test
  void a_file_is_held_against_the_scenarios_of_the_suite() throws IOException {
    Path file = directory.resolve("baseline.json");
    String id = Suite.bundled().scenarios().get(0).id();
    Files.writeString(file, entries(entry(id, "ERROR")));
    assertTrue(Baseline.read(file).entry(id).isPresent());
    Files.writeString(file, entries(entry(ROAD, "ERROR")));
    assertTrue(message(() -> Baseline.read(file)).contains("no scenario \"" + ROAD + "\""));
  }

  private static Baseline read(String text) {
    return new BaselineReader("b.json", List.of(scenario()), TODAY).read(text);
  }

  private static void assertFault(String text, String part) {
    String message = message(() -> read(text));
    assertTrue(message.contains(part), message);
  }

  private static String message(Runnable reading) {
    return String.valueOf(assertThrows(BaselineException.class, reading::run).getMessage());
  }

  private static String entries(String entries) {
    return "{\"entries\": [\n" + entries + "\n]}\n";
  }

  private static String entry(String scenario, String verdict) {
    return "{\"scenario\": \"%s\", \"verdict\": \"%s\", \"reason\": \"why\"}"
        .formatted(scenario, verdict);
  }

  private static Scenario scenario() {
    return new Scenario(
        ROAD,
        List.of(OLD_NAME),
        "A road",
        "",
        "Roads",
        "base",
        List.of("BG-37"),
        Set.of(),
        Set.of(),
        List.of(),
        "classpath:base/roads.feature",
        1,
        null);
  }
}
