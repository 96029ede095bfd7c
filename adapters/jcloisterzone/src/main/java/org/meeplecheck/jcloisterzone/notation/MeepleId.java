package org.meeplecheck.jcloisterzone.notation;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.meeplecheck.sdk.Figure;

/**
 * A wooden figure as JCloisterZone names it, such as {@code 0.small.1}.
 *
 * @param player the index of its owner in order of play, from 0
 * @param figure its kind
 * @param number which of its kind, from 1
 */
public record MeepleId(int player, Figure figure, int number) {
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,2})\\.([a-z]+(?:-[a-z]+)*)\\.(\\d{1,3})");

  /**
   * The figure written as {@code 0.small.1}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static MeepleId parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "no meeple \"" + text + "\": it is written player.kind.number, such as 0.small.1");
    }
    return new MeepleId(
        Integer.parseInt(matcher.group(1)),
        new Figure(matcher.group(2)),
        Integer.parseInt(matcher.group(3)));
  }

  /** The kind of figure behind a word such as {@code SmallFollower} or {@code Mayor}. */
  public static Figure figure(String type) {
    String word = type.toLowerCase(Locale.ROOT);
    return new Figure(
        word.endsWith("follower") ? word.substring(0, word.length() - "follower".length()) : word);
  }

  @Override
  public String toString() {
    return player + "." + figure + "." + number;
  }
}
