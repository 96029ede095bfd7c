package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the files for other languages answer, also where engine or suite are wrong. */
class OtherLanguagesProtocolTest {
  private static final String CHANCE =
      "\"move\":{\"verb\":\"chance\",\"player\":\"red\",\"result\":{\"source\":\"tile\","
          + "\"value\":\"E\"}}";

  @TempDir Path folder;

  /** An engine that does the least, with one of its functions written anew. */
  private OtherLanguageTalk engineWith(OtherLanguage language, String function) throws IOException {
    boolean isFunctionOfEngine =
        Pattern.compile("manifest|new_?game|components", Pattern.CASE_INSENSITIVE)
            .matcher(function)
            .find();
    String template = language == OtherLanguage.PYTHON ? PYTHON : JAVASCRIPT;
    String program =
        template
            .replace("OF_GAME", isFunctionOfEngine ? "" : function)
            .replace("OF_ENGINE", isFunctionOfEngine ? function : "");
    return new OtherLanguageTalk(language.command(folder, program));
  }

  private static final String PYTHON =
      """
      import os
      import subprocess
      import sys
      import meeplecheck

      class Game:
          def decision(self):
              return meeplecheck.asks("draw", "red")
          def play(self, move):
              pass
          def points(self):
              return {"red": 0, "blue": 0}
          OF_GAME

      class Engine:
          manifest = {"name": "n", "version": "1", "sets": ["base"], "rungs": ["scores"]}
          def new_game(self, setup):
              return Game()
          OF_ENGINE

      meeplecheck.serve(Engine())
      """;

