package org.meeplecheck.reference.turn;

import java.util.HashSet;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.sdk.Place;

/** What rules have noted in a game and no piece on the table shows. */
final class Memory {
  private final Set<String> ofGame;
  private final Set<String> ofTurn;
  private final Set<Place> open;

  Memory() {
    this(new HashSet<>(), new HashSet<>(), new HashSet<>());
  }

  private Memory(Set<String> ofGame, Set<String> ofTurn, Set<Place> open) {
    this.ofGame = ofGame;
    this.ofTurn = ofTurn;
    this.open = open;
  }

  Memory copy() {
    return new Memory(new HashSet<>(ofGame), new HashSet<>(ofTurn), new HashSet<>(open));
  }

  boolean holds(String note) {
    return ofGame.contains(note) || ofTurn.contains(note);
  }

  void keep(String note) {
    ofGame.add(note);
  }

  void keepForTurn(String note) {
    ofTurn.add(note);
  }

  /** Whether that feature counts as incomplete although nothing can be added to it. */
  boolean isKeptOpen(Feature feature) {
    return open.contains(feature.place());
  }

  void keepOpen(Feature feature) {
    open.add(feature.place());
  }

  /** Forgets what was noted for the turn alone. */
  void endTurn() {
    ofTurn.clear();
  }
}
