package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/**
 * What becomes of a game on the reference engine.
 *
 * @param courses what becomes of each turn, up to the first with a move that is refused
 * @param pending what the game waits for in the end
 * @param standing the state in the end
 */
record Rehearsal(List<Course> courses, Decision pending, Snapshot standing) {
  private static final ReferenceEngine ENGINE = new ReferenceEngine();

  /**
   * Plays a game.
   *
   * @throws IllegalArgumentException if the engine does not have such a game
   */
  static Rehearsal of(PlayedGame game) {
    try (Game played = ENGINE.newGame(game.setup())) {
      List<Course> courses = new ArrayList<>();
      for (PlayedTurn turn : game.turns()) {
        courses.add(Course.of(played, turn));
        if (isRefused(courses)) {
          break;
        }
      }
      return new Rehearsal(courses, played.decision(), played.snapshot());
    }
  }

  private static boolean isRefused(List<Course> courses) {
    return !courses.isEmpty() && courses.get(courses.size() - 1).refused().isPresent();
  }

  /** Whether a move is refused. */
  boolean isRefused() {
    return isRefused(courses);
  }

  /** Whether the tile drawn last waits to be placed. */
  boolean isTileInHand() {
    return pending instanceof Decision.Pending asked && asked.name().equals("place");
  }

  /** The points given in the turns from one to another, both counted in. */
  List<Event.Scored> scored(int from, int to) {
    List<Event.Scored> scored = new ArrayList<>();
    for (int turn = from; turn <= to && turn < courses.size(); turn++) {
      scored.addAll(courses.get(turn).scored());
    }
    return scored;
  }

  /** The last turn in which those points were given at once; empty if in none. */
  Optional<Integer> turnOf(Player player, String reason, int points) {
    for (int turn = courses.size() - 1; turn >= 0; turn--) {
      boolean isHere =
          courses.get(turn).scored().stream()
              .anyMatch(
                  event ->
                      event.player() == player
                          && event.reason().equals(reason)
                          && event.points() == points);
      if (isHere) {
        return Optional.of(turn);
      }
    }
    return Optional.empty();
  }
}
