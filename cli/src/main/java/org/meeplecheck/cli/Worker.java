package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.List;

/** This command once more, as the process of an engine that is kept apart. */
final class Worker {
  private Worker() {}

  /** The command that serves an engine. */
  static List<String> command(String engine) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        Meeplecheck.class.getName(),
        "serve",
        "--engine",
        engine);
  }
}
