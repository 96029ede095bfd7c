package org.meeplecheck.sdk.wire;

import java.util.Locale;
import java.util.Optional;

/** What a request asks. */
enum Op {
  HELLO,
  NEW_GAME,
  PLAY,
  LEGAL_MOVES,
  SNAPSHOT,
  COMPONENTS,
  FORK,
  END_GAME,
  BYE;

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** The word in messages, such as {@code new-game}. */
  String word() {
    return word;
  }

  /** The operation of that word. */
  static Optional<Op> ofWord(String word) {
    for (Op op : values()) {
      if (op.word.equals(word)) {
        return Optional.of(op);
      }
    }
    return Optional.empty();
  }
}
