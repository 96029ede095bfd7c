package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Tile;

/**
 * A game in our own words, from its first draw to where it stands.
 *
 * @param players the players in order of play
 * @param composition what it is made of
 * @param start the id of the start tile
 * @param turns the turns, each complete but perhaps the last
 * @param ends whether the stack ends with the last tile drawn
 */
record PlayedGame(
    List<Player> players,
    Composition composition,
    String start,
    List<PlayedTurn> turns,
    boolean ends) {

  PlayedGame {
    players = List.copyOf(players);
    turns = List.copyOf(turns);
  }

  /** This game with other options. */
  PlayedGame with(SortedMap<String, String> rulings) {
    Composition other = new Composition(composition.sets(), composition.elements(), rulings);
    return new PlayedGame(players, other, start, turns, ends);
  }

  /** This game with other turns. */
  PlayedGame with(List<PlayedTurn> others, boolean end) {
    return new PlayedGame(players, composition, start, others, end);
  }

  /** This game with one turn more. */
  PlayedGame and(PlayedTurn turn) {
    return with(Stream.concat(turns.stream(), Stream.of(turn)).toList(), ends);
  }

  /** Every tile drawn, in order. */
  List<Tile> draws() {
    return turns.stream()
        .flatMap(turn -> Stream.concat(turn.discarded().stream(), turn.drawn().stream()))
        .toList();
  }

  /** The game as an engine is asked to open it. */
  Setup setup() {
    List<Chance.Result> outcomes =
        draws().stream().map(tile -> Chance.Result.tile(tile.id())).toList();
    return new Setup(players, composition, start, new Chance(outcomes, ends));
  }

  /** The moves of a turn. */
  static List<Move> moves(PlayedTurn turn) {
    List<Move> moves = new ArrayList<>();
    Stream.concat(turn.discarded().stream(), turn.drawn().stream())
        .map(tile -> new Move.Announce(turn.player(), Chance.Result.tile(tile.id())))
        .forEach(moves::add);
    turn.placed()
        .map(tile -> new Move.Place(turn.player(), tile.square(), tile.rotation()))
        .ifPresent(moves::add);
    turn.answer().ifPresent(moves::add);
    return moves;
  }

  /** The last turn; a game has one. */
  PlayedTurn last() {
    return turns.get(turns.size() - 1);
  }

  /** Whose turn follows the last. */
  Player next() {
    return players.get(turns.size() % players.size());
  }
}
