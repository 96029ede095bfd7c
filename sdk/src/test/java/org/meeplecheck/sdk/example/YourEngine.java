package org.meeplecheck.sdk.example;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Stands for the engine of a reader: it keeps turns and squares, and a tile gives one point.
 *
 * <p>It knows no other rule; the example is about the adapter.
 */
final class YourEngine {

  /** What it waits for. */
  enum Step {
    DRAW,
    TILE,
    MEEPLE,
    NOTHING
  }

  private final int[] scores;
  private final Deque<String> stack;
  private final Set<List<Integer>> taken = new HashSet<>(Set.of(List.of(0, 0)));
  private int current;
  private Step step;

  YourEngine(int players, List<String> stack) {
    this.scores = new int[players];
    this.stack = new ArrayDeque<>(stack);
    this.step = stack.isEmpty() ? Step.NOTHING : Step.DRAW;
  }

  Step waitsFor() {
    return step;
  }

  int currentPlayer() {
    return current;
  }

  int score(int player) {
    return scores[player];
  }

  void drawTile() {
    step = Step.TILE;
    stack.remove();
  }

  boolean isFree(int column, int row) {
    return !taken.contains(List.of(column, row));
  }

  boolean putTile(int column, int row, int quarterTurns) {
    if (quarterTurns < 0 || quarterTurns > 3 || !taken.add(List.of(column, row))) {
      return false;
    }
    scores[current]++;
    step = Step.MEEPLE;
    return true;
  }

  boolean putMeeple(String where) {
    if (where.isBlank()) {
      return false;
    }
    skipMeeple();
    return true;
  }

  void skipMeeple() {
    current = (current + 1) % scores.length;
    step = stack.isEmpty() ? Step.NOTHING : Step.DRAW;
  }
}
