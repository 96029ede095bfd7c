package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestsTest {
  private static final String PASS = ",\"move\":{\"verb\":\"pass\",\"player\":\"red\"}}";

  private final Requests requests = new Requests();

  private Request play(String id, String game, String rest) {
    return requests.read("{\"id\":" + id + ",\"op\":\"play\",\"game\":" + game + rest);
  }

  @Test
  void the_same_with_other_numbers_is_read_once_and_keeps_its_own_numbers() {
    Request first = play("1", "2", PASS);
    Request second = play("30", "40", PASS);
    assertEquals(new Request(1, Op.PLAY, 2, first.content()), first);
    assertEquals(new Request(30, Op.PLAY, 40, first.content()), second);
    assertSame(first.content(), second.content());
  }

  @Test
  void another_op_or_move_is_another_request() {
    play("1", "1", PASS);
    Request blue = play("2", "1", PASS.replace("red", "blue"));
    assertNotEquals(play("3", "1", PASS).content(), blue.content());
    Request fork = requests.read("{\"id\":4,\"op\":\"fork\",\"game\":1}");
    Request snapshot = requests.read("{\"id\":5,\"op\":\"snapshot\",\"game\":1}");
    assertEquals(Op.FORK, fork.op());
    assertEquals(Op.SNAPSHOT, snapshot.op());
  }

  @Test
  void a_number_may_be_as_large_as_an_int_and_stand_anywhere() {
    play("1", "1", PASS);
    assertEquals(2_147_483_647, play("2", "2147483647", PASS).game());
    Request turned = requests.read("{\"game\": 3, \"op\": \"snapshot\", \"id\": 4}");
    assertEquals(new Request(4, Op.SNAPSHOT, 3, turned.content()), turned);
  }

  @ParameterizedTest
  @ValueSource(strings = {"01", "1.5", "2147483648", "12345678901", "\"1\"", "true", "null", "-"})
  void a_number_that_is_none_is_refused_although_the_rest_is_known(String game) {
    play("1", "1", PASS);
    assertThrows(BadRequest.class, () -> play("2", game, PASS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "\\u0067ame"})
  void a_second_number_counts_as_it_does_where_nothing_is_known(String name) {
    String rest = PASS.replace("}}", "},\"" + name + "\":7}");
    assertEquals(7, play("1", "7", rest).game());
    assertEquals(7, play("2", "8", rest).game());
  }

  @Test
  void what_breaks_the_schema_is_refused_each_time() {
    String rest = ",\"move\":{\"verb\":\"pass\"}}";
    assertThrows(BadRequest.class, () -> play("1", "1", rest));
    assertThrows(BadRequest.class, () -> play("2", "1", rest));
  }
}
