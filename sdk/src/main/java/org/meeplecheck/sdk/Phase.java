package org.meeplecheck.sdk;

import java.util.Locale;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** A phase of a turn, in order; scenarios assert the order of events between phases only. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public enum Phase {
  /** A tile is drawn, and what the draw sets off. */
  DRAW,
  /** The tile is placed, and what the placing itself gives. */
  PLACE,
  /** Wood is moved: a follower is deployed, or what may be done in its stead. */
  DEPLOY,
  /** Completed features are scored and their followers return. */
  SCORE,
  /** The final scoring, after the last turn. */
  FINAL;

  /** The word for it in the spec. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The phase of that word. */
  public static Optional<Phase> ofWord(String word) {
    for (Phase phase : values()) {
      if (phase.word().equals(word)) {
        return Optional.of(phase);
      }
    }
    return Optional.empty();
  }
}
