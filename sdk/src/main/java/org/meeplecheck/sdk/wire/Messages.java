package org.meeplecheck.sdk.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** What stands in requests and answers where the SDK has no type of the same shape. */
final class Messages {

  private Messages() {}

  /** The content of a request that has none. */
  record Nothing() {}

  /** What the suite speaks, and its versions. */
  record Hello(Protocol.Range protocol, String suite, String spec) {}

  /** The game to be opened. */
  record NewGame(Setup setup) {}

  /** The move to be played. */
  record Play(Move move) {}

  /** The composition whose pieces are asked for. */
  record Box(Composition composition) {}

  /** A game that was opened or forked. */
  record Opened(int game, Decision decision) {}

  /** What became of a move; of the last four either two or the two others are there. */
  record Played(
      boolean accepted,
      @Nullable List<Event> events,
      @Nullable Decision decision,
      @Nullable Reason reason,
      @Nullable String text) {

    static Played of(Outcome outcome, Decision decision) {
      return outcome instanceof Outcome.Refused refused
          ? new Played(false, null, null, refused.reason(), refused.text())
          : new Played(true, ((Outcome.Accepted) outcome).events(), decision, null, null);
    }

    Outcome outcome() {
      return accepted
          ? new Outcome.Accepted(events == null ? List.of() : events)
          : new Outcome.Refused(reason == null ? Reason.OTHER : reason, text == null ? "" : text);
    }
  }

  /** A state, of which all but the points may be left out. */
  record State(
      Map<Player, Integer> points,
      @Nullable Map<Player, Map<Figure, Integer>> supply,
      @Nullable List<PlacedTile> board,
      @Nullable List<Piece> followers,
      @Nullable List<Piece> pieces) {

    Snapshot snapshot() {
      return new Snapshot(
          points,
          supply == null ? Map.of() : supply,
          board == null ? List.of() : board,
          followers == null ? List.of() : followers,
          pieces == null ? List.of() : pieces);
    }
  }

  /** The legal moves of a position. */
  record Moves(Set<Move> moves) {}

  /** A tile by its content, and how often it is there. */
  record TileCount(Set<Segment> segments, Map<String, String> marks, int count) {}

  /** The pieces of a composition; tiles are a list, since a content is no key of an object. */
  record Pieces(
      List<TileCount> tiles,
      Map<Square, Components.Content> start,
      Map<Figure, Integer> figures,
      Map<String, Integer> pieces) {

    static Pieces of(Components components) {
      List<TileCount> tiles = new ArrayList<>();
      components
          .tiles()
          .forEach(
              (content, count) ->
                  tiles.add(new TileCount(content.segments(), content.marks(), count)));
      return new Pieces(tiles, components.start(), components.figures(), components.pieces());
    }

    Components components() {
      Map<Components.Content, Integer> number = new HashMap<>();
      for (TileCount tile : tiles) {
        number.merge(
            new Components.Content(tile.segments(), tile.marks()), tile.count(), Integer::sum);
      }
      return new Components(number, start, figures, pieces);
    }
  }
}
