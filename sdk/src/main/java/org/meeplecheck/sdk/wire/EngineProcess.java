package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** An engine that runs as a process of its own; it ends with this side, and so do its children. */
final class EngineProcess implements Channel {
  private static final int LINES_AHEAD = 64;
  private static final Duration GRACE = Duration.ofSeconds(2);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);
  private static final Duration SILENCE = Duration.ofSeconds(1);

  private final Process process;
  private final OutputStream stdin;
  private final BlockingQueue<Incoming> lines = new ArrayBlockingQueue<>(LINES_AHEAD);
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
    daemon("engine's stdout", () -> readLines(process.getInputStream()));
    daemon("engine's stderr", stderr);
    daemon("engine's stdin", this::endIfItDoesNotRead);
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

  private static void daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void readLines(InputStream stdout) {
    LineReader reader = new LineReader(new HeardStream(stdout, () -> silence.start(SILENCE)));
    try {
      Optional<String> line = reader.next();
      while (line.isPresent()) {
        lines.put(new Incoming(line.get(), null));
        line = reader.next();
      }
      lines.put(Incoming.END);
    } catch (LineReader.MalformedLineException e) {
      lines.offer(new Incoming(null, e.getMessage()));
    } catch (IOException e) {
      lines.offer(Incoming.END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
    Incoming next;
    try {
      next = await(System.nanoTime() + atMost.toNanos());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineFault(Verdict.NOT_RUN, "interrupted while the engine was thinking");
    }
    if (next == null) {
      throw new EngineFault(
          Verdict.TIMEOUT, "no answer within " + atMost.toMillis() + " ms" + stderr.quoted());
    }
    String fault = next.fault();
    if (fault != null) {
      throw new EngineFault(Verdict.PROTOCOL, fault + stderr.quoted());
    }
    String line = next.line();
    if (line == null) {
      throw gone();
    }
    return line;
  }

  private @Nullable Incoming await(long end) throws InterruptedException {
    Incoming next = null;
    long left = end - System.nanoTime();
    while (next == null && left > 0) {
      offspring.look(process.toHandle());
      boolean isOver = !process.isAlive();
      next = lines.poll(Math.min(left, BETWEEN_LOOKS.toNanos()), TimeUnit.NANOSECONDS);
      if (next == null && isOver && silence.isOver()) {
        // a child may hold its stdout open, so that the end of it would never be seen
        return Incoming.END;
      }
      left = end - System.nanoTime();
    }
    return next;
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
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the hook runs already
    }
  }

  private void endAll() {
    offspring.end(process.toHandle());
  }

  /** A line; nothing at the end of the output; or what is wrong with what came. */
  private record Incoming(@Nullable String line, @Nullable String fault) {
    static final Incoming END = new Incoming(null, null);
  }
}
