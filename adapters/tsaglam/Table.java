import java.util.List;
import java.util.Map;

/**
 * The engine tsaglam/Carcassonne behind a few calls that speak in numbers, texts and lists.
 *
 * <p>Nothing behind it knows the protocol, and nothing before it knows the engine: the rest of the
 * adapter can be tried with a recording of these calls in the place of the engine.
 */
interface Table {

  /**
   * A kind of tile, in the engine's own words.
   *
   * @param amount how many are in its box of the original game
   * @param groups the positions of the tile that belong together, each with its terrain first
   */
  record Printed(String name, int amount, boolean emblem, List<List<String>> groups) {}

  /**
   * Whose turn it is and what everybody has.
   *
   * @param phase placing, manning or over
   * @param hand the tiles in the hand of the active player
   */
  record Standing(
      String phase, int player, List<String> hand, List<Integer> points, List<Integer> supply) {}

  /** A tile on the board, with the position of the follower on it, if there is one. */
  record Lying(int x, int y, String name, int turns, String follower, int owner) {}

  /** Where and how the tile in the hand may be placed. */
  record Spot(int x, int y, int turns) {}

  List<Printed> tiles();

  /** Opens a game on a square board with the start tile in its middle, and gives its number. */
  int open(int players, int radius, List<String> stack);

  Standing standing(int game);

  List<Lying> board(int game);

  List<Spot> spots(int game);

  /** The positions of the tile just placed on which a follower may be put. */
  List<String> meepleSpots(int game);

  void placeTile(int game, Spot at);

  void placeMeeple(int game, String position);

  /** Skips what the engine waits for: a follower, or a tile that fits nowhere. */
  void skip(int game);

  void close(int game);

  /** How many of each figure a player has at the start. */
  Map<String, Integer> figures();
}
