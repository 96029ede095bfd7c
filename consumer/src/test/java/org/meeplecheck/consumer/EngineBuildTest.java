package org.meeplecheck.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Builds an engine that forgets the coat of arms of a tile, with the suite among its tests. */
class EngineBuildTest {
  private static final String NOTHING_EXPECTED = "{\"entries\": []}";
  private static final Suite SUITE = Suite.bundled();
  private static final List<ScenarioResult> RESULTS = new ArrayList<>();

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path directory;

  @BeforeAll
  static void judge() {
    Mutant mutant =
        Mutants.all().stream()
            .filter(one -> one.name().equals("coat-of-arms-missing"))
            .findFirst()
            .orElseThrow();
    try (Engine engine =
        new AdapterOfVersion1(mutant.engine().get(), Set.of("base"), Set.of(Rung.SCORES))) {
      SUITE.run(engine, new RunRequest(SUITE.scenarios(), List.of(), false), RESULTS::add);
    }
    assertTrue(with(Verdict.FAIL) > 0, "the engine has no fault");
  }

  @Test
  void a_failing_engine_is_red_under_the_surefire_that_maven_takes_by_itself() throws Exception {
    EngineBuild build = new EngineBuild(directory, "");
    build.expect(NOTHING_EXPECTED);
    assertNotEquals(0, build.test(), build.log());
    assertShown(build);
  }

  @Test
  void a_failing_engine_is_red_under_a_surefire_of_today() throws Exception {
    EngineBuild build = new EngineBuild(directory, surefire());
    build.expect(NOTHING_EXPECTED);
    assertNotEquals(0, build.test(), build.log());
    assertShown(build);
  }

  @Test
  void an_engine_whose_failures_are_expected_is_green_and_each_scenario_is_a_test()
      throws Exception {
    EngineBuild build = new EngineBuild(directory, surefire());
    build.expect(baseline());
    assertEquals(0, build.test(), build.log());
    String report = build.report();
    assertEquals(SUITE.scenarios().size(), count("<testcase ", report));
    assertEquals(0, count("<failure", report) + count("<error", report));
    assertEquals(with(Verdict.FAIL) + with(Verdict.UNSUPPORTED), count("<skipped ", report));
    assertEquals(with(Verdict.FAIL), count("known since today", report));
  }

  private static String surefire() {
    return System.getProperty("consumer.surefire");
  }

  private static void assertShown(EngineBuild build) throws IOException {
    String log = build.log();
    assertTrue(log.contains(with(Verdict.FAIL) + " of " + SUITE.scenarios().size()), log);
    for (ScenarioResult result : RESULTS) {
      if (result.verdict() == Verdict.FAIL) {
        assertTrue(log.contains("FAIL " + result.id()), log);
        assertTrue(log.contains(result.message()), log);
      }
    }
    String report = build.report();
    assertEquals(SUITE.scenarios().size() + 1, count("<testcase ", report), "and the suite itself");
    assertEquals(with(Verdict.FAIL) + 1, count("<failure", report));
  }

  private static String baseline() {
    return RESULTS.stream()
        .filter(result -> result.verdict() == Verdict.FAIL)
        .map(
            result ->
                "{\"scenario\": \"%s\", \"verdict\": \"FAIL\", \"reason\": \"known since today\"}"
                    .formatted(result.id()))
        .collect(Collectors.joining(",\n", "{\"entries\": [\n", "\n]}\n"));
  }

  private static long with(Verdict verdict) {
    return RESULTS.stream().filter(result -> result.verdict() == verdict).count();
  }

  private static long count(String part, String text) {
    return text.split(Pattern.quote(part), -1).length - 1L;
  }
}
