package org.meeplecheck.sdk.wire;

import java.time.Duration;

/** A way to an engine: a line goes there, a line comes back. */
interface Channel extends AutoCloseable {

  /**
   * Sends a line.
   *
   * @throws org.meeplecheck.sdk.verdict.EngineFault if the engine is gone, or does not take it in
   *     time
   */
  void send(String line, Duration atMost);

  /**
   * The next line that comes back.
   *
   * @throws org.meeplecheck.sdk.verdict.EngineFault if none comes in time, the engine is gone, or
   *     what comes is no line
   */
  String receive(Duration atMost);

  /** Lets an engine that has said good-bye end by itself, for a moment. */
  void leave();

  /** Ends the engine, with all that it has started. */
  @Override
  void close();
}
