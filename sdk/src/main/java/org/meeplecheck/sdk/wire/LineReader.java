package org.meeplecheck.sdk.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads lines of UTF-8 that are not longer than the protocol allows. */
final class LineReader {
  /** The most bytes of a line, without its end. */
  static final int MOST_BYTES = 8 * 1024 * 1024;

  private final InputStream in;
  private final byte[] buffer = new byte[64 * 1024];
  private int position;
  private int limit;

  LineReader(InputStream in) {
    this.in = in;
  }

  /**
   * The next line; empty when there is none left. What stands behind the last line end is a line
   * only if it is whole, so half a line counts as none.
   *
   * @throws MalformedLineException if it is too long or no UTF-8
   */
  Optional<String> next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(256);
    while (!takeUpToLineEnd(line)) {
      if (!fill()) {
        return half(line);
      }
    }
    return Optional.of(decoded(line));
  }

  /** Takes what is there of the line; says whether that was its end. */
  private boolean takeUpToLineEnd(ByteArrayOutputStream line) throws IOException {
    int end = position;
    while (end < limit && buffer[end] != '\n') {
      end++;
    }
    line.write(buffer, position, end - position);
    if (line.size() > MOST_BYTES) {
      throw new MalformedLineException("a line is longer than 8 MiB: " + start(line) + "…");
    }
    boolean isEnd = end < limit;
    position = isEnd ? end + 1 : end;
    return isEnd;
  }

  private boolean fill() throws IOException {
    position = 0;
    limit = Math.max(0, in.read(buffer));
    return limit > 0;
  }

  private static Optional<String> half(ByteArrayOutputStream line) throws IOException {
    if (line.size() > 0) {
      throw new MalformedLineException("the output ends within a line: " + start(line));
    }
    return Optional.empty();
  }

  private static String start(ByteArrayOutputStream line) {
    String text = line.toString(StandardCharsets.UTF_8);
    return text.substring(0, Math.min(text.length(), 60));
  }

  private static String decoded(ByteArrayOutputStream line) throws IOException {
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
      return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    } catch (CharacterCodingException e) {
      throw new MalformedLineException("a line is not UTF-8: " + start(line), e);
    }
  }

  /** A line that breaks the protocol before anybody has read it. */
  static final class MalformedLineException extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedLineException(String message) {
      super(message);
    }

    MalformedLineException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
