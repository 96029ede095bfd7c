package org.meeplecheck.spec;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the constants of an enum from words like {@code rule-text}. */
final class KebabEnumAdapterFactory implements TypeAdapterFactory {

  @Override
  public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    Class<? super T> raw = type.getRawType();
    return raw.isEnum() ? new KebabEnumAdapter<>(raw) : null;
  }

  private static final class KebabEnumAdapter<T> extends TypeAdapter<T> {
    private final Map<String, T> constants = new LinkedHashMap<>();

    @SuppressWarnings("unchecked") // the constants of an enum are values of its type
    KebabEnumAdapter(Class<? super T> raw) {
      for (Object constant : raw.getEnumConstants()) {
        String word = ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
        constants.put(word, (T) constant);
      }
    }

    @Override
    public T read(JsonReader in) throws IOException {
      String word = in.nextString();
      T constant = constants.get(word);
      if (constant == null) {
        throw new JsonSyntaxException(
            "unknown word \"" + word + "\": the words here are " + constants.keySet());
      }
      return constant;
    }

    @Override
    public void write(JsonWriter out, T value) {
      throw new IllegalStateException("spec files are read, never written");
    }
  }
}
