package org.meeplecheck.cli.savedgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.jcloisterzone.notation.MeepleId;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.jcloisterzone.notation.RotationWord;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Tile;

/** Turns the messages of a saved game into turns. */
final class ReplayReader {
  private final TileAliases tiles;
  private final List<Player> players;
  private final Deque<String> stack;
  private final List<PlayedTurn> turns = new ArrayList<>();
  private boolean committed = true;

  ReplayReader(TileAliases tiles, List<Player> players, SavedGame.Stack stack) {
    this.tiles = tiles;
    this.players = players;
    this.stack = new ArrayDeque<>(stack.order());
  }

  /**
   * The turns.
   *
   * @throws SavedGameException naming the first message that cannot be expressed
   */
  List<PlayedTurn> read(List<SavedGame.Message> messages) {
    messages.forEach(this::read);
    return turns;
  }

  /** Whether the last turn is committed: scored, and the next player's. */
  boolean isCommitted() {
    return committed;
  }

  /** The tiles that are drawn next, as far as they are known. */
  List<Tile> rest() {
    return stack.stream().map(id -> tile(id, "gameAnnotations.drawOrder")).toList();
  }

  private void read(SavedGame.Message message) {
    switch (message.type()) {
      case "PLACE_TILE" -> place(message.payload());
      case "DEPLOY_MEEPLE" -> answer(message.payload(), deployed(message.payload()));
      case "PASS" -> answer(message.payload(), new Move.Pass(player(message.payload())));
      case "COMMIT" -> commit(message.payload());
      default ->
          throw message
              .payload()
              .fault(
                  message.type()
                      + " cannot be expressed: Meeplecheck knows PLACE_TILE, DEPLOY_MEEPLE, PASS,"
                      + " COMMIT and UNDO");
    }
  }

  private void place(Node payload) {
    if (!committed) {
      throw payload.fault("a tile is placed before the turn before is committed");
    }
    Node id = payload.required("tileId");
    Tile tile = tile(id.text(), id.path());
    Player player = players.get(turns.size() % players.size());
    BoardTile placed =
        new BoardTile(
            tile,
            payload.required("position").parsed(Pointer::square),
            payload.required("rotation").worded(RotationWord::parse));
    turns.add(PlayedTurn.drawing(player, skipped(id), tile).placing(placed));
    committed = false;
  }

  /** What lies above that tile on the arranged stack was drawn and fitted nowhere. */
  private List<Tile> skipped(Node id) {
    List<Tile> skipped = new ArrayList<>();
    if (stack.isEmpty()) {
      return skipped;
    }
    while (!stack.isEmpty()) {
      String top = stack.removeFirst();
      if (top.equals(id.text())) {
        return skipped;
      }
      skipped.add(tile(top, "gameAnnotations.drawOrder"));
    }
    throw id.fault(id.text() + " is placed, but is not among the tiles that are left in drawOrder");
  }

  private void answer(Node payload, Move move) {
    PlayedTurn turn = open(payload);
    if (turn.answer().isPresent()) {
      throw payload.fault("the player has deployed or passed in this turn before");
    }
    turns.set(turns.size() - 1, turn.answering(move));
  }

  private Move deployed(Node payload) {
    BoardTile tile = open(payload).placed().orElseThrow();
    MeepleId meeple = payload.required("meepleId").worded(MeepleId::parse);
    Player player = player(payload);
    if (!meeple.figure().equals(Figure.SMALL)
        || players.get(meeple.player() % players.size()) != player) {
      throw payload.fault(meeple + " is no ordinary follower of the player whose turn it is");
    }
    Pointer pointer = payload.required("pointer").parsed(Pointer::parse);
    Place place =
        tile.place(pointer)
            .orElseThrow(
                () ->
                    payload.fault(
                        "no segment " + pointer + " is on the tile just placed, " + tile.tile()));
    return new Move.Deploy(player, Figure.SMALL, place);
  }

  private void commit(Node payload) {
    PlayedTurn turn = open(payload);
    if (turn.answer().isEmpty()) {
      turns.set(turns.size() - 1, turn.answering(new Move.Pass(turn.player())));
    }
    committed = true;
  }

  private Player player(Node payload) {
    return open(payload).player();
  }

  private PlayedTurn open(Node payload) {
    if (committed) {
      throw payload.fault("no tile is placed in this turn before");
    }
    return turns.get(turns.size() - 1);
  }

  private Tile tile(String id, String path) {
    return tiles
        .tile(id)
        .orElseThrow(
            () ->
                new SavedGameException(
                    path
                        + ": the tile \""
                        + id
                        + "\" cannot be expressed: no set of Meeplecheck has it"));
  }
}
