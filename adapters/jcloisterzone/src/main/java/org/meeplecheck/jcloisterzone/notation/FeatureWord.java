package org.meeplecheck.jcloisterzone.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.meeplecheck.spec.FeatureKind;

/** The word of JCloisterZone for a kind of feature: {@code City} for a city. */
public final class FeatureWord {
  private FeatureWord() {}

  /** The word for that kind. */
  public static String of(FeatureKind kind) {
    String word = kind.word();
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** The kind with that word; empty for a feature that we do not know, such as {@code Tower}. */
  public static Optional<FeatureKind> kind(String word) {
    return Arrays.stream(FeatureKind.values()).filter(kind -> of(kind).equals(word)).findFirst();
  }
}
