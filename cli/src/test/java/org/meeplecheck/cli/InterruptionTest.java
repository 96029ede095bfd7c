package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** A process of its own, since only a process can be interrupted. */
@Timeout(60)
class InterruptionTest {
  @TempDir Path out;

  @Test
  void aSignalEndsTheProcessWith130AndItsReportIsWritten() throws Exception {
    Process process = start("wait");
    waitForFirstVerdict();
    process.destroy();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertEquals(130, process.exitValue());
    assertPartialReport();
  }

  @Test
  void anEngineThatEndsTheProcessItselfIsNoSuccess() throws Exception {
    Process process = start("exit");
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertEquals(130, process.exitValue());
    assertPartialReport();
  }

  private void assertPartialReport() throws IOException {
    String report = Files.readString(out.resolve("report.jsonl"));
    assertTrue(report.contains("\"id\":\"base/s1\""), report);
    assertTrue(report.contains("\"planned\":2,\"executed\":1,\"complete\":false"), report);
    assertTrue(Files.readString(out.resolve("junit.xml")).contains("errors=\"1\""));
    assertTrue(Files.exists(out.resolve("summary.md")));
  }

  private Process start(String what) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Stuck.class.getName(),
            what,
            out.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private void waitForFirstVerdict() throws Exception {
    Path report = out.resolve("report.jsonl");
    while (!Files.exists(report) || Files.readAllLines(report).size() < 2) {
      Thread.sleep(20);
    }
  }

  /** A command whose second scenario waits for ever, or ends the process. */
  static final class Stuck {
    private Stuck() {}

    public static void main(String[] arguments) {
      ToyPlaybook playbook =
          ToyPlaybook.of(Verdict.PASS, Verdict.PASS)
              .before(
                  scenario -> {
                    if (scenario.id().equals("base/s2")) {
                      getStuck(arguments[0]);
                    }
                  });
      Surroundings surroundings =
          new Surroundings(
              Spec::bundled,
              paths -> playbook,
              new Desk(),
              Terminal.ofProcess(),
              Shutdown.ofProcess());
      System.exit(
          Meeplecheck.execute(surroundings, "run", "--engine", "toy", "--out", arguments[1]));
    }

    private static void getStuck(String how) {
      if (how.equals("exit")) {
        System.exit(0);
      }
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
