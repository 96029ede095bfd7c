package org.meeplecheck.spec;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads records strictly.
 *
 * <p>Gson itself lets the last of two equal keys win, ignores unknown keys and fills missing ones
 * with zero or null.
 */
final class RecordAdapterFactory implements TypeAdapterFactory {

  @Override
  public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    Class<? super T> raw = type.getRawType();
    return raw.isRecord() ? new RecordAdapter<>(gson, raw) : null;
  }

  private static final class RecordAdapter<T> extends TypeAdapter<T> {
    private final Map<String, Component> components = new LinkedHashMap<>();
    private final Constructor<T> constructor;

    @SuppressWarnings("unchecked") // the constructor of the raw type makes values of the type
    RecordAdapter(Gson gson, Class<? super T> raw) {
      RecordComponent[] parts = raw.getRecordComponents();
      for (int i = 0; i < parts.length; i++) {
        Component component = Component.of(gson, parts[i], i);
        components.put(component.key(), component);
      }
      try {
        Class<?>[] types =
            Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        constructor = (Constructor<T>) raw.getDeclaredConstructor(types);
        constructor.setAccessible(true);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public T read(JsonReader in) throws IOException {
      @Nullable Object[] values = new @Nullable Object[components.size()];
      boolean[] seen = new boolean[components.size()];
      in.beginObject();
      while (in.hasNext()) {
        String key = in.nextName();
        Component component = components.get(key);
        if (component == null) {
          throw new JsonSyntaxException(
              "unknown key \"" + key + "\": the keys here are " + components.keySet());
        }
        if (seen[component.index()]) {
          throw new JsonSyntaxException("the key \"" + key + "\" stands twice: remove one");
        }
        seen[component.index()] = true;
        values[component.index()] = component.read(in);
      }
      for (Component component : components.values()) {
        if (!seen[component.index()] && !component.optional()) {
          throw new JsonSyntaxException("the key \"" + component.key() + "\" is missing: add it");
        }
      }
      in.endObject();
      return construct(values);
    }

    private T construct(@Nullable Object[] values) {
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        throw new JsonSyntaxException(String.valueOf(cause.getMessage()), cause);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void write(JsonWriter out, T value) {
      throw new IllegalStateException("spec files are read, never written");
    }
  }

  private record Component(String key, int index, boolean optional, TypeAdapter<?> adapter) {

    static Component of(Gson gson, RecordComponent part, int index) {
      SerializedName name = part.getAnnotation(SerializedName.class);
      if (name == null) {
        name = part.getAccessor().getAnnotation(SerializedName.class);
      }
      return new Component(
          name == null ? part.getName() : name.value(),
          index,
          part.getAnnotatedType().isAnnotationPresent(Nullable.class),
          gson.getAdapter(TypeToken.get(part.getGenericType())));
    }

    @Nullable Object read(JsonReader in) throws IOException {
      if (in.peek() != JsonToken.NULL) {
        return adapter.read(in);
      }
      if (!optional) {
        throw new JsonSyntaxException("the key \"" + key + "\" must not be null: give it a value");
      }
      in.nextNull();
      return null;
    }
  }
}
