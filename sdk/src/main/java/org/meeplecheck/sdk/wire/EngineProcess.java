package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** An engine that runs as a process of its own; it ends with this side, and so do its children. */
final class EngineProcess implements Channel {
  private static final Duration GRACE = Duration.ofSeconds(2);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);
  private static final Duration SILENCE = Duration.ofSeconds(1);

  private final Process process;
  private final OutputStream stdin;
  private final EngineOutput stdout;
  private final Stopwatch writing = new Stopwatch();
  private final Stopwatch silence = new Stopwatch();
  private final LastWords stderr;
  private final Offspring offspring;
  private final Thread hook = new Thread(this::endAll, "end the engine");

  private EngineProcess(Process process, Offspring offspring) {
    this.process = process;
    this.offspring = offspring;
    this.stdin = process.getOutputStream();
    this.stderr = new LastWords(process.getErrorStream());
    silence.start(SILENCE);
    this.stdout =
        new EngineOutput(new HeardStream(process.getInputStream(), () -> silence.start(SILENCE)));
    Daemon.of("engine's stderr", stderr).start();
    Daemon.of("engine's stdin", this::endIfItDoesNotRead).start();
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Starts a command.
   *
   * @throws EngineFault with CRASH if it cannot be started
   */
  static EngineProcess start(List<String> command) {
    return start(command, new Offspring());
  }

  /** The same with a way of its own to find what the engine starts. */
  static EngineProcess start(List<String> command, Offspring offspring) {
    ProcessBuilder builder = new ProcessBuilder(command);
    offspring.mark(builder.environment());
    try {
      return new EngineProcess(builder.start(), offspring);
    } catch (IOException e) {
      throw new EngineFault(Verdict.CRASH, "the engine cannot be started: " + e.getMessage());
    }
  }

  /** Writing waits for ever if the other side does not read, and nothing interrupts it. */
  private void endIfItDoesNotRead() {
    try {
      while (process.isAlive()) {
        Thread.sleep(BETWEEN_LOOKS.toMillis());
        if (writing.isOver()) {
          endAll();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void send(String line, Duration atMost) {
    writing.start(atMost);
    try {
      stdin.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      stdin.flush();
    } catch (IOException e) {
      throw writing.isOver()
          ? new EngineFault(
              Verdict.TIMEOUT,
              "what is sent is not read within " + atMost.toMillis() + " ms" + stderr.quoted())
          : gone();
    } finally {
      writing.stop();
    }
  }

  @Override
  public String receive(Duration atMost) {
    try {
      return await(System.nanoTime() + atMost.toNanos()).orElseThrow(this::gone);
    } catch (TimeoutException e) {
      throw new EngineFault(
          Verdict.TIMEOUT, "no answer within " + atMost.toMillis() + " ms" + stderr.quoted());
    } catch (LineReader.MalformedLineException e) {
      throw new EngineFault(Verdict.PROTOCOL, e.getMessage() + stderr.quoted());
    } catch (IOException e) {
      throw gone();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineFault(Verdict.NOT_RUN, "interrupted while the engine was thinking");
    }
  }

  private Optional<String> await(long end)
      throws IOException, InterruptedException, TimeoutException {
    while (true) {
      offspring.look(process.toHandle());
      boolean isOver = !process.isAlive();
      long left = Math.max(0, end - System.nanoTime());
      try {
        return stdout.next(Math.min(left, BETWEEN_LOOKS.toNanos()));
      } catch (TimeoutException e) {
        if (isOver && silence.isOver()) {
          // a child may hold its stdout open, so that the end of it would never be seen
          return Optional.empty();
        }
        if (left <= BETWEEN_LOOKS.toNanos()) {
          throw e;
        }
      }
    }
  }

  private EngineFault gone() {
    try {
      boolean ended = process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
      String how = ended ? "ended with " + process.exitValue() : "closed its stdout";
      return new EngineFault(Verdict.CRASH, "the engine's process " + how + stderr.quoted());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new EngineFault(Verdict.NOT_RUN, "interrupted while the engine was ending");
    }
  }

  @Override
  public void leave() {
    try {
      stdin.close();
      process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (IOException e) {
      // it is gone already
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    endAll();
    stdout.close();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the hook runs already
    }
  }

  private void endAll() {
    offspring.end(process.toHandle());
  }
}
