package org.meeplecheck.cli.savedgame;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a saved game. */
final class SavedGameReader {
  private static final Pattern LINE = Pattern.compile("line (\\d+) column (\\d+)");
  private static final Set<String> ANNOTATIONS = Set.of("drawOrder", "endTurn");

  private SavedGameReader() {}

  /**
   * The saved game of that text.
   *
   * @throws SavedGameException if it is none
   */
  static SavedGame read(String text) {
    Node file = new Node(parse(text), "");
    if (!file.json().isJsonObject() || file.member("setup").isEmpty()) {
      throw new SavedGameException("no saved game of JCloisterZone: it has no \"setup\"");
    }
    requireCurrent(file);
    if (file.member("replay").isEmpty()) {
      throw new SavedGameException("a saved setup, not a saved game: it has no \"replay\"");
    }
    Optional<Node> test = file.member("test");
    return new SavedGame(
        title(file, test),
        file.required("players").list().stream().map(p -> p.required("name").text()).toList(),
        setup(file.required("setup")),
        replay(file.required("replay").list()),
        stack(file.member("gameAnnotations")),
        test.flatMap(t -> t.member("assertions")).map(Node::list).orElse(List.of()).stream()
            .map(Node::text)
            .toList());
  }

  private static String title(Node file, Optional<Node> test) {
    return test.flatMap(t -> t.member("description"))
        .or(() -> file.member("name"))
        .map(Node::text)
        .orElse("");
  }

  /** Before 5.7 tiles, places and sets were written in another way. */
  private static void requireCurrent(Node file) {
    boolean isOld =
        file.member("slots").isPresent() || file.required("setup").member("sets").isEmpty();
    if (isOld) {
      String version = file.member("appVersion").map(Node::text).orElse("unknown");
      throw new SavedGameException(
          "saved by JCloisterZone "
              + version
              + ", whose notation is another: versions from 5.7.0 on can be imported");
    }
  }

  private static SavedGame.Setup setup(Node setup) {
    return new SavedGame.Setup(
        setup.required("sets").members(),
        setup.required("elements").members(),
        setup.member("rules").map(Node::members).orElse(Map.of()),
        setup.required("start").list(),
        setup.member("addons").map(Node::members).orElse(Map.of()).keySet().stream()
            .sorted()
            .toList());
  }

  /** The messages that count: an UNDO takes back the one before it. */
  private static List<SavedGame.Message> replay(List<Node> nodes) {
    List<SavedGame.Message> messages = new ArrayList<>();
    for (Node node : nodes) {
      String type = node.required("type").text();
      if (!type.equals("UNDO")) {
        messages.add(new SavedGame.Message(type, node.required("payload")));
      } else if (messages.isEmpty()
          || messages.remove(messages.size() - 1).type().equals("COMMIT")) {
        throw node.fault("nothing is left to undo: a turn that is committed stays");
      }
    }
    return messages;
  }

  private static SavedGame.Stack stack(Optional<Node> annotations) {
    Map<String, Node> members = annotations.map(Node::members).orElse(Map.of());
    for (String name : new TreeSet<>(members.keySet())) {
      if (!ANNOTATIONS.contains(name)) {
        throw new SavedGameException(
            "gameAnnotations: \"" + name + "\" is unknown: there are drawOrder and endTurn");
      }
    }
    List<Node> order =
        Optional.ofNullable(members.get("drawOrder")).map(Node::list).orElse(List.of());
    List<String> tiles = order.stream().map(Node::text).toList();
    OptionalInt limit =
        members.containsKey("endTurn")
            ? OptionalInt.of(members.get("endTurn").number())
            : OptionalInt.empty();
    int end = tiles.indexOf("#END");
    return end < 0
        ? new SavedGame.Stack(tiles, limit)
        : new SavedGame.Stack(
            tiles.subList(0, end), OptionalInt.of(Math.min(end, limit.orElse(end))));
  }

  private static JsonElement parse(String text) {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      JsonElement element = new Gson().getAdapter(JsonElement.class).read(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new MalformedJsonException("it goes on after its end");
      }
      return element;
    } catch (EOFException e) {
      throw new SavedGameException(
          "not JSON: it breaks off at its end" + line(e) + ": is the file whole?");
    } catch (IOException | JsonParseException e) {
      throw new SavedGameException("not JSON" + line(e));
    }
  }

  private static String line(Exception e) {
    Matcher matcher = LINE.matcher(String.valueOf(e.getMessage()));
    return matcher.find() ? ", line " + matcher.group(1) + " column " + matcher.group(2) : "";
  }
}
