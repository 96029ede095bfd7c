package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;

/**
 * A request that the schema allows.
 *
 * @param game the number of the game that it is about; 0 if there is none
 * @param content what else it says, as the record of its op
 */
record Request(int id, Op op, int game, Object content) {
  static final Request UNREADABLE = new Request(0, Op.HELLO, 0, new Messages.Nothing());

  /**
   * Reads a line.
   *
   * @throws BadRequest if it holds no request that the schema allows
   */
  static Request read(String line, WireSchema schema) {
    JsonObject message = object(line);
    int id = id(message);
    String word = op(message, id);
    Op op =
        Op.ofWord(word)
            .orElseThrow(() -> new BadRequest(id, "unknown-op", "no op \"" + word + "\""));
    schema
        .faultOfRequest(op, message)
        .ifPresent(
            fault -> {
              throw new BadRequest(id, "bad-request", fault);
            });
    try {
      int game = op.isAboutGame() ? WireJson.GSON.fromJson(message.get("game"), int.class) : 0;
      return new Request(id, op, game, WireJson.GSON.fromJson(message, op.content()));
    } catch (RuntimeException e) {
      throw new BadRequest(id, "bad-request", String.valueOf(e.getMessage()));
    }
  }

  private static JsonObject object(String line) {
    try {
      return JsonLine.object(line);
    } catch (JsonParseException e) {
      throw new BadRequest(null, "bad-request", "the line is " + e.getMessage());
    }
  }

  private static int id(JsonObject message) {
    try {
      if (message.get("id") instanceof JsonPrimitive id && id.isNumber()) {
        return Integer.parseInt(id.getAsString());
      }
    } catch (NumberFormatException e) {
      // it is a number, but no whole one, or too large
    }
    throw new BadRequest(null, "bad-request", "the id of a request is a whole number");
  }

  private static String op(JsonObject message, int id) {
    if (message.get("op") instanceof JsonPrimitive op && op.isString()) {
      return op.getAsString();
    }
    throw new BadRequest(id, "bad-request", "the op of a request is a word");
  }
}
