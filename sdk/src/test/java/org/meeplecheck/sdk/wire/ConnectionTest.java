package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Answers that look right to a lenient reader. */
class ConnectionTest {

  /** Answers each request with the same line. */
  private record Parrot(String line) implements Channel {
    @Override
    public void send(String request, Duration atMost) {}

    @Override
    public String receive(Duration atMost) {
      return line;
    }

    @Override
    public void leave() {}

    @Override
    public void close() {}
  }

  private static Messages.State state(String answer) {
    JsonObject members = new JsonObject();
    members.addProperty("game", 1);
    Connection connection = new Connection(new Parrot(answer), new WireSchema());
    JsonObject ok = connection.ask(Op.SNAPSHOT, members, Deadline.of(Duration.ofSeconds(1)));
    return Answers.read(ok, Messages.State.class);
  }

  @Test
  void aNumberIsReadAsItIsWritten() {
    assertEquals(
        "{red=3}",
        state("{\"id\":1,\"ok\":{\"points\":{\"red\":3}}}").snapshot().points().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "4294967299 | the number 4294967299 is too large",
        "18446744073709551619 | the number 18446744073709551619 is too large",
        "1e99999 | it has a number that is too large to be read",
        "3.5 | /points/red",
        "\"3\" | /points/red"
      })
  void aNumberThatIsNoneBreaksTheProtocol(String points, String words) {
    EngineFault fault =
        assertThrows(
            EngineFault.class,
            () -> state("{\"id\":1,\"ok\":{\"points\":{\"red\":" + points + "}}}"));
    assertEquals(Verdict.PROTOCOL, fault.verdict());
    assertTrue(fault.toString().contains(words), fault.toString());
  }

  @Test
  void whatIsNoJsonIsToldByItsPlaceAlone() {
    EngineFault fault =
        assertThrows(EngineFault.class, () -> state("{\"id\":1,\"ok\":{\"points\":NaN}}"));
    assertEquals(
        "snapshot: the answer is no JSON: it breaks at character 24 (print to stderr, not to"
            + " stdout); the line:"
            + " {\"id\":1,\"ok\":{\"points\":NaN}}",
        fault.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"unsupported", "unknown-op"})
  void whatIsDeclaredAndNotThereIsNoErrorOfTheEngine(String code) {
    UnsupportedOperationException missing =
        assertThrows(
            UnsupportedOperationException.class,
            () -> state("{\"id\":1,\"error\":{\"code\":\"" + code + "\",\"message\":\"no\"}}"));
    assertEquals("no", missing.getMessage());
  }
}