  private static final String JAVASCRIPT =
      """
      import { spawnSync } from 'node:child_process';
      import { writeSync } from 'node:fs';
      import * as meeplecheck from './meeplecheck.mjs';

      class Game {
        decision() { return meeplecheck.asks('draw', 'red'); }
        play() {}
        points() { return { red: 0, blue: 0 }; }
        OF_GAME
      }

      class Engine {
        manifest = { name: 'n', version: '1', sets: ['base'], rungs: ['scores'] };
        newGame() { return new Game(); }
        OF_ENGINE
      }

      meeplecheck.serve(new Engine());
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PYTHON     | def play(self, move): \
                         print("said é"); sys.stdout.write("written\\n"); \
                         os.write(1, b"native\\n"); subprocess.run(["echo", "child"])
          JAVASCRIPT | play() { \
                         console.log("said é"); process.stdout.write("written\\n"); \
                         writeSync(1, "native\\n"); \
                         spawnSync("echo", ["child"], { stdio: "inherit" }); }
          """)
  void what_an_engine_writes_to_stdout_goes_to_stderr(OtherLanguage language, String function)
      throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, function)) {
      talk.open("E");
      assertTrue(talk.ask("play", "\"game\":1", CHANCE).has("ok"));
      assertTrue(talk.ask("bye").has("ok"));
      assertEquals(0, talk.exitCode());
      assertEquals("said é\nwritten\nnative\nchild\n", talk.stderr());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PYTHON, 'def play(self, move): return input()', EOFError",
    "PYTHON, 'def play(self, move): subprocess.run([\"cat\"]); return 1', 'expected a list'",
  })
  void an_engine_does_not_read_what_the_suite_writes(
      OtherLanguage language, String function, String words) throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, function)) {
      talk.open("E");
      assertTrue(talk.ask("play", "\"game\":1", CHANCE).toString().contains(words));
      assertTrue(talk.ask("snapshot", "\"game\":1").has("ok"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          hello    | manifest = {"name": "n"} | manifest: expected a dict with name, version, sets, \
          rungs, got {'name': 'n'}
          hello    | manifest = dict(name="n", version="1", sets=["base"], rungs=["points"]) \
          | manifest.rungs[0]: expected one of scores, legal-moves, events, board, fork, \
          components, got 'points' (str)
          hello    | manifest = dict(name="n", version="1", sets="base", rungs=[]) \
          | manifest.sets: expected a list, got 'base' (str)
          hello    | manifest = dict(name="n", version="1", sets=[], rungs=[], rulings={"a": "b"}) \
          | manifest.rulings['a']: expected a list, got 'b' (str)
          hello    | manifest = dict(name="n", version="1", sets=[], rungs=[], limits=dict(maxPlayers=8)) \
          | manifest.limits.maxPlayers: expected a whole number, at least 1, at most 6, got 8 (int)
          new-game | def new_game(self, setup): return None | new_game(): expected a game, got None
          new-game | def decision(self): return None | decision(): expected asks("place", "red") \
          or OVER, got None
          new-game | def decision(self): return meeplecheck.asks("draw", "Red") | decision().player: \
          expected one of red, blue, green, yellow, black, pink, got 'Red' (str)
          new-game | def decision(self): return meeplecheck.asks("draw", "pink") | \
          decision().player: expected one of red, blue, got 'pink' (str)
          new-game | decision = None | your game has no function decision()
          play     | def play(self, move): return True | play(): expected a list, got True (bool)
          play     | def play(self, move): return [{"verb": "pass"}] | play()[0]: expected an event \
          such as scored("city", "0,0 city N", "red", 4), got {'verb': 'pass'}
          play     | def play(self, move): return [meeplecheck.scored("city", "0,0 city", "red", 4)] \
          | play()[0].feature: expected a place such as 1,2 city N, 0,0 field SSW, 2,1 monastery or \
          supply, got '0,0 city' (str)
          play     | def play(self, move): raise meeplecheck.Refused("occupied") | play() raised \
          ValueError: no reason 'occupied': the reasons are edge-mismatch, square-occupied, \
          not-adjacent, feature-occupied, no-follower, not-on-this-tile, wrong-decision, \
          not-your-turn, not-allowed-here, other (my_engine.py:13)
          snapshot | def points(self): return {"red": 1.5, "blue": 0} | points()['red']: expected a \
          whole number, got 1.5 (float)
          snapshot | def points(self): return {"red": 1} | points(): expected the points of blue \
          too, got {'red': 1}
          snapshot | def points(self): return [1, 2] | points(): expected a dict, got [1, 2]
          snapshot | def snapshot(self): return {"board": [(0, 0)]} | snapshot().board[0]: expected \
          a dict with square, tile, rotation, got (0, 0) (tuple)
          snapshot | points = None | your game has no function points()
          legal-moves | pass # nothing | your game has no function legal_moves()
          legal-moves | def legal_moves(self): return [meeplecheck.placing("red", 0, 1, 45)] \
          | legal_moves()[0].rotation: expected one of 0, 90, 180, 270, got 45 (int)
          fork     | def fork(self): return None | fork(): expected a game, got None
          components | def components(self, comp): return {} | components(): expected a dict with \
          tiles, start, figures, pieces, got {}
          """)
  void a_badly_shaped_answer_in_python_names_function_and_expectation(
      String op, String function, String sentence) throws IOException {
    assertErrorAndOn(OtherLanguage.PYTHON, op, function, sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          hello    | manifest = { name: 'n' } | manifest: expected an object with name, version, \
          sets, rungs, got {"name":"n"}
          hello    | manifest = { name: 'n', version: '1', sets: ['base'], rungs: ['points'] } \
          | manifest.rungs[0]: expected one of scores, legal-moves, events, board, fork, \
          components, got "points" (string)
          hello    | manifest = { name: 'n', version: '1', sets: 'base', rungs: [] } \
          | manifest.sets: expected an array, got "base" (string)
          hello    | manifest = { name: 'n', version: '1', sets: [], rungs: [], limits: { maxPlayers: 8 } } \
          | manifest.limits.maxPlayers: expected a whole number, at least 1, at most 6, got 8 (number)
          new-game | newGame() {} | newGame(): expected a game, got undefined
          new-game | async newGame() { return null; } | newGame(): expected a game, got null
          new-game | decision() {} | decision(): expected asks('place', 'red') or OVER, got undefined
          new-game | async decision() { return meeplecheck.asks('draw', 'Red'); } | \
          decision().player: expected one of red, blue, green, yellow, black, pink, got "Red" (string)
          new-game | decision() { return meeplecheck.asks('draw', 'pink'); } | decision().player: \
          expected one of red, blue, got "pink" (string)
          new-game | decision = null; | your game has no function decision()
          play     | play() { return true; } | play(): expected an array, got true (boolean)
          play     | play() { return [{ verb: 'pass' }]; } | play()[0]: expected an event such as \
          scored('city', '0,0 city N', 'red', 4), got {"verb":"pass"}
          play     | async play() { return [meeplecheck.scored('city', '0,0 city', 'red', 4)]; } \
          | play()[0].feature: expected a place such as 1,2 city N, 0,0 field SSW, 2,1 monastery or \
          supply, got "0,0 city" (string)
          play     | async play() { throw 'a text'; } | play() threw "a text"
          play     | play() { throw new meeplecheck.Refused('occupied'); } | play() threw TypeError: \
          no reason "occupied": the reasons are edge-mismatch, square-occupied, not-adjacent, \
          feature-occupied, no-follower, not-on-this-tile, wrong-decision, not-your-turn, \
          not-allowed-here, other (my_engine.mjs:9)
          snapshot | points() { return { red: 1.5, blue: 0 }; } | points()["red"]: expected a whole \
          number, got 1.5 (number)
          snapshot | async points() { return { red: 1 }; } | points(): expected the points of blue \
          too, got {"red":1}
          snapshot | points() { return [1, 2]; } | points(): expected an object, got [1,2]
          snapshot | snapshot() { return { board: [[0, 0]] }; } | snapshot().board[0]: expected an \
          object with square, tile, rotation, got [0,0]
          snapshot | points = null; | your game has no function points()
          legal-moves | /* nothing */ | your game has no function legalMoves()
          legal-moves | legalMoves() { return [meeplecheck.placing('red', 0, 1, 45)]; } \
          | legalMoves()[0].rotation: expected one of 0, 90, 180, 270, got 45 (number)
          fork     | fork() {} | fork(): expected a game, got undefined
          components | components() { return {}; } | components(): expected an object with tiles, \
          start, figures, pieces, got {}
          """)
  void a_badly_shaped_answer_in_javascript_names_function_and_expectation(
      String op, String function, String sentence) throws IOException {
    assertErrorAndOn(OtherLanguage.JAVASCRIPT, op, function, sentence);
  }

  private void assertErrorAndOn(OtherLanguage language, String op, String function, String sentence)
      throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, function)) {
      JsonObject answer =
          switch (op) {
            case "hello" -> talk.ask("hello", "\"protocol\":{\"min\":1,\"max\":1}");
            case "new-game" -> talk.open("E");
            case "components" -> talk.ask(op, "\"composition\":{}");
            default -> {
              talk.open("E");
              yield talk.ask(op, "\"game\":1", CHANCE);
            }
          };
      assertError("engine", sentence, answer);
      assertTrue(talk.ask("bye").has("ok"));
      assertEquals(0, talk.exitCode());
    }
  }

  private static void assertError(String code, String sentence, JsonObject answer) {
    JsonObject error = new JsonObject();
    error.addProperty("code", code);
    error.addProperty("message", sentence);
    assertEquals(error, answer.get("error"), answer.toString());
  }

  @ParameterizedTest
  @EnumSource
  void a_request_that_makes_no_sense_is_answered_and_the_next_one_too(OtherLanguage language)
      throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, "")) {
      talk.open("E");
      assertCode("unknown-op", talk.ask("dance"));
      assertCode("unknown-game", talk.ask("snapshot", "\"game\":2"));
      assertCode("bad-request", talk.ask("snapshot"));
      assertCode("bad-request", talk.ask("snapshot", "\"game\":true"));
      assertCode("bad-request", talk.ask("play", "\"game\":1"));
      assertCode("bad-request", talk.ask("new-game"));
      assertCode("bad-request", talk.ask("hello"));
      assertCode("bad-request", talk.ask("hello", "\"protocol\":{\"min\":2,\"max\":3}"));
      for (String line : List.of("", "{", "[1]", "null", "{\"op\":\"bye\"}", "{\"id\":true}")) {
        assertNobody(talk.say(line));
      }
      assertNobody(talk.say("{\"id\":1,\"op\":\"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1)));
      assertTrue(talk.ask("snapshot", "\"game\":1", "\"more\":\"\u2028\"").has("ok"));
    }
  }

  private static void assertCode(String code, JsonObject answer) {
    assertEquals(code, answer.getAsJsonObject("error").get("code").getAsString());
  }

  /** Whose answer it is cannot be said where a request has no id. */
  private static void assertNobody(JsonObject answer) {
    assertTrue(answer.get("id").isJsonNull(), answer.toString());
    assertCode("bad-request", answer);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_has_ended_is_unknown(OtherLanguage language) throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, "")) {
      talk.open("E");
      assertEquals(2, talk.open("E").getAsJsonObject("ok").get("game").getAsInt());
      assertEquals(JsonParser.parseString("{}"), talk.ask("end-game", "\"game\":1").get("ok"));
      assertCode("unknown-game", talk.ask("snapshot", "\"game\":1"));
      assertCode("unknown-game", talk.ask("end-game", "\"game\":1"));
      assertTrue(talk.ask("snapshot", "\"game\":2").has("ok"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PYTHON     | def close(self): print("closed")
          JAVASCRIPT | close() { console.log("closed"); }
          """)
  void a_game_is_closed_when_it_ends_and_at_the_latest_when_the_suite_is_gone(
      OtherLanguage language, String function) throws IOException {
    try (OtherLanguageTalk talk = engineWith(language, function)) {
      talk.open("E");
      talk.open("E");
      assertTrue(talk.ask("end-game", "\"game\":1").has("ok"));
      assertEquals(0, talk.exitCode());
      assertEquals("closed\nclosed\n", talk.stderr());
    }
  }
}
