package org.meeplecheck.sdk.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a line that holds one JSON object, by the letter of the format. */
final class JsonLine {
  private static final Pattern COLUMN = Pattern.compile("column (\\d+)");

  private JsonLine() {}

  /**
   * The object of a line.
   *
   * @throws JsonParseException if it holds something else; the message says what
   */
  static JsonObject object(String line) {
    JsonReader reader = new JsonReader(new StringReader(line));
    reader.setStrictness(Strictness.STRICT);
    try {
      JsonElement element = JsonParser.parseReader(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new JsonParseException("something stands behind the JSON object");
      }
      if (element instanceof JsonObject object) {
        return object;
      }
    } catch (IOException | JsonParseException e) {
      throw new JsonParseException("no JSON" + where(String.valueOf(e.getMessage())), e);
    }
    throw new JsonParseException("no JSON object");
  }

  /** The place alone: the rest is advice to whoever calls the library. */
  private static String where(String message) {
    Matcher column = COLUMN.matcher(message);
    return column.find() ? ": it breaks at character " + column.group(1) : "";
  }
}
