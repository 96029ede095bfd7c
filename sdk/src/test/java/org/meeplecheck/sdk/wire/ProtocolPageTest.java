package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** What the page on the protocol shows is what the suite sends, reads and knows. */
class ProtocolPageTest {
  private static final WireSchema SCHEMA = new WireSchema();
  private static final Spec SPEC = Spec.bundled();
  private final String page = page();

  private static String page() {
    try {
      return Files.readString(Path.of("..", "docs", "protocol.md"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private List<String> blocks(String language) {
    return Pattern.compile("```" + language + "\n(.*?)\n```", Pattern.DOTALL)
        .matcher(page)
        .results()
        .map(block -> block.group(1))
        .toList();
  }

  private Stream<JsonObject> lines() {
    return blocks("json").stream()
        .flatMap(String::lines)
        .filter(line -> line.startsWith("{"))
        .map(JsonLine::object);
  }

  @Test
  void its_tiles_are_the_24_of_the_base_game() {
    JsonArray tiles =
        blocks("json").stream()
            .filter(block -> block.startsWith("["))
            .map(block -> JsonParser.parseString(block).getAsJsonArray())
            .findFirst()
            .orElseThrow();
    List<String> expected =
        SPEC.tiles().filter(tile -> tile.set().equals("base")).map(ProtocolPageTest::line).toList();
    assertEquals(24, expected.size());
    assertEquals(expected, tiles.asList().stream().map(JsonElement::toString).toList());
  }

  private static String line(Tile tile) {
    JsonObject line = new JsonObject();
    line.addProperty("id", tile.id());
    line.addProperty("count", tile.count());
    line.add("segments", WireJson.GSON.toJsonTree(tile.segments()));
    return line.toString();
  }

  @Test
  void its_whole_game_is_the_kept_recording() throws IOException {
    assertEquals(
        Recording.named("first-game.jsonl").text(), String.join("\n", blocks("jsonl")) + "\n");
  }

  @Test
  void its_table_of_operations_has_each_of_them() {
    for (Op op : Op.values()) {
      assertTrue(page.contains("\n| `" + op.word() + "` |"), op.word());
    }
  }

  @Test
  void its_tables_have_every_rung_and_every_reason() {
    for (Rung rung : Rung.values()) {
      assertTrue(page.contains("\n| `" + rung.word() + "` |"), rung.word());
    }
    for (Reason reason : Reason.values()) {
      assertTrue(page.contains("\n| `" + reason.code() + "` |"), reason.code());
    }
  }

  @Test
  void its_rulings_are_those_of_the_base_game_with_their_options_and_defaults() {
    for (Ruling ruling : SPEC.set("base").orElseThrow().rulings()) {
      List<String> options =
          ruling.options().stream().map(RulingOption::id).map(id -> cell(ruling, id)).toList();
      String rows =
          Pattern.compile("\\| `" + ruling.id() + "` \\|.*\n(?:\\| \\|.*\n)*")
              .matcher(page)
              .results()
              .map(MatchResult::group)
              .findFirst()
              .orElse("");
      assertEquals(
          options,
          rows.lines().map(row -> row.split(" \\| ", -1)[1].strip()).toList(),
          ruling.id());
    }
  }

  private static String cell(Ruling ruling, String option) {
    return "`" + option + "`" + (option.equals(ruling.defaultOption()) ? " (default)" : "");
  }

  @Test
  void its_moves_and_events_are_read_by_the_suite() {
    List<JsonObject> verbs = lines().filter(line -> line.has("verb")).toList();
    List<JsonObject> events = lines().filter(line -> line.has("event")).toList();
    assertEquals(3, verbs.size());
    assertEquals(3, events.size());
    verbs.forEach(move -> assertEquals(move, json(move, Move.class)));
    events.forEach(event -> assertEquals(event, json(event, Event.class)));
    for (MatchResult move :
        Pattern.compile("`(\\{\"verb\".*?\\})`").matcher(page).results().toList()) {
      JsonObject object = JsonLine.object(move.group(1));
      assertEquals(object, json(object, Move.class));
    }
  }

  private static <T> JsonElement json(JsonObject object, Class<T> type) {
    return WireJson.GSON.toJsonTree(WireJson.GSON.fromJson(object, type), type);
  }

  @Test
  void its_components_and_its_envelopes_keep_the_schema() {
    JsonObject box = lines().filter(line -> line.has("tiles")).findFirst().orElseThrow();
    assertEquals(Optional.empty(), SCHEMA.faultOfOk(Op.COMPONENTS, box));
    List<JsonObject> answers = lines().filter(line -> line.has("ok") || line.has("error")).toList();
    assertEquals(2, answers.size());
    answers.forEach(answer -> assertEquals(Optional.empty(), SCHEMA.faultOfAnswer(answer)));
  }

  @Test
  void its_ports_stand_in_their_order() {
    String ports =
        String.join(
            " ", Arrays.stream(org.meeplecheck.spec.Port.values()).map(Enum::name).toList());
    assertTrue(page.contains("`" + ports + "`"), ports);
  }

  @Test
  void what_it_links_to_exists() {
    TreeSet<String> missing = new TreeSet<>();
    for (MatchResult link :
        Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(page).results().toList()) {
      if (!Files.exists(Path.of("..", "docs").resolve(link.group(1)))) {
        missing.add(link.group(1));
      }
    }
    assertEquals(new TreeSet<String>(), missing);
  }
}
