package org.meeplecheck.spec;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonSyntaxException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Reads one JSON file into records; duplicate, unknown and missing keys are errors. */
final class StrictJson {
  private static final Gson GSON =
      new GsonBuilder()
          .registerTypeAdapterFactory(new RecordAdapterFactory())
          .registerTypeAdapterFactory(new KebabEnumAdapterFactory())
          .registerTypeAdapterFactory(new ScalarAdapterFactory())
          .create();

  private StrictJson() {}

  /**
   * Reads the file as one value of that type.
   *
   * @throws SpecException if it is not there, not JSON or not of that type; the message has file
   *     and line
   */
  static <T> T read(SpecFiles files, String path, Class<T> type) {
    return find(files, path, type)
        .orElseThrow(
            () ->
                new SpecException(
                    path + ": there is no such file: add it, or remove the name that leads to it"));
  }

  /**
   * Reads the file as one value of that type; empty if there is no such file.
   *
   * @throws SpecException if it is not JSON or not of that type; the message has file and line
   */
  static <T> Optional<T> find(SpecFiles files, String path, Class<T> type) {
    try (Reader text = files.open(path);
        JsonReader reader = new JsonReader(text)) {
      reader.setStrictness(Strictness.STRICT);
      return Optional.of(readWhole(reader, path, type));
    } catch (FileNotFoundException | NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new SpecException(path + ": cannot be read: " + e.getMessage());
    }
  }

  private static <T> T readWhole(JsonReader reader, String path, Class<T> type) {
    try {
      T value = GSON.getAdapter(type).read(reader);
      requireEnd(reader);
      return value;
    } catch (IOException | JsonParseException | IllegalStateException e) {
      throw new SpecException(
          path + ":" + JsonFault.line(e, reader) + ": " + JsonFault.sentence(e));
    }
  }

  private static void requireEnd(JsonReader reader) throws IOException {
    boolean ended;
    try {
      ended = reader.peek() == JsonToken.END_DOCUMENT;
    } catch (MalformedJsonException e) {
      ended = false;
    }
    if (!ended) {
      throw new JsonSyntaxException("the file goes on after its value: remove the rest");
    }
  }
}
