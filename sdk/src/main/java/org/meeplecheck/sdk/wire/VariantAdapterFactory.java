package org.meeplecheck.sdk.wire;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the records of a sealed type with one more member that names the variant.
 *
 * @param <S> the sealed type
 */
final class VariantAdapterFactory<S> implements TypeAdapterFactory {
  private final Class<S> sealed;
  private final String member;
  private final Map<String, Class<? extends S>> variants;

  VariantAdapterFactory(Class<S> sealed, String member, Map<String, Class<? extends S>> variants) {
    this.sealed = sealed;
    this.member = member;
    this.variants = Map.copyOf(variants);
  }

  @Override
  public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    if (!sealed.isAssignableFrom(type.getRawType())) {
      return null;
    }
    @SuppressWarnings("unchecked") // T is the sealed type or one of its variants
    TypeAdapter<T> adapter = (TypeAdapter<T>) new Variants(gson).nullSafe();
    return adapter;
  }

  private final class Variants extends TypeAdapter<S> {
    private final TypeAdapter<JsonElement> trees;
    private final Map<String, TypeAdapter<? extends S>> byWord = new HashMap<>();
    private final Map<Class<?>, String> words = new HashMap<>();

    Variants(Gson gson) {
      trees = gson.getAdapter(JsonElement.class);
      variants.forEach(
          (word, variant) -> {
            byWord.put(
                word, gson.getDelegateAdapter(VariantAdapterFactory.this, TypeToken.get(variant)));
            words.put(variant, word);
          });
    }

    @Override
    public S read(JsonReader in) throws IOException {
      JsonObject object = trees.read(in).getAsJsonObject();
      String word = object.has(member) ? object.get(member).getAsString() : "";
      TypeAdapter<? extends S> adapter = byWord.get(word);
      if (adapter == null) {
        throw new JsonSyntaxException("no " + member + " \"" + word + "\"");
      }
      return adapter.fromJsonTree(object);
    }

    @Override
    public void write(JsonWriter out, S value) throws IOException {
      String word = words.getOrDefault(value.getClass(), "");
      out.beginObject();
      out.name(member).value(word);
      for (Map.Entry<String, JsonElement> other : tree(word, value).asMap().entrySet()) {
        out.name(other.getKey());
        trees.write(out, other.getValue());
      }
      out.endObject();
    }

    @SuppressWarnings("unchecked") // the adapter of a word writes values of its class
    private JsonObject tree(String word, S value) {
      TypeAdapter<S> adapter = (TypeAdapter<S>) byWord.get(word);
      if (adapter == null) {
        throw new IllegalStateException(value + " is no variant of " + sealed);
      }
      return adapter.toJsonTree(value).getAsJsonObject();
    }
  }
}
