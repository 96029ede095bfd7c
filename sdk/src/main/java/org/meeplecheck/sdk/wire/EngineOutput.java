package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The lines that an engine prints, asked for by one thread.
 *
 * <p>A line that comes at once is taken by the asking thread: to wake another one for it takes
 * longer than many an answer. What is longer in coming is waited for by a thread that may be left
 * waiting, since nothing interrupts it.
 */
final class EngineOutput implements AutoCloseable {
  private final LineReader lines;
  private final Lookout lookout;
  private final ExecutorService waiter =
      Executors.newSingleThreadExecutor(task -> Daemon.of("engine's stdout", task));
  private @Nullable Future<Optional<String>> awaited;

  EngineOutput(InputStream stdout) {
    this.lines = new LineReader(stdout);
    this.lookout = new Lookout(lines);
  }

  /**
   * The next line; empty when there is none left.
   *
   * @param atMost how long it is waited for, in nanoseconds
   * @throws LineReader.MalformedLineException if it is too long, not whole or no UTF-8
   * @throws TimeoutException if it has not come; it may be asked for again
   */
  Optional<String> next(long atMost) throws IOException, InterruptedException, TimeoutException {
    if (awaited == null) {
      Optional<String> line = lookout.soon();
      if (line.isPresent()) {
        return line;
      }
      awaited = waiter.submit(lines::next);
    }
    return await(awaited, atMost);
  }

  private Optional<String> await(Future<Optional<String>> line, long atMost)
      throws IOException, InterruptedException, TimeoutException {
    try {
      Optional<String> come = line.get(atMost, TimeUnit.NANOSECONDS);
      awaited = null;
      return come;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    waiter.shutdown();
  }
}
