package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Looks for a line that comes at once.
 *
 * <p>Where another processor is at work on the line, to look for it again and again takes less time
 * than to be woken up. Where that was in vain, as on a machine with much other work, it is left for
 * a while, and for twice as long each time.
 */
final class Lookout {
  private static final long AT_ONCE =
      Runtime.getRuntime().availableProcessors() > 1 ? Duration.ofNanos(200_000).toNanos() : 0;

  private static final int MOST_LEFT_OUT = 255;

  private final LineReader lines;
  private int leaveOut;
  private int left;

  Lookout(LineReader lines) {
    this.lines = lines;
  }

  /**
   * The next line if it comes at once; empty also at the end.
   *
   * @throws LineReader.MalformedLineException if it is too long or no UTF-8
   */
  Optional<String> soon() throws IOException {
    if (left > 0) {
      left--;
      return lines.poll();
    }
    long start = System.nanoTime();
    Optional<String> line = lines.poll();
    while (line.isEmpty() && System.nanoTime() - start < AT_ONCE) {
      Thread.onSpinWait();
      line = lines.poll();
    }
    if (line.isPresent()) {
      leaveOut /= 2;
    } else {
      leaveOut = Math.min(MOST_LEFT_OUT, 2 * leaveOut + 1);
      left = leaveOut;
    }
    return line;
  }
}
