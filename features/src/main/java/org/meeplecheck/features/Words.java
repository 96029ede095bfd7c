package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The words that stand for values in sentences, and the patterns that recognise them. */
public final class Words {
  /** The pattern of a player. */
  public static final String PLAYER = "[a-z]+";

  /** The pattern of several players: {@code red, blue and green}. */
  public static final String PLAYERS = "[a-z]+(?:(?:, [a-z]+){0,5} and [a-z]+)?";

  /** The pattern of a square. */
  public static final String SQUARE = "-?\\d+, ?-?\\d+";

  /** The pattern of a rotation in degrees. */
  public static final String ROTATION = "\\d+";

  /** The pattern of a place, on the board or beside it. */
  public static final String PLACE =
      "-?\\d+, ?-?\\d+ [a-z]+(?: [A-Z]{1,3})?|supply|removed|(?:wheel|quarter|before) [a-z]+";

  /** Every pattern by the name of its parameter type. */
  static final Map<String, String> PATTERNS =
      Map.of(
          "player", PLAYER,
          "players", PLAYERS,
          "square", SQUARE,
          "rotation", ROTATION,
          "place", PLACE);

  private Words() {}

  /**
   * The player of that colour.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Player player(String word) {
    return Player.ofWord(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no player \""
                        + word
                        + "\": the players are red, blue, green, yellow, black and pink"));
  }

  /**
   * The players of a list like {@code red, blue and green}.
   *
   * @throws IllegalArgumentException if one is unknown or named twice
   */
  public static List<Player> players(String text) {
    List<Player> players = new ArrayList<>();
    for (String word : text.split(", | and ", -1)) {
      Player player = player(word);
      if (players.contains(player)) {
        throw new IllegalArgumentException("the player " + player + " is named twice");
      }
      players.add(player);
    }
    return List.copyOf(players);
  }

  /**
   * The square written as {@code 1, -2}.
   *
   * @throws IllegalArgumentException if the text is no square
   */
  public static Square square(String text) {
    return Square.parse(text);
  }

  /**
   * The rotation of that many degrees.
   *
   * @throws IllegalArgumentException if the text is not 0, 90, 180 or 270
   */
  public static Rotation rotation(String text) {
    try {
      return Rotation.ofDegrees(Integer.parseInt(text.strip()));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "no rotation \"" + text + "\": write 0, 90, 180 or 270", e);
    }
  }

  /**
   * The place written as {@code 1, 2 city N}.
   *
   * @throws IllegalArgumentException if the text is no place
   */
  public static Place place(String text) {
    return Place.parse(text);
  }

  /**
   * The segment of a square written as {@code city N}, or a space beside the board such as {@code
   * wheel tax}.
   *
   * @throws IllegalArgumentException if the text is neither
   */
  static Place placeOn(Square square, String text) {
    String first = text.strip().split(" ", 2)[0];
    return Place.KINDS_BESIDE.contains(first) ? place(text) : place(square + " " + text.strip());
  }

  /**
   * The segments of a square and spaces beside the board, written {@code city N, wheel tax}; or
   * {@code nothing}.
   *
   * @throws IllegalArgumentException if one is neither
   */
  static List<Place> segments(Square square, String text) {
    return text.equals("nothing")
        ? List.of()
        : Stream.of(text.split(", ?", -1)).map(segment -> placeOn(square, segment)).toList();
  }

  /**
   * The places of a list like {@code 0, 1 road E; supply}.
   *
   * @throws IllegalArgumentException if one is no place
   */
  public static List<Place> places(String text) {
    return Stream.of(text.split(";", -1)).map(Words::place).toList();
  }

  /** The words of a list like {@code swap, bonus}. */
  public static List<String> list(String text) {
    return List.of(text.split(", ?", -1));
  }
}
