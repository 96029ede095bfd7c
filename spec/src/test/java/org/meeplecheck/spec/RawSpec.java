package org.meeplecheck.spec;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of the spec as plain JSON, read without its loader. */
final class RawSpec {
  static final List<String> SETS = List.of("base", "wind-roses", "darmstadt", "wheel", "porxada");
  static final List<String> DOCUMENTS =
      List.of("base-rules", "wind-roses", "darmstadt", "wheel", "porxada-nl", "porxada-cs");

  private RawSpec() {}

  static Path root() {
    URL sets = Objects.requireNonNull(Spec.class.getResource("sets.json"), "sets.json");
    try {
      return Objects.requireNonNull(Path.of(sets.toURI()).getParent());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static String text(String path) {
    try {
      return Files.readString(root().resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonElement json(String path) {
    return JsonParser.parseString(text(path));
  }

  /** The objects of a file that holds one list below that key. */
  static List<JsonObject> objects(String path, String key) {
    return objects(json(path).getAsJsonObject(), key).toList();
  }

  /** The objects of that file in every set. */
  static Stream<JsonObject> inEverySet(String file, String key) {
    return SETS.stream().flatMap(set -> objects("sets/" + set + "/" + file, key).stream());
  }

  static Stream<JsonObject> objects(JsonObject holder, String key) {
    return elements(holder.getAsJsonArray(key)).map(JsonElement::getAsJsonObject);
  }

  static Stream<String> strings(JsonObject holder, String key) {
    return elements(holder.getAsJsonArray(key)).map(JsonElement::getAsString);
  }

  static String string(JsonObject holder, String key) {
    return holder.get(key).getAsString();
  }

  private static Stream<JsonElement> elements(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false);
  }
}
