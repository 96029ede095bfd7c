package org.meeplecheck.sdk;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * The state of a game, with sorted lists so that equal states are equal snapshots.
 *
 * <p>Made by engine authors, read by the suite. Without {@link Rung#BOARD} all but the points may
 * be empty.
 *
 * @param points the points of each player
 * @param supply for each player the number of each figure in the supply, without zeros
 * @param board the tiles on the board
 * @param followers the followers on the board and on spaces beside it
 * @param pieces every other piece in play: neutral figures, tokens
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Snapshot(
    Map<Player, Integer> points,
    Map<Player, Map<Figure, Integer>> supply,
    List<PlacedTile> board,
    List<Piece> followers,
    List<Piece> pieces) {

  public Snapshot {
    points = Map.copyOf(points);
    supply =
        supply.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(Map.Entry::getKey, e -> Map.copyOf(e.getValue())));
    board = board.stream().sorted().toList();
    followers = followers.stream().sorted().toList();
    pieces = pieces.stream().sorted().toList();
  }

  /** The points of a player; 0 for one who is not in the game. */
  public int points(Player player) {
    return points.getOrDefault(player, 0);
  }

  /** How many of that figure a player has in the supply. */
  public int supply(Player player, Figure figure) {
    return supply.getOrDefault(player, Map.of()).getOrDefault(figure, 0);
  }
}
