package org.meeplecheck.jcloisterzone;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.meeplecheck.jcloisterzone.MatchedTiles.Match;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/**
 * What stands in a state, in our words.
 *
 * @param players the players in order
 * @param tiles the tiles that both sides know
 * @param chronicle the events of the game
 */
record Standing(List<Player> players, MatchedTiles tiles, Chronicle chronicle) {

  /** A snapshot; the points of the final scoring are in it only when that has been told. */
  Snapshot of(State state, boolean scoredFinally) {
    Map<Player, Integer> points = new EnumMap<>(Player.class);
    Map<Player, Map<Figure, Integer>> supply = new EnumMap<>(Player.class);
    for (int i = 0; i < players.size(); i++) {
      points.put(players.get(i), state.points(i));
      int followers = state.supply(i);
      supply.put(players.get(i), followers == 0 ? Map.of() : Map.of(Figure.SMALL, followers));
    }
    if (!scoredFinally) {
      chronicle.finalPoints(state).forEach(event -> takeBack(points, event));
    }
    List<PlacedTile> board = state.tiles().stream().map(this::placed).toList();
    return new Snapshot(points, supply, board, followers(state), List.of());
  }

  private static void takeBack(Map<Player, Integer> points, Event event) {
    if (event instanceof Event.Scored scored) {
      points.merge(scored.player(), -scored.points(), Integer::sum);
    }
  }

  private PlacedTile placed(State.LaidTile tile) {
    Match match = tiles.theirs(tile.id());
    return new PlacedTile(tile.square(), match.tile().id(), match.ours(tile.rotation()));
  }

  private List<Piece> followers(State state) {
    List<Piece> followers = new ArrayList<>();
    state.followers().forEach((id, at) -> followers.add(chronicle.piece(id, at)));
    return followers;
  }
}
