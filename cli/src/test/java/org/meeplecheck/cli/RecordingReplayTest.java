package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.wire.EngineServer;

/** The kept recordings, played against the reference engine behind the protocol. */
class RecordingReplayTest {
  private static final Path FOLDER =
      Path.of("../sdk/src/main/resources/org/meeplecheck/sdk/wire/recordings");

  /** What is for people to read, and another engine says in other words. */
  private static final Set<String> FREE = Set.of("text", "message");

  /** Lists in which the order says something. */
  private static final Set<String> ORDERED = Set.of("events");

  static List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<Path> recordings =
          files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
      assertTrue(recordings.size() >= 15, recordings.toString());
      return recordings;
    }
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void the_reference_engine_answers_as_recorded(Path recording) throws IOException {
    List<String> lines = Files.readAllLines(recording);
    List<String> requests = everySecond(lines, 0);
    List<String> answers = everySecond(lines, 1);
    List<String> given = serve(requests);
    assertEquals(answers.size(), given.size());
    for (int i = 0; i < answers.size(); i++) {
      String at = recording.getFileName() + ":" + (2 * i + 1) + " " + requests.get(i);
      assertEquals(
          settled(requests.get(i), answers.get(i)), settled(requests.get(i), given.get(i)), at);
    }
  }

  private static List<String> everySecond(List<String> lines, int first) {
    return IntStream.range(0, lines.size())
        .filter(i -> i % 2 == first)
        .mapToObj(lines::get)
        .toList();
  }

  private static List<String> serve(List<String> requests) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = (String.join("\n", requests) + "\n").getBytes(StandardCharsets.UTF_8);
    new EngineServer(new ReferenceEngine(), new ByteArrayInputStream(in), out).serve();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** An answer with free lists sorted and free words left out; a manifest is each engine's own. */
  private static JsonElement settled(String request, String answer) {
    JsonObject settled = JsonParser.parseString(answer).getAsJsonObject();
    if (request.contains("\"op\":\"hello\"") && settled.has("ok")) {
      settled.add("ok", settled.getAsJsonObject("ok").get("protocol"));
    }
    return settled("", settled);
  }

  private static JsonElement settled(String member, JsonElement element) {
    if (element instanceof JsonObject object) {
      JsonObject settled = new JsonObject();
      object.asMap().entrySet().stream()
          .filter(entry -> !FREE.contains(entry.getKey()))
          .forEach(entry -> settled.add(entry.getKey(), settled(entry.getKey(), entry.getValue())));
      return settled;
    }
    if (!(element instanceof JsonArray array)) {
      return element;
    }
    Comparator<JsonElement> order = Comparator.comparing(JsonElement::toString);
    JsonArray settled = new JsonArray();
    array.asList().stream()
        .map(item -> settled("", item))
        .sorted(ORDERED.contains(member) ? byPhase(array).thenComparing(order) : order)
        .forEach(settled::add);
    return settled;
  }

  /** Events stay in the order in which their phases come; within a phase it is free. */
  private static Comparator<JsonElement> byPhase(JsonArray events) {
    List<String> phases = events.asList().stream().map(RecordingReplayTest::phase).toList();
    return Comparator.comparing(event -> phases.indexOf(phase(event)));
  }

  private static String phase(JsonElement event) {
    return event.getAsJsonObject().get("phase").getAsString();
  }
}
