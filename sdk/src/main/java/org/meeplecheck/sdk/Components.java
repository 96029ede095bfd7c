package org.meeplecheck.sdk;

import java.util.Map;
import java.util.Set;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/**
 * The pieces in the box for a composition.
 *
 * <p>Made by engine authors that declare {@link Rung#COMPONENTS}, from the engine's own data; the
 * suite compares them with its catalogue.
 *
 * @param tiles the tiles of the stack and the start tile together, by content, with their number; a
 *     start board of several squares is not among them
 * @param start the content of the start tile by its squares, at rotation 0: 0, 0 alone for a tile,
 *     and for a board of several squares from 0, 0 in its north-west to the east and the south
 * @param figures how many of each figure a player has at the start
 * @param pieces how many of each further piece the game has
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Components(
    Map<Content, Integer> tiles,
    Map<Square, Content> start,
    Map<Figure, Integer> figures,
    Map<String, Integer> pieces) {

  public Components {
    tiles = Map.copyOf(tiles);
    start = Map.copyOf(start);
    figures = Map.copyOf(figures);
    pieces = Map.copyOf(pieces);
  }

  /** The number of tiles, the start tile included where it is one. */
  public int numberOfTiles() {
    return tiles.values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * What is printed on a tile, as its picture lies at rotation 0.
   *
   * @param segments its segments
   * @param marks what lies beside its features, such as {@code rose} → {@code SW}
   */
  public record Content(Set<Segment> segments, Map<String, String> marks) {

    public Content {
      segments = Set.copyOf(segments);
      marks = Map.copyOf(marks);
    }
  }
}
