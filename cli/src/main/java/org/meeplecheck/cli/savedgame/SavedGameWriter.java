package org.meeplecheck.cli.savedgame;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** Writes a game as a saved game. */
final class SavedGameWriter {
  /** The first version whose saved games are written like this. */
  private static final String VERSION = "5.7.0";

  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

  private final PlayedGame game;

  private SavedGameWriter(PlayedGame game) {
    this.game = game;
  }

  /**
   * The text of the saved game.
   *
   * @param title what it shows
   * @param assertions what holds at its end
   */
  static String write(
      Spec spec, PlayedGame game, Rehearsal rehearsal, String title, List<String> assertions) {
    SavedGameWriter writer = new SavedGameWriter(game);
    JsonObject test = new JsonObject();
    test.addProperty("description", title);
    test.add("assertions", texts(assertions));
    JsonObject file = new JsonObject();
    file.addProperty("appVersion", VERSION);
    file.addProperty("gameId", "meeplecheck");
    file.addProperty("name", "");
    file.addProperty("initialRandom", 0.0);
    file.addProperty("created", "2026-01-01T00:00:00.000Z");
    file.addProperty("clock", 0);
    file.add("test", test);
    file.add("setup", writer.setup(spec));
    file.add("players", writer.players());
    file.add("replay", ReplayWriter.write(game, rehearsal));
    file.add("gameAnnotations", writer.annotations());
    return GSON.toJson(file) + "\n";
  }

  private JsonObject setup(Spec spec) {
    Collection<String> sets = game.composition().sets();
    JsonObject its = new JsonObject();
    sets.forEach(set -> its.addProperty(Terms.setOf(set), 1));
    JsonObject elements = new JsonObject();
    elements.addProperty("small-follower", 7);
    elements.addProperty("farmers", true);
    Terms.ELEMENTS_OF_SETS.forEach(
        (set, element) -> {
          if (sets.contains(set)) {
            elements.addProperty(element, true);
          }
        });
    JsonObject rules = new JsonObject();
    String smallCity = game.composition().rulings().getOrDefault(Terms.SMALL_CITY, "4");
    if (!smallCity.equals("4")) {
      rules.addProperty(Terms.TINY_CITY, smallCity);
    }
    JsonObject setup = new JsonObject();
    setup.add("sets", its);
    setup.add("elements", elements);
    setup.add("rules", rules);
    setup.add("timer", JsonNull.INSTANCE);
    setup.add("start", start(spec.tile(game.start()).orElseThrow()));
    setup.add("options", new JsonObject());
    return setup;
  }

  private static JsonArray start(Tile tile) {
    JsonObject start = new JsonObject();
    start.addProperty("tile", TileAliases.id(tile).orElseThrow());
    start.addProperty("x", 0);
    start.addProperty("y", 0);
    start.addProperty("rotation", 0);
    JsonArray list = new JsonArray();
    list.add(start);
    return list;
  }

  private JsonArray players() {
    JsonArray players = new JsonArray();
    for (Player player : game.players()) {
      JsonObject seat = new JsonObject();
      seat.addProperty("name", name(player));
      seat.addProperty("slot", players.size());
      players.add(seat);
    }
    return players;
  }

  /** The name of a player: the colour, as a name is written. */
  static String name(Player player) {
    return player.word().substring(0, 1).toUpperCase(Locale.ROOT) + player.word().substring(1);
  }

  private JsonObject annotations() {
    JsonObject annotations = new JsonObject();
    annotations.add(
        "drawOrder",
        texts(game.draws().stream().map(tile -> TileAliases.id(tile).orElseThrow()).toList()));
    if (game.ends()) {
      annotations.addProperty("endTurn", game.draws().size());
    }
    return annotations;
  }

  private static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }
}
