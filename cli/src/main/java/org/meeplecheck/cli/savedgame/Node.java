package org.meeplecheck.cli.savedgame;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A part of a saved game that knows where in its file it stands.
 *
 * @param json the part
 * @param path where it stands, such as {@code replay[3].payload}; empty for the whole
 */
record Node(JsonElement json, String path) {

  /** The member of that name; empty if there is none, or null. */
  Optional<Node> member(String name) {
    if (!json.isJsonObject()) {
      throw fault("is no object");
    }
    String below = path.isEmpty() ? name : path + "." + name;
    return Optional.ofNullable(json.getAsJsonObject().get(name))
        .filter(element -> !element.isJsonNull())
        .map(element -> new Node(element, below));
  }

  /** The member of that name, which has to be there. */
  Node required(String name) {
    return member(name).orElseThrow(() -> fault("has no \"" + name + "\""));
  }

  /** The elements of a list. */
  List<Node> list() {
    if (!json.isJsonArray()) {
      throw fault("is no list");
    }
    JsonArray array = json.getAsJsonArray();
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      nodes.add(new Node(array.get(i), path + "[" + i + "]"));
    }
    return nodes;
  }

  /** The members of an object that are not null. */
  Map<String, Node> members() {
    Map<String, Node> members = new LinkedHashMap<>();
    if (!json.isJsonObject()) {
      throw fault("is no object");
    }
    for (String name : json.getAsJsonObject().keySet()) {
      member(name).ifPresent(node -> members.put(name, node));
    }
    return members;
  }

  /** A text. */
  String text() {
    if (!(json instanceof JsonPrimitive primitive) || !primitive.isString()) {
      throw fault("is no text");
    }
    return primitive.getAsString();
  }

  /** A whole number. */
  int number() {
    try {
      if (json instanceof JsonPrimitive primitive && primitive.isNumber()) {
        return primitive.getAsBigDecimal().intValueExact();
      }
    } catch (ArithmeticException | NumberFormatException e) {
      // Said below, as for what is no number at all.
    }
    throw fault("is no whole number");
  }

  /** What a parser makes of it, with the place in the file before what the parser says. */
  <T> T parsed(Function<JsonElement, T> parser) {
    try {
      return parser.apply(json);
    } catch (IllegalArgumentException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  /** What a parser makes of its text. */
  <T> T worded(Function<String, T> parser) {
    String text = text();
    return parsed(element -> parser.apply(text));
  }

  /** What is wrong with it. */
  SavedGameException fault(String sentence) {
    return new SavedGameException(path.isEmpty() ? "it " + sentence : path + ": " + sentence);
  }
}
