package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.meeplecheck.jcloisterzone.notation.MeepleId;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** Tells what has happened in a game in our words: each event once. */
final class Chronicle {
  private static final Map<String, String> REASONS =
      Map.of("field", "farm", "wind-rose", "wind rose");
  private static final String DARMSTADTIUM = "darmstadtium";

  private final List<Player> players;
  private int told;

  Chronicle(List<Player> players) {
    this.players = players;
  }

  /** The points given since it was asked last, as of that phase; not those of the final scoring. */
  List<Event> points(State state, Phase phase) {
    List<JsonObject> all = state.events();
    List<Event> news = new ArrayList<>();
    all.subList(told, all.size()).forEach(event -> news.addAll(points(state, event, phase)));
    told = all.size();
    return news;
  }

  /** The points of the final scoring. */
  List<Event> finalPoints(State state) {
    List<Event> news = new ArrayList<>();
    state.finalEvents().forEach(event -> news.addAll(points(state, event, Phase.FINAL)));
    return news;
  }

  /** The followers that have gone back to the supply between two states. */
  List<Event> returned(State before, State after) {
    Map<MeepleId, Pointer> left = after.followers();
    List<Event> news = new ArrayList<>();
    before
        .followers()
        .forEach(
            (id, at) -> {
              if (!at.equals(left.get(id))) {
                news.add(new Event.Moved(Phase.SCORE, piece(id, at), Place.SUPPLY));
              }
            });
    return news;
  }

  /** A follower on the board. */
  Piece piece(MeepleId id, Pointer at) {
    return new Piece(players.get(id.player()), id.figure(), Region.of(at).place());
  }

  private List<Event> points(State state, JsonObject event, Phase phase) {
    return event.get("type").getAsString().equals("points")
        ? State.objects(event.getAsJsonArray("points"))
            .flatMap(points -> scored(state, points, phase).stream())
            .toList()
        : List.of();
  }

  /** Points for the Darmstadtium are an item of those for its city, and a reason of their own. */
  private List<Event> scored(State state, JsonObject points, Phase phase) {
    Player player = players.get(points.get("player").getAsInt());
    Place feature = feature(state, points.get("ptr"));
    int all = points.get("points").getAsInt();
    int extra = darmstadtium(points);
    List<Event> events = new ArrayList<>();
    if (all > extra) {
      events.add(new Event.Scored(phase, reason(points), feature, player, all - extra));
    }
    if (extra > 0) {
      events.add(new Event.Scored(phase, DARMSTADTIUM, feature, player, extra));
    }
    return events;
  }

  private static int darmstadtium(JsonObject points) {
    return State.objects(points.getAsJsonArray("items"))
        .filter(item -> item.get("name").getAsString().equals(DARMSTADTIUM))
        .mapToInt(item -> item.get("points").getAsInt())
        .sum();
  }

  /** Its word without what follows the dot: {@code city.incomplete} is a city. */
  private static String reason(JsonObject points) {
    String word = points.get("name").getAsString().split("\\.", -1)[0];
    return REASONS.getOrDefault(word, word);
  }

  private static Place feature(State state, JsonElement pointer) {
    if (pointer.isJsonArray()) {
      return new Place(Pointer.square(pointer), "tile", "");
    }
    JsonObject object = pointer.getAsJsonObject();
    Place place =
        Region.of(
                Pointer.parse(object.has("featurePointer") ? object.get("featurePointer") : object))
            .place();
    return state.regions().stream()
        .filter(region -> region.holds(place))
        .findFirst()
        .map(Region::place)
        .orElse(place);
  }
}
