package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Square;

/**
 * A text that a sentence of the catalogue says, as a step or as a part of a cell.
 *
 * @param sentence the sentence
 * @param arguments the texts of its parameters in order, quotes included
 */
record Phrase(Sentence sentence, List<String> arguments) {
  Phrase {
    arguments = List.copyOf(arguments);
  }

  /** The quoted texts, without their quotes. */
  List<String> quoted() {
    return values("string").stream().map(text -> text.substring(1, text.length() - 1)).toList();
  }

  /** The player whom it names first. */
  Player player() {
    return players().get(0);
  }

  List<Player> players() {
    return values("player").stream().map(Words::player).toList();
  }

  List<Place> places() {
    return values("place").stream().map(Words::place).toList();
  }

  Optional<Square> square() {
    return values("square").stream().findFirst().map(Words::square);
  }

  /**
   * Requires that its parameters are what their types say.
   *
   * @throws IllegalArgumentException if one is not; the message says how to write it
   */
  void requireReadable() {
    players();
    places();
    square();
    values("rotation").forEach(Words::rotation);
  }

  /** The texts of the parameters of one type. */
  private List<String> values(String type) {
    List<String> types = sentence.parameters();
    List<String> values = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).equals(type)) {
        values.add(arguments.get(i));
      }
    }
    return values;
  }

  /** The text, put together again. */
  String text() {
    String text = sentence.text();
    for (String argument : arguments) {
      text =
          Sentence.PARAMETER
              .matcher(text)
              .replaceFirst(result -> Matcher.quoteReplacement(argument));
    }
    return text;
  }
}
