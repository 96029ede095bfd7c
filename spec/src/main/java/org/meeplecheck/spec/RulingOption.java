package org.meeplecheck.spec;

import java.util.Map;

/**
 * One answer to an open question of the rules.
 *
 * @param id its name, unique within the ruling
 * @param text what holds under it
 * @param source where it comes from
 * @param provenance what kind of source that is
 * @param removes the tiles that it takes out of the game, with their number
 */
public record RulingOption(
    String id, String text, String source, Provenance provenance, Map<String, Integer> removes) {

  public RulingOption {
    removes = Map.copyOf(removes);
  }

  /**
   * A reference to an option, written {@code base.small-city=4}.
   *
   * @param ruling the id of the ruling
   * @param option the id of the option
   */
  public record Ref(String ruling, String option) {

    /**
     * The reference written {@code ruling=option}.
     *
     * @throws IllegalArgumentException if there is no {@code =}
     */
    public static Ref parse(String text) {
      int sign = text.indexOf('=');
      if (sign < 1 || sign == text.length() - 1) {
        throw new IllegalArgumentException(
            "no option \"" + text + "\": write ruling=option, for example base.small-city=4");
      }
      return new Ref(text.substring(0, sign).strip(), text.substring(sign + 1).strip());
    }

    @Override
    public String toString() {
      return ruling + "=" + option;
    }
  }
}
