package org.meeplecheck.cli.savedgame;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.jcloisterzone.notation.RotationWord;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Move;

/** Writes turns as the messages of a replay. */
final class ReplayWriter {
  private final PlayedGame game;
  private final Rehearsal rehearsal;
  private final MeepleNumbers meeples = new MeepleNumbers();
  private final JsonArray replay = new JsonArray();

  private ReplayWriter(PlayedGame game, Rehearsal rehearsal) {
    this.game = game;
    this.rehearsal = rehearsal;
  }

  /** The messages of a game. */
  static JsonArray write(PlayedGame game, Rehearsal rehearsal) {
    ReplayWriter writer = new ReplayWriter(game, rehearsal);
    for (int turn = 0; turn < game.turns().size(); turn++) {
      writer.add(turn);
    }
    return writer.replay;
  }

  private void add(int index) {
    PlayedTurn turn = game.turns().get(index);
    turn.placed().ifPresent(tile -> add(turn, "PLACE_TILE", placing(tile)));
    if (turn.answer().isPresent() && turn.placed().isPresent()) {
      Move answer = turn.answer().get();
      if (answer instanceof Move.Deploy deploy) {
        add(turn, "DEPLOY_MEEPLE", deploying(turn.placed().get(), deploy));
      } else if (rehearsal.courses().get(index).mayDeploy()) {
        // Where nothing can be deployed it does not ask.
        add(turn, "PASS", new JsonObject());
      }
      JsonObject commit = new JsonObject();
      commit.addProperty("random", 0.0);
      add(turn, "COMMIT", commit);
    }
    meeples.keep(rehearsal.courses().get(index).followers());
  }

  private static JsonObject placing(BoardTile tile) {
    JsonObject payload = new JsonObject();
    payload.addProperty("tileId", TileAliases.id(tile.tile()).orElseThrow());
    payload.addProperty("rotation", RotationWord.of(tile.rotation()));
    payload.add("position", Pointer.json(tile.square()));
    return payload;
  }

  private JsonObject deploying(BoardTile tile, Move.Deploy deploy) {
    JsonObject payload = new JsonObject();
    payload.add("pointer", tile.pointer(deploy.to()).orElseThrow().toJson());
    int player = game.players().indexOf(deploy.player());
    payload.addProperty("meepleId", meeples.deploy(player, deploy).toString());
    return payload;
  }

  private void add(PlayedTurn turn, String type, JsonObject payload) {
    JsonObject message = new JsonObject();
    message.addProperty("type", type);
    message.add("payload", payload);
    message.addProperty("player", game.players().indexOf(turn.player()));
    message.addProperty("clock", 0);
    replay.add(message);
  }
}
