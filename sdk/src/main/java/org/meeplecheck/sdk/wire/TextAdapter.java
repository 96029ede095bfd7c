package org.meeplecheck.sdk.wire;

import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** Writes a value as one text, and reads it from one. */
final class TextAdapter<T> extends TypeAdapter<T> {
  private final Function<String, T> read;
  private final Function<T, String> write;
  private final Memo<String, T> known = new Memo<>();

  private TextAdapter(Function<String, T> read, Function<T, String> write) {
    this.read = read;
    this.write = write;
  }

  /** For values that have a notation. */
  static <T> TypeAdapter<T> of(Function<String, T> read, Function<T, String> write) {
    return new TextAdapter<>(read, write).nullSafe();
  }

  /** For values that are known by a closed list of words. */
  static <T> TypeAdapter<T> ofWords(
      String kind, Function<String, Optional<T>> read, Function<T, String> write) {
    return of(
        word ->
            read.apply(word)
                .orElseThrow(
                    () -> new IllegalArgumentException("no " + kind + " \"" + word + "\"")),
        write);
  }

  @Override
  public T read(JsonReader in) throws IOException {
    String text = in.nextString();
    try {
      return known.of(text, read);
    } catch (IllegalArgumentException e) {
      throw new JsonSyntaxException(e.getMessage(), e);
    }
  }

  @Override
  public void write(JsonWriter out, T value) throws IOException {
    out.value(write.apply(value));
  }
}
