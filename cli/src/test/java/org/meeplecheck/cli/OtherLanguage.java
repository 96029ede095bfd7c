package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A language for which there is a file that speaks the protocol. */
enum OtherLanguage {
  /** Python, by {@code sdk/python}. */
  PYTHON("python3", "python", "py", "Python 3.9"),
  /** JavaScript, by {@code sdk/javascript}. */
  JAVASCRIPT("node", "javascript", "mjs", "Node 18");

  private static final Set<String> FOUND = ConcurrentHashMap.newKeySet();

  private final String interpreter;
  private final Path folder;
  private final String extension;
  private final String oldest;

  OtherLanguage(String interpreter, String folder, String extension, String oldest) {
    this.interpreter = interpreter;
    this.folder = Path.of("..", "sdk", folder);
    this.extension = extension;
    this.oldest = oldest;
  }

  /** A file of the project for this language. */
  Path file(String name) {
    return folder.resolve(name);
  }

  /** The command that runs a program of a user, who has copied the files as the README says. */
  List<String> command(Path where, String program) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith("." + extension)).toList()) {
        Files.write(where.resolve(file.getFileName().toString()), Files.readAllBytes(file));
      }
    }
    Path written = Files.writeString(where.resolve("my_engine." + extension), program);
    return command(written);
  }

  /** The command that runs a file. */
  List<String> command(Path program) {
    if (!FOUND.contains(interpreter)) {
      require(interpreter, oldest);
      FOUND.add(interpreter);
    }
    return this == PYTHON // which would leave what it compiled among the files of the project
        ? List.of(interpreter, "-B", program.toString())
        : List.of(interpreter, program.toString());
  }

  /** Fails with a sentence if a program is missing: what is not tested is not said to work. */
  static void require(String interpreter, String oldest) {
    try {
      Process process = new ProcessBuilder(interpreter, "--version").start();
      if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
        fail(interpreter + " --version does not work: install " + oldest + " or newer");
      }
    } catch (IOException e) {
      fail(interpreter + " is not on the PATH: install " + oldest + " or newer to run this test");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      fail("interrupted while " + interpreter + " told its version");
    }
  }
}
