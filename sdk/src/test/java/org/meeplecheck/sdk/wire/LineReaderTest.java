package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static LineReader reader(String text) {
    return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void lines_end_with_a_line_feed_with_or_without_a_carriage_return() throws IOException {
    LineReader lines = reader("one\r\n\ntwö\n");
    assertEquals(Optional.of("one"), lines.next());
    assertEquals(Optional.of(""), lines.next());
    assertEquals(Optional.of("twö"), lines.next());
    assertEquals(Optional.empty(), lines.next());
  }

  @Test
  void a_line_may_come_in_pieces() throws IOException {
    InputStream drop =
        new ByteArrayInputStream("{\"id\":1}\n{}\n".getBytes(StandardCharsets.UTF_8)) {
          @Override
          public int read(byte[] target, int from, int length) {
            return super.read(target, from, Math.min(length, 1));
          }
        };
    LineReader lines = new LineReader(drop);
    assertEquals(Optional.of("{\"id\":1}"), lines.next());
    assertEquals(Optional.of("{}"), lines.next());
  }

  @Test
  void a_line_has_8_MiB_at_most() throws IOException {
    String most = "x".repeat(LineReader.MOST_BYTES);
    LineReader lines = reader(most + "\n" + most + "x\n");
    assertEquals(Optional.of(most), lines.next());
    IOException fault = assertThrows(LineReader.MalformedLineException.class, lines::next);
    assertTrue(String.valueOf(fault.getMessage()).contains("longer than 8 MiB"));
  }

  @Test
  void half_a_line_is_none() {
    IOException fault = assertThrows(LineReader.MalformedLineException.class, reader("{\"i")::next);
    assertEquals("the output ends within a line: {\"i", fault.getMessage());
  }

  @Test
  void what_is_no_utf_8_is_refused_and_its_replacement_is_not() throws IOException {
    assertEquals(Optional.of("a\uFFFDb"), reader("a\uFFFDb\n").next());
    LineReader lines =
        new LineReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xff, '\n'}));
    IOException fault = assertThrows(LineReader.MalformedLineException.class, lines::next);
    assertTrue(String.valueOf(fault.getMessage()).startsWith("a line is not UTF-8: a"));
  }
}
