package org.meeplecheck.features;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.spec.Spec;

/** Finds feature files below directories and reads them. */
final class FeatureFiles {
  private static final String ENDING = ".feature";

  private final FeatureReader reader;

  FeatureFiles(Spec spec) {
    reader = new FeatureReader(spec);
  }

  /**
   * Reads the feature files of the user's, under their own addresses.
   *
   * @throws SuiteException if a path does not exist or holds no feature file
   */
  Suite read(List<Path> paths) {
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new SuiteException("no feature file or directory \"" + path + "\"");
      }
      List<Path> files = features(path);
      if (files.isEmpty()) {
        throw new SuiteException(
            "no feature file below \"" + path + "\": their names end with " + ENDING);
      }
      Path root = Files.isDirectory(path) ? path : path.toAbsolutePath().resolveSibling("");
      files.forEach(file -> read(file.toUri().toString(), root, file));
    }
    return new Suite(reader.scenarios(), reader.faults());
  }

  /** Reads the feature files of this library, as they will be found on the class path. */
  Suite readBundled(Path root) {
    for (Path file : features(root)) {
      read(FeatureUri.BUNDLED + relative(root, file), root, file);
    }
    return new Suite(reader.scenarios(), reader.faults());
  }

  /** The sentences that the files read so far use. */
  Set<Sentence> used() {
    return reader.used();
  }

  private static List<Path> features(Path path) {
    try (Stream<Path> files = Files.walk(path)) {
      return files
          .filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new SuiteException("\"" + path + "\" cannot be read: " + e.getMessage());
    }
  }

  private void read(String uri, Path root, Path file) {
    String relative = relative(root, file);
    try (InputStream text = Files.newInputStream(file)) {
      reader.read(uri, relative.substring(0, relative.length() - ENDING.length()), text);
    } catch (IOException e) {
      throw new SuiteException("\"" + file + "\" cannot be read: " + e.getMessage());
    }
  }

  private static String relative(Path root, Path file) {
    return root.toAbsolutePath().relativize(file.toAbsolutePath()).toString().replace('\\', '/');
  }
}
