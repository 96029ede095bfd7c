package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.meeplecheck.jcloisterzone.notation.FeatureWord;
import org.meeplecheck.jcloisterzone.notation.Location;
import org.meeplecheck.jcloisterzone.notation.MeepleId;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * The state of a game as JCloisterZone prints it.
 *
 * @param json the whole of it
 */
record State(JsonObject json) {

  /** What it waits for, by its own word. */
  String phase() {
    return json.get("phase").getAsString();
  }

  /** Whether the game is over and finally scored. */
  boolean isOver() {
    return phase().equals("GameOverPhase");
  }

  /** What it asks; nothing when the game is over. */
  Action action() {
    JsonElement action = json.get("action");
    return new Action(
        action == null || action.isJsonNull() ? new JsonObject() : action.getAsJsonObject());
  }

  /** The points of a player. */
  int points(int player) {
    return player(player).get("points").getAsInt();
  }

  /** How many ordinary followers a player has in the supply. */
  int supply(int player) {
    return small(player).map(pair -> pair.get(0).getAsInt()).orElse(0);
  }

  /** The follower that a player would deploy next; empty if the supply has none. */
  Optional<String> nextFollower(int player) {
    return supply(player) == 0
        ? Optional.empty()
        : small(player).map(pair -> pair.get(1).getAsString());
  }

  private Optional<JsonArray> small(int player) {
    return Optional.ofNullable(
        player(player).getAsJsonObject("meeples").getAsJsonArray(Action.SMALL));
  }

  private JsonObject player(int player) {
    return json.getAsJsonArray("players").get(player).getAsJsonObject();
  }

  /** The number of tiles in the stack, without the one in hand. */
  int stack() {
    return json.getAsJsonObject("tilePack").get("size").getAsInt();
  }

  /** The tiles on the board. */
  List<LaidTile> tiles() {
    return objects(json.getAsJsonArray("placedTiles"))
        .map(
            tile ->
                new LaidTile(
                    Pointer.square(tile.get("position")),
                    tile.get("id").getAsString(),
                    Rotation.ofDegrees(tile.get("rotation").getAsInt())))
        .toList();
  }

  /** Whether a tile lies on that square. */
  boolean isFilled(Square square) {
    return tiles().stream().anyMatch(tile -> tile.square().equals(square));
  }

  /** The ids of the tiles that fitted nowhere, in order. */
  List<String> discarded() {
    return elements(json.getAsJsonArray("discardedTiles")).map(JsonElement::getAsString).toList();
  }

  /** The followers on the board, by id. */
  Map<MeepleId, Pointer> followers() {
    Map<MeepleId, Pointer> followers = new LinkedHashMap<>();
    objects(json.getAsJsonArray("deployedMeeples"))
        .forEach(
            meeple ->
                followers.put(
                    MeepleId.parse(meeple.get("id").getAsString()), Pointer.parse(meeple)));
    return followers;
  }

  /** The features of the board of the kinds that we know. */
  List<Region> regions() {
    List<Region> regions = new ArrayList<>();
    objects(json.getAsJsonArray("features"))
        .forEach(
            feature ->
                FeatureWord.kind(feature.get("type").getAsString())
                    .ifPresent(kind -> regions.add(region(kind, feature))));
    return regions;
  }

  private static Region region(FeatureKind kind, JsonObject feature) {
    return new Region(
        kind,
        elements(feature.getAsJsonArray("places"))
            .map(JsonElement::getAsJsonArray)
            .map(
                place ->
                    new Pointer(
                        new Square(place.get(0).getAsInt(), place.get(1).getAsInt()),
                        kind,
                        Location.parse(place.get(2).getAsString())))
            .toList());
  }

  /** What has happened since the start of the game, without the final scoring. */
  List<JsonObject> events() {
    return events(false);
  }

  /** What happened in the final scoring. */
  List<JsonObject> finalEvents() {
    return events(true);
  }

  private List<JsonObject> events(boolean last) {
    return objects(json.getAsJsonArray("history"))
        .filter(chapter -> chapter.has("finalScoring") == last)
        .flatMap(chapter -> objects(chapter.getAsJsonArray("events")))
        .toList();
  }

  static Stream<JsonObject> objects(JsonArray array) {
    return elements(array).map(JsonElement::getAsJsonObject);
  }

  static Stream<JsonElement> elements(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  /**
   * A tile on the board.
   *
   * @param square where it lies
   * @param id its id in JCloisterZone
   * @param rotation its turn from the picture of JCloisterZone
   */
  record LaidTile(Square square, String id, Rotation rotation) {}
}
