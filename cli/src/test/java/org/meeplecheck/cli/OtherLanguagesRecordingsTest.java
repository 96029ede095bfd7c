package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The recorded games of the base game, played by the examples in other languages. */
class OtherLanguagesRecordingsTest {
  private static final Path RECORDINGS =
      Path.of("../sdk/src/main/resources/org/meeplecheck/sdk/wire/recordings");

  static Stream<Arguments> games() {
    return Stream.of(
            "first-game",
            "base-ties-and-farms",
            "base-refusals",
            "base-last-tile-discarded",
            "base-monastery")
        .flatMap(
            game ->
                Stream.of(
                    Arguments.of(game, OtherLanguage.PYTHON, "example_engine.py"),
                    Arguments.of(game, OtherLanguage.JAVASCRIPT, "example-engine.mjs")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void an_example_answers_as_recorded(String game, OtherLanguage language, String example)
      throws IOException {
    List<String> lines = Files.readAllLines(RECORDINGS.resolve(game + ".jsonl"));
    try (OtherLanguageTalk talk = new OtherLanguageTalk(language.command(language.file(example)))) {
      for (int i = 0; i < lines.size(); i += 2) {
        JsonObject answer = talk.say(lines.get(i));
        JsonObject recorded = JsonParser.parseString(lines.get(i + 1)).getAsJsonObject();
        if (lines.get(i).contains("\"hello\"")) {
          assertEquals(protocol(recorded), protocol(answer));
        } else {
          assertEquals(settled(recorded), settled(answer), lines.get(i));
        }
      }
      assertEquals(0, talk.exitCode());
    }
  }

  private static int protocol(JsonObject hello) {
    return hello.getAsJsonObject("ok").get("protocol").getAsInt();
  }

  /** Without the words that are for people, and with lists in one order. */
  private static JsonElement settled(JsonElement message) {
    if (message.isJsonArray()) {
      JsonArray sorted = new JsonArray();
      message.getAsJsonArray().asList().stream()
          .map(OtherLanguagesRecordingsTest::settled)
          .sorted(Comparator.comparing(JsonElement::toString))
          .forEach(sorted::add);
      return sorted;
    }
    if (!message.isJsonObject()) {
      return message;
    }
    JsonObject settled = new JsonObject();
    message.getAsJsonObject().asMap().entrySet().stream()
        .filter(member -> !member.getKey().equals("text"))
        .sorted(Map.Entry.comparingByKey())
        .forEach(member -> settled.add(member.getKey(), settled(member.getValue())));
    return settled;
  }
}
