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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** An engine that runs as a process of its own; it ends with this side, and so do its children. */
final class EngineProcess implements Channel {
  private static final int LINES_AHEAD = 64;
  private static final Duration GRACE = Duration.ofSeconds(2);

  private final Process process;
  private final OutputStream stdin;
  private final BlockingQueue<Incoming> lines = new ArrayBlockingQueue<>(LINES_AHEAD);
  private final LastWords stderr;
  private final Thread hook = new Thread(this::killTree, "end the engine");

  /** What the engine had started by its first answer, to be ended even if it dies first. */
  private Optional<List<ProcessHandle>> children = Optional.empty();

  private EngineProcess(Process process) {
    this.process = process;
    this.stdin = process.getOutputStream();
    this.stderr = new LastWords(process.getErrorStream());
    daemon("engine's stdout", () -> readLines(process.getInputStream()));
    daemon("engine's stderr", stderr);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Starts a command.
   *
   * @throws EngineFault with CRASH if it cannot be started
   */
  static EngineProcess start(List<String> command) {
    try {
      return new EngineProcess(new ProcessBuilder(command).start());
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
    LineReader reader = new LineReader(stdout);
    try {
      Optional<String> line = reader.next();
      while (line.isPresent()) {
        lines.put(new Incoming(line.get(), null));
        line = reader.next();
      }
      lines.put(new Incoming(null, null));
    } catch (LineReader.MalformedLineException e) {
      lines.offer(new Incoming(null, e.getMessage()));
    } catch (IOException e) {
      lines.offer(new Incoming(null, null));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void send(String line) {
    try {
      stdin.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      stdin.flush();
    } catch (IOException e) {
      throw gone();
    }
  }

  @Override
  public String receive(Duration atMost) {
    Incoming next;
    try {
      next = lines.poll(atMost.toMillis(), TimeUnit.MILLISECONDS);
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
    if (children.isEmpty()) {
      children = Optional.of(process.descendants().toList());
    }
    return line;
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
  public void close() {
    killTree();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the hook runs already
    }
  }

  private void killTree() {
    Stream.concat(children.stream().flatMap(List::stream), process.descendants())
        .toList()
        .forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** A line; nothing at the end of the output; or what is wrong with what came. */
  private record Incoming(@Nullable String line, @Nullable String fault) {}
}
