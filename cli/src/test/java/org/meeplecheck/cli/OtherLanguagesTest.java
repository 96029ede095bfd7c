package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.wire.RemoteEngine;
import org.meeplecheck.sdk.wire.Timeouts;
import org.opentest4j.AssertionFailedError;

/** Engines in other languages, judged through the file that each language has for it. */
class OtherLanguagesTest {
  private static final Set<Rung> ALL_RUNGS = Set.of(Rung.values());

  @TempDir Path folder;

  /** Without a restart, so that a process that dies costs all that is left. */
  private static RemoteEngine start(List<String> command) {
    return RemoteEngine.start(command, Timeouts.STANDARD.scaled(10), 0, "1");
  }

  private static Map<String, String> verdicts(Engine engine, Predicate<Scenario> chosen) {
    Suite suite = Suite.bundled();
    List<Scenario> scenarios = suite.scenarios().stream().filter(chosen).toList();
    Map<String, String> verdicts = new TreeMap<>();
    suite.run(
        engine,
        new RunRequest(scenarios, List.of(), false),
        (ScenarioResult result) ->
            verdicts.put(result.id(), (result.verdict() + " " + result.message()).strip()));
    assertEquals(scenarios.size(), verdicts.size());
    return verdicts;
  }

  private static boolean isBase(Scenario scenario) {
    return scenario.set().equals("base");
  }

  private static long passed(Map<String, String> verdicts) {
    return verdicts.values().stream().filter("PASS"::equals).count();
  }

