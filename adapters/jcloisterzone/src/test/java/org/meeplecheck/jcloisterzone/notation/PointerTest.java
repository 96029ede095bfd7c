package org.meeplecheck.jcloisterzone.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Square;

class PointerTest {

  @Test
  void a_pointer_is_read_from_json_and_written_again() {
    String json = "{\"position\":[1,-2],\"feature\":\"Road\",\"location\":\"SW\"}";
    Pointer pointer = Pointer.parse(JsonParser.parseString(json));
    assertEquals(
        new Pointer(new Square(1, -2), FeatureKind.ROAD, Location.of(List.of(Port.S, Port.W))),
        pointer);
    assertEquals(json, pointer.toJson().toString());
  }

  @ParameterizedTest
  @CsvSource({"City, CITY", "Road, ROAD", "Field, FIELD", "Monastery, MONASTERY"})
  void the_four_features_have_their_words(String word, FeatureKind kind) {
    assertEquals(kind, FeatureWord.kind(word).orElseThrow());
    assertEquals(word, FeatureWord.of(kind));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[0,1]",
        "{}",
        "{\"position\":[0],\"feature\":\"City\",\"location\":\"N\"}",
        "{\"position\":[0,\"x\"],\"feature\":\"City\",\"location\":\"N\"}",
        "{\"position\":[0,[]],\"feature\":\"City\",\"location\":\"N\"}",
        "{\"position\":[0,0],\"feature\":\"Tower\",\"location\":\"I\"}",
        "{\"position\":[0,0],\"feature\":\"City\",\"location\":\"WS\"}",
        "{\"position\":[0,0],\"feature\":\"City\",\"location\":[]}",
        "{\"position\":[0,0],\"feature\":\"City\"}"
      })
  void what_is_no_pointer_is_refused(String json) {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> Pointer.parse(JsonParser.parseString(json)));
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.matches("(no|the) (pointer|position|feature|location) .*"), message);
  }
}
