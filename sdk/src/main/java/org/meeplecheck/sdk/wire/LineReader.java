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

  /** What stands for bytes that are no UTF-8, if it was not sent as such. */
  private static final char REPLACEMENT = '\uFFFD';

  private final InputStream in;
  private final byte[] buffer = new byte[8 * 1024];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
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
    while (!takeUpToLineEnd()) {
      if (!fill()) {
        return half();
      }
    }
    return Optional.of(taken());
  }

  /**
   * The next line if all of it is there, never waited for; empty also at the end.
   *
   * @throws MalformedLineException if it is too long or no UTF-8
   */
  Optional<String> poll() throws IOException {
    while (!takeUpToLineEnd()) {
      if (in.available() == 0 || !fill()) {
        return Optional.empty();
      }
    }
    return Optional.of(taken());
  }

  /** Takes what is there of the line; says whether that was its end. */
  private boolean takeUpToLineEnd() throws IOException {
    int end = position;
    while (end < limit && buffer[end] != '\n') {
      end++;
    }
    line.write(buffer, position, end - position);
    if (line.size() > MOST_BYTES) {
      throw new MalformedLineException("a line is longer than 8 MiB: " + start() + "…");
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

  private Optional<String> half() throws IOException {
    if (line.size() > 0) {
      throw new MalformedLineException("the output ends within a line: " + start());
    }
    return Optional.empty();
  }

  private String start() {
    String text = line.toString(StandardCharsets.UTF_8);
    return text.substring(0, Math.min(text.length(), 60));
  }

  private String taken() throws IOException {
    try {
      String text = line.toString(StandardCharsets.UTF_8);
      if (text.indexOf(REPLACEMENT) >= 0) {
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line.toByteArray()));
      }
      return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    } catch (CharacterCodingException e) {
      throw new MalformedLineException("a line is not UTF-8: " + start(), e);
    } finally {
      line.reset();
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
