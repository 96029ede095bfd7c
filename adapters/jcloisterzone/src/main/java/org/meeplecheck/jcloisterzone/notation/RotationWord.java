package org.meeplecheck.jcloisterzone.notation;

import java.util.Arrays;
import org.meeplecheck.spec.Rotation;

/** The word of JCloisterZone for a rotation: {@code R90} for a quarter turn clockwise. */
public final class RotationWord {
  private RotationWord() {}

  /** The word for that rotation. */
  public static String of(Rotation rotation) {
    return "R" + rotation.degrees();
  }

  /**
   * The rotation with that word.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Rotation parse(String word) {
    return Arrays.stream(Rotation.values())
        .filter(rotation -> of(rotation).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no rotation \"" + word + "\": there are R0, R90, R180 and R270"));
  }
}
