package org.meeplecheck.cli.savedgame;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A saved game of JCloisterZone, as its file has it.
 *
 * @param title what it shows, or nothing
 * @param players the names of the players, in order of play
 * @param setup what is played
 * @param replay what was played, in order
 * @param stack how the stack is arranged
 * @param assertions what holds at its end, if it is a test
 */
record SavedGame(
    String title,
    List<String> players,
    Setup setup,
    List<Message> replay,
    Stack stack,
    List<String> assertions) {

  /**
   * What is played.
   *
   * @param sets how often each set of tiles is in the game
   * @param elements the elements in play, with their values
   * @param rules the rules that are not as usual, with their values
   * @param start the tiles that lie at the beginning
   * @param addons sets that do not come with JCloisterZone
   */
  record Setup(
      Map<String, Node> sets,
      Map<String, Node> elements,
      Map<String, Node> rules,
      List<Node> start,
      List<String> addons) {}

  /**
   * What a player did.
   *
   * @param type the kind of message
   * @param payload what it says
   */
  record Message(String type, Node payload) {}

  /**
   * How the stack is arranged.
   *
   * @param order the tiles that are drawn first; chance decides after them
   * @param limit after how many draws the game ends, if not with the last tile
   */
  record Stack(List<String> order, OptionalInt limit) {}
}
