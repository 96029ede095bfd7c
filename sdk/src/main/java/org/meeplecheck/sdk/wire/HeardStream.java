package org.meeplecheck.sdk.wire;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that tells whenever something has come. */
final class HeardStream extends FilterInputStream {
  private final Runnable heard;

  HeardStream(InputStream in, Runnable heard) {
    super(in);
    this.heard = heard;
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    heard.run();
    return read;
  }

  @Override
  public int read(byte[] buffer, int from, int length) throws IOException {
    int read = in.read(buffer, from, length);
    heard.run();
    return read;
  }
}
