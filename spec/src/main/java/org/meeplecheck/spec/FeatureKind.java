package org.meeplecheck.spec;

import java.util.Optional;

/** A kind of feature that a tile carries. */
public enum FeatureKind {
  CITY("city"),
  ROAD("road"),
  FIELD("field"),
  MONASTERY("monastery");

  private final String word;

  FeatureKind(String word) {
    this.word = word;
  }

  /** The word for it in tiles, places and reasons. */
  public String word() {
    return word;
  }

  /** The kind with that word. */
  public static Optional<FeatureKind> ofWord(String word) {
    for (FeatureKind kind : values()) {
      if (kind.word.equals(word)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
