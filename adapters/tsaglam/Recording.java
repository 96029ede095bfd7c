import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;

/** A recording of what the adapter asks the engine and gets, and a stand-in that plays it back. */
final class Recording {
  private static final Gson GSON = new Gson();

  private Recording() {}

  /** Passes every call on to the table and writes it down. */
  static Table of(Table table, Path file) {
    return table(
        (proxy, method, arguments) -> {
          Object answer;
          try {
            answer = method.invoke(table, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
          JsonArray line = call(method, arguments);
          line.add(GSON.toJsonTree(answer));
          Files.writeString(
              file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
          return answer;
        });
  }

  /** Answers as the engine once did, and fails on a call that is not the next one recorded. */
  static Table playback(Path file) {
    Iterator<String> lines = lines(file).iterator();
    return table(
        (proxy, method, arguments) -> {
          JsonArray asked = call(method, arguments);
          if (!lines.hasNext()) {
            throw new IllegalStateException(asked + " comes after the end of the recording");
          }
          JsonArray line = JsonParser.parseString(lines.next()).getAsJsonArray();
          JsonElement answer = line.remove(2);
          if (!line.equals(asked)) {
            throw new IllegalStateException("the recording has " + line + " and not " + asked);
          }
          return method.getReturnType() == void.class
              ? null
              : GSON.fromJson(answer, method.getGenericReturnType());
        });
  }

  private static JsonArray call(Method method, Object[] arguments) {
    JsonArray call = new JsonArray();
    call.add(method.getName());
    call.add(
        arguments == null
            ? new JsonArray()
            : JsonParser.parseString(GSON.toJson(List.of(arguments))));
    return call;
  }

  private static Table table(InvocationHandler handler) {
    return (Table)
        Proxy.newProxyInstance(
            Recording.class.getClassLoader(), new Class<?>[] {Table.class}, handler);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException("the recording " + file + " cannot be read", e);
    }
  }
}
