package org.meeplecheck.sdk.api;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.spec.Square;

/** The classes that an adapter is compiled against, as a jar. */
final class ApiJar {
  /** The SDK without verdicts and wire, and what it borrows from the spec. */
  private static final Pattern API =
      Pattern.compile(
          "org/meeplecheck/(sdk/[^/]+|spec/(FeatureKind|Port|Rotation|Segment|Square)(\\$.*)?)\\.class");

  /** The time of each entry, since the time of the build would change the jar. */
  private static final LocalDateTime ALWAYS = LocalDateTime.of(2026, 1, 1, 0, 0);

  private final SortedMap<String, byte[]> classes = new TreeMap<>();

  private ApiJar() {}

  /** The API as it is now. */
  static ApiJar current() throws IOException {
    ApiJar jar = new ApiJar();
    jar.addFrom(home(Engine.class));
    jar.addFrom(home(Square.class));
    return jar;
  }

  /** The same with other classes in the place of some. */
  ApiJar with(Map<String, byte[]> others) {
    ApiJar jar = new ApiJar();
    jar.classes.putAll(classes);
    jar.classes.putAll(others);
    return jar;
  }

  /** The same without the classes whose path begins so. */
  ApiJar without(String start) {
    ApiJar jar = new ApiJar();
    classes.forEach(
        (path, bytes) -> {
          if (!path.startsWith(start)) {
            jar.classes.put(path, bytes);
          }
        });
    return jar;
  }

  /** Writes the jar, the same bytes for the same classes. */
  Path write(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> one : classes.entrySet()) {
        ZipEntry entry = new ZipEntry(one.getKey());
        entry.setTimeLocal(ALWAYS);
        zip.putNextEntry(entry);
        zip.write(one.getValue());
      }
    }
    return file;
  }

  /** The classes of a module, from its folder of classes or its jar. */
  private void addFrom(Path home) throws IOException {
    if (Files.isDirectory(home)) {
      add(home);
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(home)) {
      add(jar.getPath("/"));
    }
  }

  private void add(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (API.matcher(name).matches()) {
          classes.put(name, Files.readAllBytes(file));
        }
      }
    }
  }

  private static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
