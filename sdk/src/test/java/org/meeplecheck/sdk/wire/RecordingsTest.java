package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The kept conversations keep the schema, use all of it, and hold the points that were worked out.
 */
class RecordingsTest {
  private static final WireSchema SCHEMA = new WireSchema();

  /** Requests that break the schema on purpose are answered with one of these. */
  private static final Set<String> OF_BROKEN_REQUESTS = Set.of("unknown-op", "bad-request");

  static List<Recording> recordings() throws IOException {
    return Recording.all();
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void it_is_whole(Recording recording) {
    List<Recording.Exchange> exchanges = recording.exchanges();
    assertEquals("hello", op(exchanges.get(0)), recording.name());
    assertEquals("bye", op(exchanges.get(exchanges.size() - 1)), recording.name());
    assertEquals(
        List.of(),
        exchanges.subList(1, exchanges.size() - 1).stream()
            .map(RecordingsTest::op)
            .filter(Set.of("hello", "bye")::contains)
            .filter(op -> !recording.name().equals("errors.jsonl"))
            .toList());
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void every_line_keeps_the_schema(Recording recording) {
    for (Recording.Exchange exchange : recording.exchanges()) {
      assertEquals(Optional.empty(), SCHEMA.faultOfAnswer(exchange.answer()), exchange.at());
      Optional<Op> op = Op.ofWord(op(exchange));
      if (OF_BROKEN_REQUESTS.contains(code(exchange))) {
        Optional<String> fault = op.flatMap(o -> SCHEMA.faultOfRequest(o, exchange.request()));
        assertTrue(op.isEmpty() || fault.isPresent(), exchange.at());
        continue;
      }
      assertEquals(
          Optional.empty(),
          SCHEMA.faultOfRequest(op.orElseThrow(), exchange.request()),
          exchange.at());
      assertEquals(exchange.request().get("id"), exchange.answer().get("id"), exchange.at());
      if (exchange.answer().get("ok") instanceof JsonObject ok) {
        assertEquals(Optional.empty(), SCHEMA.faultOfOk(op.orElseThrow(), ok), exchange.at());
      }
    }
  }

  private static String op(Recording.Exchange exchange) {
    return exchange.request().get("op").getAsString();
  }

  private static String code(Recording.Exchange exchange) {
    return exchange.answer().get("error") instanceof JsonObject error
        ? error.get("code").getAsString()
        : "";
  }

  @Test
  void together_they_use_every_word_of_the_schema() throws IOException {
    Map<String, Set<String>> used = new TreeMap<>();
    for (Recording recording : Recording.all()) {
      for (Recording.Exchange exchange : recording.exchanges()) {
        collect(used, exchange.request());
        collect(used, exchange.answer());
      }
    }
    JsonObject definitions = definitions();
    assertUsed(used, "op", ops(definitions));
    assertUsed(used, "verb", words(definitions, "move", "properties", "verb", "enum"));
    assertUsed(used, "event", words(definitions, "event", "properties", "event", "enum"));
    assertUsed(used, "state", words(definitions, "decision", "properties", "state", "enum"));
    assertUsed(
        used, "reason", words(definitions, "ok-play", "else", "properties", "reason", "enum"));
    assertUsed(
        used,
        "code",
        words(definitions, "answer", "properties", "error", "properties", "code", "examples"));
    assertUsed(
        used, "rungs", words(definitions, "ok-hello", "properties", "rungs", "items", "enum"));
    assertUsed(used, "phase", List.of("draw", "place", "score", "final"));
    assertUsed(used, "accepted", List.of("true", "false"));
    assertUsed(used, "ends", List.of("true", "false"));
  }

  private static JsonObject definitions() throws IOException {
    String schema = Files.readString(Recording.FOLDER.resolveSibling("protocol-1.schema.json"));
    return JsonParser.parseString(schema).getAsJsonObject().getAsJsonObject("$defs");
  }

  private static List<String> ops(JsonObject definitions) {
    return definitions.keySet().stream()
        .filter(name -> name.startsWith("request-"))
        .map(name -> name.substring("request-".length()))
        .toList();
  }

  private static List<String> words(JsonObject definitions, String... path) {
    JsonElement at = definitions;
    for (String member : path) {
      at = at.getAsJsonObject().get(member);
    }
    return at.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
  }

  private static void collect(Map<String, Set<String>> used, JsonElement element) {
    if (element instanceof JsonObject object) {
      object.asMap().forEach((name, value) -> collect(used, name, value));
    } else if (element instanceof JsonArray array) {
      array.forEach(item -> collect(used, item));
    }
  }

  private static void collect(Map<String, Set<String>> used, String name, JsonElement value) {
    List<JsonElement> words = value instanceof JsonArray array ? array.asList() : List.of(value);
    for (JsonElement word : words) {
      if (word.isJsonPrimitive()) {
        used.computeIfAbsent(name, n -> new TreeSet<>()).add(word.getAsString());
      }
    }
    collect(used, value);
  }

  private static void assertUsed(Map<String, Set<String>> used, String member, List<String> words) {
    Set<String> missing = new TreeSet<>(words);
    assertTrue(!missing.isEmpty(), member);
    missing.removeAll(used.getOrDefault(member, Set.of()));
    assertEquals(new TreeSet<String>(), missing, "no recording has these under " + member);
  }

  @Test
  void the_points_are_those_worked_out_beside_them() throws IOException {
    Map<String, String> table =
        Pattern.compile("\n\\| `([a-z-]+\\.jsonl)` \\| ([^|]*) ?\\|")
            .matcher(Files.readString(Recording.FOLDER.resolve("README.md")))
            .results()
            .collect(Collectors.toMap(row -> row.group(1), row -> row.group(2).strip()));
    Map<String, String> recorded =
        Recording.all().stream().collect(Collectors.toMap(Recording::name, RecordingsTest::points));
    assertEquals(new TreeMap<>(table), new TreeMap<>(recorded));
  }

  /** The points of each game when it is ended, such as {@code red 4, blue 3}. */
  private static String points(Recording recording) {
    Map<JsonElement, JsonObject> last =
        new TreeMap<>(Comparator.comparingInt(JsonElement::getAsInt));
    List<String> ended = new ArrayList<>();
    for (Recording.Exchange exchange : recording.exchanges()) {
      JsonElement game = exchange.request().get("game");
      if (op(exchange).equals("snapshot") && code(exchange).isEmpty()) {
        last.put(game, exchange.answer().getAsJsonObject("ok").getAsJsonObject("points"));
      } else if (op(exchange).equals("end-game")) {
        ended.add(
            Objects.requireNonNull(last.get(game), recording.name()).asMap().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", ")));
      }
    }
    return String.join("; ", ended);
  }
}