  @ParameterizedTest
  @CsvSource({"PYTHON, example_engine.py", "JAVASCRIPT, example-engine.mjs"})
  void the_example_passes_every_scenario_that_its_manifest_allows(
      OtherLanguage language, String example) {
    try (RemoteEngine engine = start(language.command(language.file(example)))) {
      assertEquals(ALL_RUNGS, engine.manifest().rungs());
      assertAllPass(engine);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PYTHON     | import meeplecheck, example_engine; \
                       engine = example_engine.Example(); \
                       engine.manifest = dict(engine.manifest, rungs=["scores"]); \
                       meeplecheck.serve(engine)
          JAVASCRIPT | import { serve } from "./meeplecheck.mjs"; \
                       import { engine } from "./example-engine.mjs"; \
                       serve({ ...engine, manifest: { ...engine.manifest, rungs: ["scores"] } });
          """)
  void with_points_alone_it_passes_the_scenarios_that_need_no_more(
      OtherLanguage language, String program) throws IOException {
    try (RemoteEngine engine = start(language.command(folder, program))) {
      assertEquals(Set.of(Rung.SCORES), engine.manifest().rungs());
      assertAllPass(engine);
    }
  }

  /** What it may not play is what the reference engine may not with the same manifest. */
  private static void assertAllPass(RemoteEngine engine) {
    Map<String, String> expected =
        verdicts(new Restrained(engine.manifest()), OtherLanguagesTest::isBase);
    Map<String, String> verdicts = verdicts(engine, OtherLanguagesTest::isBase);
    assertEquals(expected, verdicts);
    List<String> needNoMore =
        Suite.bundled().scenarios().stream()
            .filter(OtherLanguagesTest::isBase)
            .filter(scenario -> engine.manifest().rungs().containsAll(scenario.rungs()))
            .map(Scenario::id)
            .toList();
    long undeclared =
        needNoMore.stream()
            .map(id -> verdicts.getOrDefault(id, ""))
            .filter(verdict -> verdict.matches("UNSUPPORTED .* not declare the (option|set) .*"))
            .count();
    assertEquals(needNoMore.size() - undeclared, passed(verdicts));
    assertTrue(passed(verdicts) > undeclared, verdicts.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PYTHON     | play() raised ValueError: the cards are out (my_engine.py:8)
          JAVASCRIPT | play() threw RangeError: the cards are out (my_engine.mjs:7)
          """)
  void an_exception_costs_one_scenario(OtherLanguage language, String message) throws IOException {
    String python =
        """
        import meeplecheck
        from example_engine import Example, Game

        class Clumsy(Example):
            opened = 0

            def play(self, move):
                raise ValueError("the cards are out")

            def new_game(self, setup):
                self.opened += 1
                game = Game(setup)
                if self.opened == 2:
                    game.play = self.play
                return game

        meeplecheck.serve(Clumsy())
        """;
    String javascript =
        """
        import { serve } from './meeplecheck.mjs';
        import { engine } from './example-engine.mjs';

        let opened = 0;

        function play() {
          throw new RangeError('the cards are out');
        }

        function newGame(setup) {
          opened += 1;
          return opened === 2 ? Object.assign(engine.newGame(setup), { play }) : engine.newGame(setup);
        }

        serve({ ...engine, newGame });
        """;
    String program = language == OtherLanguage.PYTHON ? python : javascript;
    try (RemoteEngine engine = start(language.command(folder, program))) {
      Map<String, String> verdicts =
          verdicts(engine, one -> isBase(one) && one.clauses().contains("BG-44"));
      assertTrue(verdicts.size() > 2, verdicts.toString());
      assertEquals(verdicts.size() - 1, passed(verdicts), verdicts.toString());
      String error = "ERROR play: the engine answered engine: " + message;
      assertTrue(verdicts.values().stream().anyMatch(v -> v.contains(error)), verdicts.toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void the_engine_of_the_readme_plays(OtherLanguage language) throws IOException {
    OtherLanguageReadme readme = OtherLanguageReadme.of(language);
    readme.writeRules(folder);
    List<String> command = language.command(folder, readme.program());
    try (OtherLanguageTalk talk = new OtherLanguageTalk(command)) {
      assertOk("{game: 1, decision: " + asks("draw", false) + "}", talk.open("E"));
      String chance = move("chance", "\"result\":{\"source\":\"tile\",\"value\":\"E\"}");
      assertOk(accepted(asks("place", false)), talk.ask("play", "\"game\":1", chance));
      assertOk(
          "{accepted: false, reason: edge-mismatch, text: 'the table says no'}",
          talk.ask("play", "\"game\":1", place(0, 0)));
      assertOk(accepted(asks("deploy", true)), talk.ask("play", "\"game\":1", place(0, -1)));
      assertOk("{points: {red: 4, blue: 0}}", talk.ask("snapshot", "\"game\":1"));
      assertEquals(0, talk.exitCode());
    }
  }

  private static void assertOk(String expected, JsonObject answer) {
    assertEquals(JsonParser.parseString(expected), answer.get("ok"), answer.toString());
  }

  private static String asks(String name, boolean mayPass) {
    return "{state: asks, name: " + name + ", player: red, mayPass: " + mayPass + "}";
  }

  private static String accepted(String decision) {
    return "{accepted: true, events: [], decision: " + decision + "}";
  }

  private static String place(int x, int y) {
    return move("place", "\"square\":\"" + x + "," + y + "\",\"rotation\":180");
  }

  private static String move(String verb, String more) {
    return "\"move\":{\"verb\":\"" + verb + "\",\"player\":\"red\"," + more + "}";
  }

  @Test
  void where_the_language_is_missing_the_test_fails_and_says_so() {
    AssertionFailedError missing =
        assertThrows(
            AssertionFailedError.class,
            () -> OtherLanguage.require("no-such-language", "No Such Language 1"));
    assertEquals(
        "no-such-language is not on the PATH: install No Such Language 1 or newer to run this test",
        missing.getMessage());
  }

  /** The reference engine with the manifest of another. */
  private record Restrained(Manifest manifest) implements Engine {
    private static final Engine REFERENCE = new ReferenceEngine();

    @Override
    public Game newGame(Setup setup) {
      return REFERENCE.newGame(setup);
    }

    @Override
    public Components components(Composition composition) {
      return REFERENCE.components(composition);
    }
  }
}
