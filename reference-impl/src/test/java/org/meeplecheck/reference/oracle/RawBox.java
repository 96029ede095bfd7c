package org.meeplecheck.reference.oracle;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The catalogue read as plain JSON. */
public final class RawBox {
  private final List<String> sets;
  private final Map<String, List<RawTile>> tilesOfSet = new TreeMap<>();
  private final Map<String, JsonArray> rulingsOfSet = new TreeMap<>();

  /** The catalogue of those sets. */
  public RawBox(List<String> sets) {
    this.sets = List.copyOf(sets);
    for (String set : sets) {
      tilesOfSet.put(set, stream(array(set, "tiles")).map(RawBox::tile).toList());
      rulingsOfSet.put(set, array(set, "rulings"));
    }
  }

  private static JsonArray array(String set, String file) {
    return read(set, file).getAsJsonArray(file);
  }

  private static JsonObject read(String set, String file) {
    String path = "/org/meeplecheck/spec/sets/" + set + "/" + file + ".json";
    try (InputStream in = Objects.requireNonNull(RawBox.class.getResourceAsStream(path), path);
        InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      return JsonParser.parseReader(reader).getAsJsonObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<JsonObject> stream(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonElement::getAsJsonObject);
  }

  private static RawTile tile(JsonObject line) {
    List<Strip> strips = new ArrayList<>();
    String rose = "";
    int wheel = 0;
    for (JsonElement element : line.getAsJsonArray("segments")) {
      String text = element.getAsString();
      if (text.startsWith("rose ")) {
        rose = text.substring(5);
      } else if (text.startsWith("wheel ")) {
        wheel = Integer.parseInt(text.substring(6));
      } else {
        strips.add(Strip.of(text));
      }
    }
    return new RawTile(
        line.get("id").getAsString(),
        line.get("count").getAsInt(),
        strips,
        rose,
        wheel,
        line.has("ruling") ? line.get("ruling").getAsString() : "");
  }

  /** What lies on the table at the start: the last set that brings a start tile has its way. */
  public List<Laid> ground(Map<String, String> options) {
    List<Laid> ground = List.of();
    for (String set : sets) {
      JsonElement start = read(set, "set").get("start");
      if (start.isJsonNull()) {
        continue;
      }
      String id = start.getAsString();
      if (tilesOfSet.values().stream().flatMap(List::stream).anyMatch(t -> t.id().equals(id))) {
        ground = List.of(new Laid(new Cell(0, 0), tile(id), 0));
      } else if (!isChosen(read(set, "start").get("except").getAsString(), options)) {
        ground = board(read(set, "start"));
      }
    }
    return ground;
  }

  private static List<Laid> board(JsonObject start) {
    String id = start.get("id").getAsString();
    return stream(start.getAsJsonArray("squares"))
        .map(
            square -> {
              String[] at = square.get("at").getAsString().split(",", -1);
              List<Strip> strips =
                  StreamSupport.stream(square.getAsJsonArray("segments").spliterator(), false)
                      .map(text -> Strip.of(text.getAsString()))
                      .toList();
              return new Laid(
                  new Cell(Integer.parseInt(at[0]), Integer.parseInt(at[1])),
                  new RawTile(id, 1, strips, "", 0, ""),
                  0);
            })
        .toList();
  }

  /** The wheel at the start, in a game that has one. */
  public Optional<Wheel> wheel() {
    return sets.contains("wheel")
        ? Optional.of(
            Wheel.atStart(
                stream(read("wheel", "start").getAsJsonArray("sectors"))
                    .map(
                        sector ->
                            new Wheel.Sector(
                                sector.get("id").getAsString(), sector.get("crowns").getAsInt()))
                    .toList()))
        : Optional.empty();
  }

  /** All tiles of all sets. */
  public List<RawTile> tiles() {
    return tilesOfSet.values().stream().flatMap(List::stream).toList();
  }

  /** The tile of that id. */
  public RawTile tile(String id) {
    return tiles().stream().filter(tile -> tile.id().equals(id)).findFirst().orElseThrow();
  }

  /** The options of every ruling, by its id. */
  public Map<String, List<String>> rulings() {
    Map<String, List<String>> options = new TreeMap<>();
    rulingsOfSet
        .values()
        .forEach(
            rulings ->
                stream(rulings)
                    .forEach(
                        ruling ->
                            options.put(
                                ruling.get("id").getAsString(),
                                stream(ruling.getAsJsonArray("options"))
                                    .map(option -> option.get("id").getAsString())
                                    .toList())));
    return options;
  }

  /** The tiles of a game under those options, each as often as it is there, without the start. */
  public List<RawTile> stack(Map<String, String> options, String start) {
    List<RawTile> stack = new ArrayList<>();
    for (RawTile tile : tiles()) {
      if (tile.ruling().isEmpty() || isChosen(tile.ruling(), options)) {
        int number = tile.count() - removed(tile.id(), options) - (tile.id().equals(start) ? 1 : 0);
        for (int i = 0; i < number; i++) {
          stack.add(tile);
        }
      }
    }
    return stack;
  }

  private static boolean isChosen(String option, Map<String, String> options) {
    return options.entrySet().stream()
        .anyMatch(entry -> option.equals(entry.getKey() + "=" + entry.getValue()));
  }

  private int removed(String tile, Map<String, String> options) {
    return rulingsOfSet.values().stream()
        .flatMap(RawBox::stream)
        .flatMap(
            ruling ->
                stream(ruling.getAsJsonArray("options"))
                    .filter(
                        option ->
                            option
                                .get("id")
                                .getAsString()
                                .equals(options.get(ruling.get("id").getAsString()))))
        .map(option -> option.getAsJsonObject("removes"))
        .filter(removes -> removes.has(tile))
        .mapToInt(removes -> removes.get(tile).getAsInt())
        .sum();
  }
}
