package org.meeplecheck.sdk.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The schema made ready to be asked for every message; it never allows what the schema forbids.
 *
 * <p>The validator that finds the words for a fault takes longer than the whole way to an engine
 * and back, so it is asked only about what is not allowed here. A keyword that is not known here
 * cannot be passed over by mistake: the schema is then refused as a whole.
 */
final class QuickSchema {
  private static final Set<String> NOTES = Set.of("description", "examples");

  private final Map<String, Predicate<JsonElement>> checks = new HashMap<>();

  /**
   * Reads a schema.
   *
   * @throws IllegalArgumentException if it has a keyword that is not known here
   */
  QuickSchema(String schema) {
    JsonParser.parseString(schema)
        .getAsJsonObject()
        .getAsJsonObject("$defs")
        .asMap()
        .forEach((name, definition) -> checks.put("#/$defs/" + name, check(definition)));
  }

  /** Whether a message keeps the definition of that name; false also where that is doubtful. */
  boolean allows(String definition, JsonElement message) {
    return named("#/$defs/" + definition).test(message);
  }

  private Predicate<JsonElement> named(String reference) {
    return Objects.requireNonNull(checks.get(reference), reference);
  }

  private Predicate<JsonElement> check(JsonElement schema) {
    JsonObject keywords = schema.getAsJsonObject();
    List<Predicate<JsonElement>> all = new ArrayList<>();
    for (String keyword : keywords.keySet()) {
      if (!NOTES.contains(keyword)) {
        all.add(check(keyword, keywords.get(keyword), keywords));
      }
    }
    return all(all);
  }

  private Predicate<JsonElement> check(String keyword, JsonElement value, JsonObject keywords) {
    return switch (keyword) {
      case "$ref" -> element -> named(value.getAsString()).test(element);
      case "type" -> JsonTypes.of(value);
      case "const" -> element -> JsonTypes.isPlain(element) && value.equals(element);
      case "enum" -> {
        List<JsonElement> values = value.getAsJsonArray().asList();
        yield element -> JsonTypes.isPlain(element) && values.contains(element);
      }
      case "allOf" -> all(checks(value));
      case "oneOf" -> exactlyOne(checks(value));
      case "if" ->
          either(check(value), check(keywords.get("then")), check(orAnything(keywords, "else")));
      case "then", "else" -> element -> true;
      case "properties", "required", "additionalProperties", "propertyNames" ->
          ofObject(keyword, value, keywords);
      case "items", "minItems", "maxItems", "uniqueItems" -> ofArray(keyword, value);
      case "pattern", "minLength" -> ofText(keyword, value);
      case "minimum" -> ofNumber(number -> number >= value.getAsDouble());
      case "maximum" -> ofNumber(number -> number <= value.getAsDouble());
      default -> throw new IllegalArgumentException("the keyword " + keyword + " is not known");
    };
  }

  private static JsonElement orAnything(JsonObject keywords, String keyword) {
    return keywords.has(keyword) ? keywords.get(keyword) : new JsonObject();
  }

  private List<Predicate<JsonElement>> checks(JsonElement schemas) {
    return schemas.getAsJsonArray().asList().stream().map(this::check).toList();
  }

  private static Predicate<JsonElement> all(List<Predicate<JsonElement>> checks) {
    return element -> {
      for (Predicate<JsonElement> check : checks) {
        if (!check.test(element)) {
          return false;
        }
      }
      return true;
    };
  }

  private static Predicate<JsonElement> exactlyOne(List<Predicate<JsonElement>> checks) {
    return element -> checks.stream().filter(check -> check.test(element)).count() == 1;
  }

  private static Predicate<JsonElement> either(
      Predicate<JsonElement> condition,
      Predicate<JsonElement> then,
      Predicate<JsonElement> otherwise) {
    return element -> (condition.test(element) ? then : otherwise).test(element);
  }

  private Predicate<JsonElement> ofObject(String keyword, JsonElement value, JsonObject keywords) {
    Predicate<JsonObject> check =
        switch (keyword) {
          case "properties" -> properties(value.getAsJsonObject());
          case "required" -> required(value.getAsJsonArray());
          case "propertyNames" -> names(check(value));
          default -> values(check(value), keywords);
        };
    return element -> !(element instanceof JsonObject object) || check.test(object);
  }

  private Predicate<JsonObject> properties(JsonObject schemas) {
    Map<String, Predicate<JsonElement>> properties = new HashMap<>();
    schemas.asMap().forEach((name, schema) -> properties.put(name, check(schema)));
    return object ->
        object.asMap().entrySet().stream()
            .allMatch(
                member -> {
                  Predicate<JsonElement> check = properties.get(member.getKey());
                  return check == null || check.test(member.getValue());
                });
  }

  private static Predicate<JsonObject> required(JsonArray value) {
    List<String> names = value.asList().stream().map(JsonElement::getAsString).toList();
    return object -> names.stream().allMatch(object::has);
  }

  private static Predicate<JsonObject> names(Predicate<JsonElement> check) {
    return object -> object.keySet().stream().map(JsonPrimitive::new).allMatch(check);
  }

  private static Predicate<JsonObject> values(Predicate<JsonElement> check, JsonObject keywords) {
    if (keywords.has("properties")) {
      throw new IllegalArgumentException("additionalProperties beside properties is not known");
    }
    return object -> object.asMap().values().stream().allMatch(check);
  }

  private Predicate<JsonElement> ofArray(String keyword, JsonElement value) {
    Predicate<List<JsonElement>> check =
        switch (keyword) {
          case "minItems" -> items -> items.size() >= value.getAsInt();
          case "maxItems" -> items -> items.size() <= value.getAsInt();
          case "uniqueItems" -> items -> new HashSet<>(items).size() == items.size();
          default -> everyItem(check(value));
        };
    return element -> !(element instanceof JsonArray array) || check.test(array.asList());
  }

  private static Predicate<List<JsonElement>> everyItem(Predicate<JsonElement> check) {
    return items -> items.stream().allMatch(check);
  }

  private static Predicate<JsonElement> ofText(String keyword, JsonElement value) {
    Pattern pattern =
        keyword.equals("pattern")
            ? Pattern.compile(value.getAsString())
            : Pattern.compile("(?s).{" + value.getAsInt() + "}");
    Memo<String, Boolean> known = new Memo<>();
    return element ->
        !(element instanceof JsonPrimitive text)
            || !text.isString()
            || known.of(text.getAsString(), plain -> pattern.matcher(plain).find());
  }

  private static Predicate<JsonElement> ofNumber(Predicate<Double> check) {
    return element ->
        !(element instanceof JsonPrimitive number)
            || !number.isNumber()
            || check.test(number.getAsDouble());
  }
}
