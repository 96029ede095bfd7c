package org.meeplecheck.jcloisterzone.notation;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Square;

/**
 * A segment of a tile on the board as JCloisterZone points to it.
 *
 * @param position the square of the tile
 * @param feature the kind of feature
 * @param location the whole segment on that tile, in board orientation
 */
public record Pointer(Square position, FeatureKind feature, Location location) {

  /**
   * The pointer written as JSON: position, feature, location.
   *
   * @throws IllegalArgumentException if it is none, or of a feature that we do not know
   */
  public static Pointer parse(JsonElement json) {
    if (!json.isJsonObject()) {
      throw new IllegalArgumentException("no pointer " + json);
    }
    JsonObject object = json.getAsJsonObject();
    return new Pointer(
        square(object.get("position")),
        kind(text(object, "feature")),
        Location.parse(text(object, "location")));
  }

  /**
   * The square written as JSON: {@code [x,y]}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Square square(@Nullable JsonElement json) {
    if (json == null || !json.isJsonArray() || json.getAsJsonArray().size() != 2) {
      throw new IllegalArgumentException("no position " + json + ": it is written [x,y]");
    }
    JsonArray pair = json.getAsJsonArray();
    try {
      return new Square(whole(pair.get(0)), whole(pair.get(1)));
    } catch (ArithmeticException
        | NumberFormatException
        | UnsupportedOperationException
        | IllegalStateException e) {
      throw new IllegalArgumentException("no position " + json + ": it is written [x,y]", e);
    }
  }

  /** As it is written, where the library would cut it off. */
  private static int whole(JsonElement number) {
    return number.getAsBigDecimal().intValueExact();
  }

  /** The square as JSON. */
  public static JsonArray json(Square square) {
    JsonArray pair = new JsonArray(2);
    pair.add(square.x());
    pair.add(square.y());
    return pair;
  }

  private static FeatureKind kind(String word) {
    return FeatureWord.kind(word)
        .orElseThrow(() -> new IllegalArgumentException("no feature \"" + word + "\" is known"));
  }

  private static String text(JsonObject object, String name) {
    JsonElement element = object.get(name);
    if (element == null || !element.isJsonPrimitive()) {
      throw new IllegalArgumentException("the pointer " + object + " has no " + name);
    }
    return element.getAsString();
  }

  /** The pointer as JSON. */
  public JsonObject toJson() {
    JsonObject object = new JsonObject();
    object.add("position", json(position));
    object.addProperty("feature", FeatureWord.of(feature));
    object.addProperty("location", location.toString());
    return object;
  }

  @Override
  public String toString() {
    return position + " " + FeatureWord.of(feature) + " " + location;
  }
}
