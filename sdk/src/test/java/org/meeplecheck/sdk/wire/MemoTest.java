package org.meeplecheck.sdk.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MemoTest {
  private final Memo<String, String> memo = new Memo<>();
  private int made;

  private String made(String key) {
    made++;
    return "made of " + key;
  }

  @Test
  void what_is_known_is_not_made_again() {
    assertEquals("made of a", memo.of("a", this::made));
    assertEquals("made of b", memo.of("b", this::made));
    assertEquals("made of a", memo.of("a", this::made));
    assertEquals(2, made);
  }

  @Test
  void what_cannot_be_made_is_tried_again() {
    assertThrows(IllegalArgumentException.class, () -> memo.of("a", MemoTest::refused));
    assertEquals("made of a", memo.of("a", this::made));
  }

  private static String refused(String key) {
    throw new IllegalArgumentException(key);
  }

  @Test
  void a_long_text_is_not_kept() {
    memo.of("a".repeat(1_001), this::made);
    memo.of("a".repeat(1_001), this::made);
    assertEquals(2, made);
  }

  @Test
  void the_last_4096_are_kept() {
    for (int i = 0; i < 4_097; i++) {
      memo.of("key " + i, this::made);
    }
    memo.of("key 1", this::made);
    assertEquals(4_097, made);
    memo.of("key 0", this::made);
    assertEquals(4_098, made);
  }
}
