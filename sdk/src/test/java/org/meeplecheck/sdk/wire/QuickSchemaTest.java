package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is allowed quickly is what the validator allows. */
class QuickSchemaTest {
  private static final WireSchema FULL = new WireSchema();
  private static final List<JsonElement> OTHERS =
      JsonParser.parseString(
              "[\"x\", \"\", -1, 1.5, 90.00000000000000000001, 1e-400, true, null, [], {}, [[]],"
                  + " {\"x\":{}}]")
          .getAsJsonArray()
          .asList();

  private static QuickSchema quick = new QuickSchema("{\"$defs\":{}}");
  private static final Set<Message> MESSAGES = new HashSet<>();

  /** A message and the definition that it should keep. */
  private record Message(String definition, JsonElement json) {}

  @BeforeAll
  static void readAll() throws IOException {
    quick =
        new QuickSchema(
            Files.readString(Recording.FOLDER.resolveSibling("protocol-1.schema.json")));
    for (Recording recording : Recording.all()) {
      for (Recording.Exchange exchange : recording.exchanges()) {
        MESSAGES.add(new Message("answer", exchange.answer()));
        if (exchange.answer().get("ok") instanceof JsonObject ok) {
          String op = exchange.request().get("op").getAsString();
          MESSAGES.add(new Message("request-" + op, exchange.request()));
          MESSAGES.add(new Message("ok-" + op, ok));
        }
      }
    }
  }

  @Test
  void every_recorded_message_is_allowed_quickly() {
    assertTrue(MESSAGES.size() > 300);
    for (Message message : MESSAGES) {
      assertTrue(quick.allows(message.definition(), message.json()), message.toString());
    }
  }

  @Test
  void a_message_with_one_thing_spoilt_is_judged_as_by_the_validator() {
    int spoilt = 0;
    for (Message message : MESSAGES) {
      for (JsonElement other : spoilt(message.json())) {
        boolean allowed = quick.allows(message.definition(), other);
        Optional<String> fault = FULL.validate(message.definition(), other);
        assertEquals(fault.isEmpty(), allowed, message.definition() + " " + other);
        spoilt += allowed ? 0 : 1;
      }
    }
    assertTrue(spoilt > 1_000, "only " + spoilt + " of them are not allowed");
  }

  /** The message with one member or item left out, or replaced by something else. */
  private static List<JsonElement> spoilt(JsonElement json) {
    List<JsonElement> all = new ArrayList<>();
    if (json instanceof JsonObject object) {
      for (String name : object.keySet()) {
        JsonObject without = object.deepCopy();
        without.remove(name);
        all.add(without);
        for (JsonElement other : replacements(object.get(name))) {
          JsonObject with = object.deepCopy();
          with.add(name, other);
          all.add(with);
        }
      }
    } else if (json instanceof JsonArray array && !array.isEmpty()) {
      for (JsonElement other : replacements(array.get(0))) {
        JsonArray with = array.deepCopy();
        with.set(0, other);
        all.add(with);
      }
    }
    return all;
  }

  private static List<JsonElement> replacements(JsonElement value) {
    List<JsonElement> replacements = new ArrayList<>(OTHERS);
    replacements.addAll(spoilt(value));
    return replacements;
  }

  @Test
  void a_number_that_is_whole_by_the_letter_alone_is_left_to_the_validator() {
    JsonObject snapshot = JsonLine.object("{\"points\":{\"red\":4.0}}");
    assertEquals(Optional.empty(), FULL.faultOfOk(Op.SNAPSHOT, snapshot));
  }

  @Test
  void a_keyword_that_it_does_not_know_is_refused() {
    String schema = "{\"$defs\":{\"x\":{\"maxProperties\":3}}}";
    IllegalArgumentException fault =
        assertThrows(IllegalArgumentException.class, () -> new QuickSchema(schema));
    assertTrue(String.valueOf(fault.getMessage()).contains("maxProperties"));
  }
}
