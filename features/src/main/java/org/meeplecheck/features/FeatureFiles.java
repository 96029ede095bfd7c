package org.meeplecheck.features;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.Spec;

/** Finds feature files below directories and reads them. */
final class FeatureFiles {
  private static final String ENDING = ".feature";

  private final FeatureReader reader;
  private final Opening opening;
  private final Set<String> known = new HashSet<>();
  private final List<Fault> faults = new ArrayList<>();

  FeatureFiles(Spec spec) {
    this(spec, Files::readAllBytes);
  }

  FeatureFiles(Spec spec, Opening opening) {
    this.reader = new FeatureReader(spec);
    this.opening = opening;
  }

  /** Gives the bytes of a file. */
  interface Opening {
    byte[] bytes(Path file) throws IOException;
  }

  /**
   * Reads the feature files of the user's, under their own addresses and each once.
   *
   * @throws SuiteException if a path does not exist or holds no feature file
   */
  Suite read(List<Path> paths) {
    for (Path typed : paths) {
      Path path = plain(typed);
      Walk walk = walk(path);
      if (walk.files.isEmpty() && walk.faults.isEmpty()) {
        throw new SuiteException(
            "no feature file below \"" + typed + "\": their names end with " + ENDING);
      }
      Path root = Files.isDirectory(path) ? path : path.resolveSibling("");
      walk.files.forEach(file -> read(file.toUri().toString(), root, file));
    }
    return suite();
  }

  /** Reads the feature files of this library, as they will be found on the class path. */
  Suite readBundled(Path root) {
    Path path = plain(root);
    for (Path file : walk(path).files) {
      read(FeatureUri.BUNDLED + relative(path, file), path, file);
    }
    return suite();
  }

  /** The sentences that the files read so far use. */
  Set<Sentence> used() {
    return reader.used();
  }

  private Suite suite() {
    return new Suite(
        reader.scenarios(), Stream.concat(faults.stream(), reader.faults().stream()).toList());
  }

  /** The path without dots, unless a link before the dots leads elsewhere. */
  private static Path plain(Path typed) {
    Path plain = typed.toAbsolutePath().normalize();
    try {
      Path real = typed.toRealPath();
      return Files.exists(plain) && plain.toRealPath().equals(real) ? plain : real;
    } catch (NoSuchFileException e) {
      throw new SuiteException("no feature file or directory \"" + typed + "\"");
    } catch (IOException e) {
      throw new SuiteException("\"" + typed + "\" " + unreadable(e));
    }
  }

  private Walk walk(Path path) {
    Walk walk = new Walk();
    try {
      Files.walkFileTree(path, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, walk);
    } catch (IOException e) {
      throw new SuiteException("\"" + path + "\" " + unreadable(e));
    }
    walk.files.sort(null);
    faults.addAll(walk.faults);
    return walk;
  }

  private void read(String uri, Path root, Path file) {
    if (!known.add(FeatureUri.identity(file.toUri().toString()))) {
      return;
    }
    String relative = relative(root, file);
    try {
      reader.read(
          uri, relative.substring(0, relative.length() - ENDING.length()), opening.bytes(file));
    } catch (IOException e) {
      faults.add(new Fault(file.toString(), unreadable(e)));
    }
  }

  private static String relative(Path root, Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  private static String unreadable(IOException e) {
    return "cannot be read: " + reason(e);
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof NoSuchFileException) {
      return "there is no such file, or it is a link to none";
    }
    return Optional.of(e)
        .filter(FileSystemException.class::isInstance)
        .map(failure -> ((FileSystemException) failure).getReason())
        .orElseGet(() -> String.valueOf(e.getMessage()));
  }

  /** Collects feature files, and goes on where a directory is closed. */
  static final class Walk extends SimpleFileVisitor<Path> {
    private final List<Path> files = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    List<Fault> faults() {
      return faults;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (file.toString().endsWith(ENDING) && !attributes.isOther()) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path path, IOException e) {
      // A link to a directory above leads to files that are found without it.
      if (!(e instanceof FileSystemLoopException)) {
        faults.add(new Fault(path.toString(), unreadable(e)));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path path, @Nullable IOException e) {
      return e == null ? FileVisitResult.CONTINUE : visitFileFailed(path, e);
    }
  }
}
