package org.meeplecheck.sdk;

import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * A step of what an engine can tell; each that it declares unlocks more scenarios.
 *
 * <p>Read by engine authors when they write a {@link Manifest}. What is not declared is
 * UNSUPPORTED; what is declared and missing is FAIL.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public enum Rung {
  /** Decisions, moves and the points of each player: every engine has this one. */
  SCORES("scores"),
  /** {@link Game#legalMoves()}. */
  LEGAL_MOVES("legal-moves"),
  /** {@link Outcome.Accepted#events()}. */
  EVENTS("events"),
  /** Tiles, followers, supply and pieces in {@link Game#snapshot()}. */
  BOARD("board"),
  /** {@link Game#fork()}. */
  FORK("fork"),
  /** {@link Engine#components(Composition)}. */
  COMPONENTS("components");

  private final String word;

  Rung(String word) {
    this.word = word;
  }

  /** The word for it in manifests and reports. */
  public String word() {
    return word;
  }

  /** The rung with that word. */
  public static Optional<Rung> ofWord(String word) {
    for (Rung rung : values()) {
      if (rung.word.equals(word)) {
        return Optional.of(rung);
      }
    }
    return Optional.empty();
  }
}
