package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EngineOutputTest {
  private static final long MOMENT = Duration.ofMillis(20).toNanos();
  private static final long LONG = Duration.ofSeconds(30).toNanos();

  private final PipedOutputStream engine = new PipedOutputStream();
  private final EngineOutput output;

  EngineOutputTest() throws IOException {
    this.output = new EngineOutput(new PipedInputStream(engine));
  }

  @AfterEach
  void close() {
    output.close();
  }

  private void prints(String text) throws IOException {
    engine.write(text.getBytes(StandardCharsets.UTF_8));
    engine.flush();
  }

  @Test
  void lines_that_are_there_are_taken_one_by_one() throws Exception {
    prints("one\ntwo\n");
    assertEquals(Optional.of("one"), output.next(LONG));
    assertEquals(Optional.of("two"), output.next(LONG));
  }

  @Test
  void a_line_that_is_late_is_waited_for_and_may_come_in_two_parts() throws Exception {
    assertThrows(TimeoutException.class, () -> output.next(MOMENT));
    prints("late ");
    assertThrows(TimeoutException.class, () -> output.next(MOMENT));
    prints("line\nnext\n");
    assertEquals(Optional.of("late line"), output.next(LONG));
    assertEquals(Optional.of("next"), output.next(LONG));
  }

  @Test
  void half_a_line_is_no_line_and_stays_for_the_rest() throws Exception {
    prints("one\nha");
    assertEquals(Optional.of("one"), output.next(LONG));
    assertThrows(TimeoutException.class, () -> output.next(MOMENT));
    prints("lf\n");
    assertEquals(Optional.of("half"), output.next(LONG));
  }

  @Test
  void the_end_is_seen_however_long_it_is_waited_for() throws Exception {
    assertThrows(TimeoutException.class, () -> output.next(MOMENT));
    engine.close();
    assertEquals(Optional.empty(), output.next(LONG));
  }

  @Test
  void a_fault_is_told_whoever_reads_it() throws Exception {
    assertThrows(TimeoutException.class, () -> output.next(MOMENT));
    prints("ha");
    engine.close();
    assertThrows(LineReader.MalformedLineException.class, () -> output.next(LONG));
  }
}
