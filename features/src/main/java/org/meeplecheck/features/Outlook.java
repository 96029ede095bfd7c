package org.meeplecheck.features;

import org.jspecify.annotations.Nullable;
import org.meeplecheck.features.Sentence.Role;

/** Whether the sentences of a scenario stand in an order that asserts something. */
final class Outlook {
  private boolean game;
  private boolean box;
  private boolean playedSincePoints;
  private boolean refusalOpen;
  private @Nullable Sentence lastAssertion;
  private @Nullable Sentence last;

  /**
   * Goes on to the next sentence.
   *
   * @throws IllegalArgumentException if it cannot stand there
   */
  void next(Sentence sentence) {
    Role role = sentence.role();
    requireOpen(role);
    require(
        last == null || last.role() != Role.ATTEMPT || isRefusal(sentence),
        "after a move that is tried comes: the move is refused because \"…\"");
    require(
        !isRefusal(sentence) || (last != null && last.role() == Role.ATTEMPT),
        "a refusal comes right after a move that is tried");
    require(
        role != Role.POINTS || playedSincePoints || follows(Role.POINTS),
        "points are counted from the end of the history: play the tested move first");
    refusalOpen = isRefusal(sentence) || (refusalOpen && role != Role.MOVE && role != Role.CHANCE);
    playedSincePoints = role.plays() || (playedSincePoints && role != Role.POINTS);
    if (role.asserts()) {
      lastAssertion = sentence;
    }
    last = sentence;
  }

  private void requireOpen(Role role) {
    switch (role) {
      case OPEN_GAME, OPEN_BOX -> {
        require(!game && !box, "a scenario has one game or one box: split it");
        game = role == Role.OPEN_GAME;
        box = role == Role.OPEN_BOX;
      }
      case RULING -> require(game || box, "a ruling comes after the game or the box");
      case BOX -> require(box, "no box is open: begin with the box of a game");
      default -> require(game, "no game is open: begin with a game for the players");
    }
  }

  private boolean follows(Role role) {
    return last != null && last.role() == role;
  }

  private static boolean isRefusal(Sentence sentence) {
    return sentence.id().equals("refused");
  }

  /**
   * The scenario is over.
   *
   * @throws IllegalArgumentException if it may not end like this
   */
  void end() {
    Sentence assertion = lastAssertion;
    if (assertion == null) {
      throw new IllegalArgumentException("it asserts nothing: end it with a Then sentence");
    }
    require(
        !refusalOpen,
        "a refusal is followed by the nearest legal move: show that the game goes on");
    boolean closes = assertion.equals(last) || isRefusal(assertion);
    require(closes, "it ends without an assertion: what is played last must be asserted");
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
