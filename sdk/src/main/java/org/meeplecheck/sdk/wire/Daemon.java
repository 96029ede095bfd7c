package org.meeplecheck.sdk.wire;

/** Threads that nobody waits for at the end. */
final class Daemon {
  private Daemon() {}

  /** One that is not yet started. */
  static Thread of(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }
}
