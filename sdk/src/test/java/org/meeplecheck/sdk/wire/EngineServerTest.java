package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;

/** Requests that cannot be answered are errors, and the engine goes on. */
class EngineServerTest {
  private static final WireSchema SCHEMA = new WireSchema();

  private static List<JsonObject> answers(String... requests) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = (String.join("\n", requests) + "\n").getBytes(StandardCharsets.UTF_8);
    new EngineServer(new Helpless(), new ByteArrayInputStream(in), out).serve();
    return out.toString(StandardCharsets.UTF_8).lines().map(JsonLine::object).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "{\"id\":7,\"op\":\"dance\"} | 7 | unknown-op",
        "{\"id\":7,\"op\":[]} | 7 | bad-request",
        "{\"id\":7,\"op\":null} | 7 | bad-request",
        "{\"id\":7} | 7 | bad-request",
        "{\"id\":7,\"op\":\"play\",\"game\":1} | 7 | bad-request",
        "{\"id\":7,\"op\":\"snapshot\",\"game\":1} | 7 | unknown-game",
        "{\"id\":7,\"op\":\"components\",\"composition\":{\"sets\":[],\"elements\":[],\"rulings\":{}}}"
            + " | 7 | unsupported",
        "{\"id\":7,\"op\":\"hello\",\"protocol\":{\"min\":2,\"max\":3},\"suite\":\"1\",\"spec\":\"1\"}"
            + " | 7 | bad-request",
        "{\"id\":7,\"op\":\"snapshot\",\"game\":4294967297} | 7 | bad-request",
        "{\"id\":1.5,\"op\":\"bye\"} | null | bad-request",
        "{\"id\":\"7\",\"op\":\"bye\"} | null | bad-request",
        "{\"id\":99999999999,\"op\":\"bye\"} | null | bad-request",
        "{\"op\":\"bye\"} | null | bad-request",
        "[] | null | bad-request",
        "hello | null | bad-request",
        "{\"id\":7}{} | null | bad-request"
      })
  void an_answer_says_what_is_wrong_with_a_request(String request, String id, String code)
      throws IOException {
    List<JsonObject> answers = answers(request, "{\"id\":8,\"op\":\"bye\"}");
    assertEquals(2, answers.size(), answers.toString());
    JsonObject answer = answers.get(0);
    assertEquals(Optional.empty(), SCHEMA.faultOfAnswer(answer), answer.toString());
    assertEquals(id, String.valueOf(answer.get("id")));
    assertEquals(code, answer.getAsJsonObject("error").get("code").getAsString());
    assertEquals("{\"id\":8,\"ok\":{}}", answers.get(1).toString());
  }

  @Test
  void nothing_is_read_after_good_bye() throws IOException {
    List<JsonObject> answers = answers("{\"id\":1,\"op\":\"bye\"}", "{\"id\":2,\"op\":\"bye\"}");
    assertEquals(1, answers.size());
    JsonElement id = answers.get(0).get("id");
    assertTrue(id.getAsInt() == 1, answers.toString());
  }

  /** An engine that can do nothing. */
  private static final class Helpless implements Engine {
    @Override
    public Manifest manifest() {
      return new Manifest(
          "helpless",
          "1",
          Set.of("base"),
          Set.of(),
          Map.of(),
          Set.of(Rung.SCORES),
          Manifest.Limits.NONE);
    }

    @Override
    public Game newGame(Setup setup) {
      throw new IllegalStateException("no game");
    }
  }
}
