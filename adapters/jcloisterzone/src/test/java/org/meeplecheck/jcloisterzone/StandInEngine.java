package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A program with the name and the manners of the engine, that does what its messages say. */
final class StandInEngine {
  private static final String SOURCE =
      """
      package com.jcloisterzone.engine;

      import java.io.InputStream;
      import java.io.PrintStream;
      import java.util.Scanner;

      public class Engine implements Runnable {
        private final Scanner in;
        private final PrintStream out;

        public Engine(InputStream in, PrintStream out, PrintStream err, PrintStream log) {
          this.in = new Scanner(in, "UTF-8");
          this.out = out;
        }

        public void run() {
          int loaded = 0;
          String line = in.nextLine();
          while (line.startsWith("%load ")) {
            loaded++;
            line = in.nextLine();
          }
          state("begun with " + loaded);
          while (in.hasNextLine()) {
            line = in.nextLine();
            if (line.isEmpty() || line.contains("LEAVE")) {
              return;
            }
            if (line.contains("THROW")) {
              throw new IllegalArgumentException("Invalid placement");
            }
            if (line.contains("EXIT")) {
              System.exit(0);
            }
            if (line.contains("REFUSED")) {
              state("unchanged");
              return;
            }
            if (line.contains("OVER")) {
              state("GameOverPhase");
              return;
            }
            if (line.contains("LOG")) {
              out.println("[main] WARN Unhandled message:");
              out.println("\\t{\\"type\\":\\"LOG\\"}");
            }
            state("played");
          }
        }

        private void state(String phase) {
          long pid = ProcessHandle.current().pid();
          out.println("{\\"phase\\":\\"" + phase + "\\",\\"pid\\":" + pid + "}");
        }
      }
      """;

  private StandInEngine() {}

  /** Compiles it into a directory, which can be given in place of a jar. */
  static Path in(Path directory) {
    Path source = directory.resolve("Engine.java");
    try {
      Files.writeString(source, SOURCE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", directory.toString(), source.toString());
    assertEquals(0, result);
    return directory;
  }
}
