package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.jcloisterzone.MatchedTiles.Match;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.jcloisterzone.notation.RotationWord;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The messages that JCloisterZone reads. */
final class Messages {
  private static final int FOLLOWERS = 7;
  private static final String LAST = "#END";
  private static final String FORCED_STACK = "com.jcloisterzone.debug.ForcedDrawTilePack";

  private Messages() {}

  /** Sets up a game; the stack is ordered as the setup says. */
  static JsonObject setup(Setup setup, MatchedTiles tiles) {
    Composition composition = setup.composition();
    JsonObject payload = new JsonObject();
    payload.add("sets", sets(composition));
    payload.add("elements", elements(composition));
    payload.add("rules", rules(composition));
    payload.add("start", start(tiles.ours(setup.start())));
    payload.add("options", new JsonObject());
    payload.addProperty("gameId", "1");
    payload.addProperty("players", setup.players().size());
    payload.addProperty("initialRandom", 0.0);
    payload.add("gameAnnotations", stack(setup.chance(), tiles));
    return message("GAME_SETUP", payload);
  }

  private static JsonObject sets(Composition composition) {
    JsonObject sets = new JsonObject();
    PlayableSet.of(composition.sets()).forEach(set -> sets.addProperty(set.tileSet(), 1));
    return sets;
  }

  private static JsonObject elements(Composition composition) {
    JsonObject elements = new JsonObject();
    elements.addProperty("small-follower", FOLLOWERS);
    elements.addProperty("farmers", true);
    PlayableSet.of(composition.sets()).stream()
        .flatMap(set -> set.element().stream())
        .forEach(element -> elements.addProperty(element, true));
    return elements;
  }

  private static JsonObject rules(Composition composition) {
    JsonObject rules = new JsonObject();
    rules.addProperty(
        "tiny-city-scoring", composition.rulings().getOrDefault("base.small-city", "4"));
    return rules;
  }

  private static JsonArray start(Match tile) {
    JsonObject start = new JsonObject();
    start.addProperty("tile", tile.id());
    start.addProperty("x", 0);
    start.addProperty("y", 0);
    start.addProperty("rotation", tile.theirs(Rotation.R0).degrees());
    JsonArray list = new JsonArray();
    list.add(start);
    return list;
  }

  private static JsonObject stack(Chance chance, MatchedTiles tiles) {
    List<String> order = new ArrayList<>();
    chance.outcomes().forEach(outcome -> order.add(tiles.ours(outcome.value()).id()));
    if (chance.ends()) {
      order.add(LAST);
    }
    JsonArray ids = new JsonArray();
    order.forEach(ids::add);
    JsonObject parameters = new JsonObject();
    parameters.add("drawOrder", ids);
    JsonObject pack = new JsonObject();
    pack.addProperty("className", FORCED_STACK);
    pack.add("params", parameters);
    JsonObject annotations = new JsonObject();
    annotations.add("tilePack", pack);
    return annotations;
  }

  /** Places a tile. */
  static JsonObject place(Match tile, Square square, Rotation ours) {
    JsonObject payload = new JsonObject();
    payload.addProperty("tileId", tile.id());
    payload.addProperty("rotation", RotationWord.of(tile.theirs(ours)));
    payload.add("position", Pointer.json(square));
    return message("PLACE_TILE", payload);
  }

  /** Deploys a follower. */
  static JsonObject deploy(Pointer to, String follower) {
    JsonObject payload = new JsonObject();
    payload.add("pointer", to.toJson());
    payload.addProperty("meepleId", follower);
    return message("DEPLOY_MEEPLE", payload);
  }

  /** Does nothing where that is allowed. */
  static JsonObject pass() {
    return message("PASS", new JsonObject());
  }

  /** Ends the turn, upon which features are scored. */
  static JsonObject commit() {
    return message("COMMIT", new JsonObject());
  }

  private static JsonObject message(String type, JsonObject payload) {
    JsonObject message = new JsonObject();
    message.addProperty("type", type);
    message.add("payload", payload);
    return message;
  }
}
