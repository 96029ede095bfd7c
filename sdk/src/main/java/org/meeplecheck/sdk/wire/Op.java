package org.meeplecheck.sdk.wire;

import java.util.Locale;
import java.util.Optional;

/** What a request asks. */
enum Op {
  HELLO(Messages.Hello.class, false),
  NEW_GAME(Messages.NewGame.class, false),
  PLAY(Messages.Play.class, true),
  LEGAL_MOVES(Messages.Nothing.class, true),
  SNAPSHOT(Messages.Nothing.class, true),
  COMPONENTS(Messages.Box.class, false),
  FORK(Messages.Nothing.class, true),
  END_GAME(Messages.Nothing.class, true),
  BYE(Messages.Nothing.class, false);

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');
  private final Class<?> content;
  private final boolean aboutGame;

  Op(Class<?> content, boolean aboutGame) {
    this.content = content;
    this.aboutGame = aboutGame;
  }

  /** The word in messages, such as {@code new-game}. */
  String word() {
    return word;
  }

  /** What holds the members of its requests, but for id, op and game. */
  Class<?> content() {
    return content;
  }

  /** Whether its requests have the number of a game. */
  boolean isAboutGame() {
    return aboutGame;
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
