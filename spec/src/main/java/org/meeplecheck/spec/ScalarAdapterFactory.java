package org.meeplecheck.spec;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads texts and whole numbers only from texts and whole numbers, and never from null. */
final class ScalarAdapterFactory implements TypeAdapterFactory {

  @Override
  public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    Class<? super T> raw = type.getRawType();
    if (raw == String.class) {
      return new Scalar<>(gson.getDelegateAdapter(this, type), JsonToken.STRING, "a text");
    }
    if (raw == int.class || raw == Integer.class) {
      return new Scalar<>(gson.getDelegateAdapter(this, type), JsonToken.NUMBER, "a whole number");
    }
    return null;
  }

  private static final class Scalar<T> extends TypeAdapter<T> {
    private final TypeAdapter<T> delegate;
    private final JsonToken token;
    private final String name;

    Scalar(TypeAdapter<T> delegate, JsonToken token, String name) {
      this.delegate = delegate;
      this.token = token;
      this.name = name;
    }

    @Override
    public T read(JsonReader in) throws IOException {
      if (in.peek() != token) {
        throw expected(in);
      }
      try {
        return delegate.read(in);
      } catch (NumberFormatException | JsonSyntaxException e) {
        throw expected(in);
      }
    }

    private JsonSyntaxException expected(JsonReader in) {
      return new JsonSyntaxException(name + " is needed at " + in.getPreviousPath());
    }

    @Override
    public void write(JsonWriter out, T value) {
      throw new IllegalStateException("spec files are read, never written");
    }
  }
}
