package org.meeplecheck.features;

import java.util.List;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/**
 * A player's answer to a decision.
 *
 * @param decision the name of the decision
 * @param move the move that answers it
 */
public record Answer(String decision, Move move) {

  /** Chooses an option. */
  public static Answer choice(Player player, String option, String decision) {
    return new Answer(decision, new Move.Choose(player, option));
  }

  /** Takes a follower of one's own away, from a place or from the supply. */
  public static Answer removal(Player player, Place from, String decision) {
    return new Answer(decision, new Move.Remove(player, follower(player, from)));
  }

  /** Lets a follower of one's own and one of another player change places. */
  public static Answer exchange(
      Player player, Place own, Player other, Place theirs, String decision) {
    return new Answer(
        decision, new Move.Shift(player, follower(player, own), follower(other, theirs)));
  }

  /** Passes. */
  public static Answer pass(Player player, String decision) {
    return new Answer(decision, new Move.Pass(player));
  }

  /** Deploys a small follower. */
  public static Answer deployment(Player player, Place to) {
    return new Answer("deploy", new Move.Deploy(player, Figure.SMALL, to));
  }

  /**
   * The answer that a phrase gives to a decision beside drawing, placing and deploying.
   *
   * @throws IllegalArgumentException if it gives none
   */
  static Answer of(Phrase phrase) {
    List<Player> players = phrase.players();
    List<Place> places = phrase.places();
    List<String> quoted = phrase.quoted();
    Answer answer =
        switch (phrase.sentence().id()) {
          case "chooses" -> choice(players.get(0), quoted.get(0), quoted.get(1));
          case "removes" -> removal(players.get(0), places.get(0), quoted.get(0));
          case "exchanges" ->
              exchange(players.get(0), places.get(0), players.get(1), places.get(1), quoted.get(0));
          case "passes" -> pass(players.get(0), quoted.get(0));
          default -> throw noAnswer(phrase);
        };
    if (Turn.hasColumn(answer.decision())) {
      throw noAnswer(phrase);
    }
    return answer;
  }

  private static IllegalArgumentException noAnswer(Phrase phrase) {
    return new IllegalArgumentException(
        "\""
            + phrase.text()
            + "\" is no answer to a decision beside draw, place and deploy: decisions takes"
            + " sentences with chooses, removes, exchanges or passes");
  }

  /** A small follower on a place. */
  public static Piece follower(Player owner, Place place) {
    return new Piece(owner, Figure.SMALL, place);
  }
}
