package org.meeplecheck.sdk.wire;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** The time that something may take; started and stopped by one thread, looked at by another. */
final class Stopwatch {
  private static final long STOPPED = Long.MAX_VALUE;

  /** In nanoseconds of this watch's own time, which begins with it. */
  private final AtomicLong end = new AtomicLong(STOPPED);

  private final long begin = System.nanoTime();

  void start(Duration atMost) {
    end.set(System.nanoTime() - begin + atMost.toNanos());
  }

  void stop() {
    end.set(STOPPED);
  }

  /** Whether it has been started, and its time is over. */
  boolean isOver() {
    return System.nanoTime() - begin > end.get();
  }
}
