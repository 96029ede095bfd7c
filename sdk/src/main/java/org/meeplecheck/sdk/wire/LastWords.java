package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What an engine wrote to stderr last; all of it is read, so that the engine never has to wait. */
final class LastWords implements Runnable {
  private static final int KEPT = 4096;
  private static final int QUOTED = 300;

  private final InputStream stderr;
  private final StringBuilder last = new StringBuilder();

  LastWords(InputStream stderr) {
    this.stderr = stderr;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[KEPT];
    try {
      for (int n = stderr.read(buffer); n >= 0; n = stderr.read(buffer)) {
        keep(new String(buffer, 0, n, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      keep("");
    }
  }

  private synchronized void keep(String text) {
    last.append(text);
    last.delete(0, Math.max(0, last.length() - KEPT));
  }

  /** The end of it for a message, or nothing. */
  synchronized String quoted() {
    String text = last.toString().strip();
    String end = text.substring(Math.max(0, text.length() - QUOTED));
    return end.isEmpty() ? "" : "; stderr ends: " + end;
  }
}
