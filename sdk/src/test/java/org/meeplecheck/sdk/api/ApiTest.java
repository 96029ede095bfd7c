package org.meeplecheck.sdk.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No adapter out there is broken by a change of the SDK.
 *
 * <p>The kept jar is the API of the last release, or, as long as there is none, the one that the
 * first release is to have. A release keeps it anew, by {@code -Dtest=ApiTest -Dapi.keep=true}.
 */
class ApiTest {
  private static final Path KEPT = Path.of("src/api/meeplecheck-sdk-0.1.jar");
  private static final Path SOURCES = Path.of("src/main/java/org/meeplecheck/sdk");

  @TempDir Path directory;

  @BeforeAll
  static void keep() throws IOException {
    if (Boolean.getBoolean("api.keep")) {
      ApiJar.current().write(KEPT);
    }
  }

  @Test
  void everything_that_was_kept_is_still_there() throws IOException {
    Collection<String> breaks = breaks(ApiJar.current());
    assertEquals(
        "",
        String.join("\n", breaks),
        "adapters that are compiled against "
            + KEPT
            + " would break: add beside what is there, as docs/versions.md says, in place of"
            + " changing it");
  }

  @Test
  void a_method_that_every_engine_would_have_to_add_is_a_break() throws IOException {
    assertEquals(
        List.of("org.meeplecheck.sdk.Game.undo: METHOD_ADDED_TO_INTERFACE"),
        breaksOf("Game", "Snapshot snapshot();", "Snapshot snapshot();\n  void undo();"));
  }

  @Test
  void a_method_with_a_default_is_none() throws IOException {
    assertEquals(
        List.of(),
        breaksOf("Game", "Snapshot snapshot();", "Snapshot snapshot();\n  default void undo() {}"));
  }

  @Test
  void a_constant_that_is_gone_is_a_break() throws IOException {
    assertEquals(
        List.of("org.meeplecheck.sdk.Figure.SMALL: FIELD_REMOVED"),
        breaksOf("Figure", "public static final Figure SMALL", "static final Figure TINY"));
  }

  @Test
  void a_further_component_of_a_record_is_a_break() throws IOException {
    List<String> breaks =
        breaksOf("PlacedTile", "Rotation rotation)", "Rotation rotation, boolean hidden)");
    assertTrue(
        breaks.contains("org.meeplecheck.sdk.PlacedTile.PlacedTile: CONSTRUCTOR_REMOVED"),
        breaks.toString());
  }

  @Test
  void a_further_rung_is_none() throws IOException {
    assertEquals(
        List.of(),
        breaksOf("Rung", "COMPONENTS(\"components\")", "COMPONENTS(\"c\"), UNDO(\"u\")"));
  }

  @Test
  void a_class_that_is_gone_is_a_break() throws IOException {
    assertTrue(
        breaks(ApiJar.current().without("org/meeplecheck/sdk/Chance"))
            .contains("org.meeplecheck.sdk.Chance: CLASS_REMOVED"));
  }

  private Collection<String> breaks(ApiJar after) throws IOException {
    return ApiBreaks.between(KEPT, after.write(directory.resolve("after.jar")));
  }

  /** The breaks after a change to the source of a type. */
  private List<String> breaksOf(String type, String before, String after) throws IOException {
    String source = Files.readString(SOURCES.resolve(type + ".java"));
    assertTrue(source.contains(before), type + " has no " + before);
    Path file = directory.resolve(type + ".java");
    Files.writeString(file, source.replace(before, after));
    Map<String, byte[]> compiled = compile(file);
    return List.copyOf(breaks(ApiJar.current().with(compiled)));
  }

  private Map<String, byte[]> compile(Path file) throws IOException {
    Path out = Files.createDirectories(directory.resolve("classes"));
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    String classPath = System.getProperty("java.class.path");
    int exit =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-cp",
            classPath,
            "-d",
            out.toString(),
            file.toString());
    assertEquals(0, exit, "the changed source does not compile");
    Map<String, byte[]> classes = new HashMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path one : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        classes.put(out.relativize(one).toString().replace('\\', '/'), Files.readAllBytes(one));
      }
    }
    return classes;
  }
}
