package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.Player;
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
    return snapshot(new Connection(new Parrot(answer), new WireSchema()));
  }

  private static Messages.State snapshot(Connection connection) {
    return connection.ask(
        Op.SNAPSHOT,
        1,
        new Messages.Nothing(),
        Deadline.of(Duration.ofSeconds(1)),
        Messages.State.class);
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

  @Test
  void an_answer_that_is_known_must_still_have_the_id_of_its_request() {
    Connection connection =
        new Connection(new Parrot("{\"id\":1,\"ok\":{\"points\":{\"red\":3}}}"), new WireSchema());
    assertEquals(Map.of(Player.RED, 3), snapshot(connection).points());
    EngineFault fault = assertThrows(EngineFault.class, () -> snapshot(connection));
    assertTrue(fault.toString().contains("sent id 2 (number), got 1 (number)"), fault.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "\\u0069d"})
  void a_second_id_in_a_known_answer_is_seen(String name) {
    String second = ",\"" + name + "\":1}";
    Counting channel = new Counting("{\"id\":1,\"ok\":{\"points\":{\"red\":3}}" + second);
    Connection connection = new Connection(channel, new WireSchema());
    snapshot(connection);
    channel.line = "{\"id\":2,\"ok\":{\"points\":{\"red\":3}}" + second;
    EngineFault fault = assertThrows(EngineFault.class, () -> snapshot(connection));
    assertTrue(fault.toString().contains("sent id 2 (number), got 1 (number)"), fault.toString());
  }

  @Test
  void what_is_wrong_with_an_answer_is_told_each_time() {
    String answer = "{\"id\":1,\"error\":{\"code\":\"oops\",\"message\":\"no\"}}";
    Connection connection = new Connection(new Counting(answer), new WireSchema());
    for (int i = 0; i < 3; i++) {
      EngineFault fault = assertThrows(EngineFault.class, () -> snapshot(connection));
      assertEquals("snapshot: the engine answered oops: no", fault.getMessage());
    }
  }

  @Test
  void a_request_that_is_known_gets_the_numbers_of_its_own() {
    Counting channel = new Counting("{\"id\":1,\"ok\":{\"points\":{\"red\":3}}}");
    Connection connection = new Connection(channel, new WireSchema());
    snapshot(connection);
    snapshot(connection);
    assertEquals(
        List.of(
            "{\"id\":1,\"op\":\"snapshot\",\"game\":1}",
            "{\"id\":2,\"op\":\"snapshot\",\"game\":1}"),
        channel.requests);
  }

  /** Answers with one line too, but with the id of the request. */
  private static final class Counting implements Channel {
    private String line;
    private final List<String> requests = new ArrayList<>();

    Counting(String line) {
      this.line = line;
    }

    @Override
    public void send(String request, Duration atMost) {
      requests.add(request);
    }

    @Override
    public String receive(Duration atMost) {
      return line.replaceFirst("^.\"id\":1", "{\"id\":" + requests.size());
    }

    @Override
    public void leave() {}

    @Override
    public void close() {}
  }
}
