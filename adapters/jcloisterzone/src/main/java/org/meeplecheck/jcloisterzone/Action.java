package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * What JCloisterZone asks, with every option of an answer.
 *
 * @param json the whole of it; empty when nothing is asked
 */
record Action(JsonObject json) {
  /** Its word for an ordinary follower. */
  static final String SMALL = "SmallFollower";

  /** The index of the player who is asked; empty when the game is over. */
  Optional<Integer> player() {
    return Optional.ofNullable(json.get("player")).map(JsonElement::getAsInt);
  }

  /** The id of the tile that is to be placed; empty if none is. */
  Optional<String> tileInHand() {
    return items("TilePlacement").map(item -> item.get("tileId").getAsString()).findFirst();
  }

  /** Where that tile may be placed, with its rotations there. */
  Map<Square, Set<Rotation>> placements() {
    Map<Square, Set<Rotation>> placements = new LinkedHashMap<>();
    items("TilePlacement")
        .flatMap(item -> State.objects(item.getAsJsonArray("options")))
        .forEach(
            option ->
                placements
                    .computeIfAbsent(
                        Pointer.square(option.get("position")), square -> new TreeSet<>())
                    .addAll(rotations(option.getAsJsonArray("rotations"))));
    return placements;
  }

  private static List<Rotation> rotations(JsonArray degrees) {
    return State.elements(degrees).map(JsonElement::getAsInt).map(Rotation::ofDegrees).toList();
  }

  /** The segments on which an ordinary follower may be deployed. */
  List<Region> deployments() {
    return items("Meeple")
        .filter(item -> item.get("meeple").getAsString().equals(SMALL))
        .flatMap(item -> State.objects(item.getAsJsonArray("options")))
        .map(Pointer::parse)
        .map(Region::of)
        .toList();
  }

  private Stream<JsonObject> items(String type) {
    return json.has("items")
        ? State.objects(json.getAsJsonArray("items"))
            .filter(item -> item.has("type") && item.get("type").getAsString().equals(type))
        : Stream.empty();
  }
}
