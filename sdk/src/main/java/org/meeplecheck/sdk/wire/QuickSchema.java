package org.meeplecheck.sdk.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
      case "$ref" -> new Reference(value.getAsString());
      case "type" -> types(value);
      case "const" -> element -> isPlain(element) && value.equals(element);
      case "enum" -> {
        List<JsonElement> values = value.getAsJsonArray().asList();
        yield element -> isPlain(element) && values.contains(element);
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

  /** Another definition, which may be read later than what refers to it. */
  private final class Reference implements Predicate<JsonElement> {
    private final String name;
    private @Nullable Predicate<JsonElement> definition;

    Reference(String name) {
      this.name = name;
    }

    @Override
    public boolean test(JsonElement element) {
      Predicate<JsonElement> known = definition;
      if (known == null) {
        known = named(name);
        definition = known;
      }
      return known.test(element);
    }
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

  private static boolean all(Collection<JsonElement> elements, Predicate<JsonElement> check) {
    for (JsonElement element : elements) {
      if (!check.test(element)) {
        return false;
      }
    }
    return true;
  }

  private static Predicate<JsonElement> exactlyOne(List<Predicate<JsonElement>> checks) {
    return element -> {
      int kept = 0;
      for (Predicate<JsonElement> check : checks) {
        kept += check.test(element) ? 1 : 0;
      }
      return kept == 1;
    };
  }

  private static Predicate<JsonElement> either(
      Predicate<JsonElement> condition,
      Predicate<JsonElement> then,
      Predicate<JsonElement> otherwise) {
    return element -> (condition.test(element) ? then : otherwise).test(element);
  }

  private static Predicate<JsonElement> types(JsonElement value) {
    if (value instanceof JsonArray several) {
      List<Predicate<JsonElement>> types =
          several.asList().stream().map(QuickSchema::types).toList();
      return element -> types.stream().anyMatch(type -> type.test(element));
    }
    return switch (value.getAsString()) {
      case "object" -> JsonElement::isJsonObject;
      case "array" -> JsonElement::isJsonArray;
      case "null" -> JsonElement::isJsonNull;
      case "string" -> element -> element instanceof JsonPrimitive p && p.isString();
      case "boolean" -> element -> element instanceof JsonPrimitive p && p.isBoolean();
      case "integer" -> QuickSchema::isInteger;
      default -> throw new IllegalArgumentException("the type " + value + " is not known");
    };
  }

  /** Only what is written as one; whether 1.0 is one too is left to the validator. */
  private static boolean isInteger(JsonElement element) {
    if (!(element instanceof JsonPrimitive number) || !number.isNumber()) {
      return false;
    }
    String digits = number.getAsString();
    int first = digits.startsWith("-") ? 1 : 0;
    for (int i = first; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    return digits.length() > first;
  }

  /** Nothing that only rounds to another value: two such numbers are equal to the JSON library. */
  private static boolean isPlain(JsonElement element) {
    return !(element instanceof JsonPrimitive number) || !number.isNumber() || isInteger(number);
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
    return object -> {
      for (Map.Entry<String, Predicate<JsonElement>> property : properties.entrySet()) {
        JsonElement member = object.get(property.getKey());
        if (member != null && !property.getValue().test(member)) {
          return false;
        }
      }
      return true;
    };
  }

  private static Predicate<JsonObject> required(JsonArray value) {
    List<String> names = value.asList().stream().map(JsonElement::getAsString).toList();
    return object -> object.keySet().containsAll(names);
  }

  private static Predicate<JsonObject> names(Predicate<JsonElement> check) {
    return object -> object.keySet().stream().map(JsonPrimitive::new).allMatch(check);
  }

  private static Predicate<JsonObject> values(Predicate<JsonElement> check, JsonObject keywords) {
    if (keywords.has("properties")) {
      throw new IllegalArgumentException("additionalProperties beside properties is not known");
    }
    return object -> all(object.asMap().values(), check);
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
    return items -> all(items, check);
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

  /** Small whole numbers, which most are, are read the short way. */
  private static double value(JsonPrimitive number) {
    return isInteger(number) && number.getAsString().length() < 10
        ? number.getAsInt()
        : number.getAsDouble();
  }

  private static Predicate<JsonElement> ofNumber(DoublePredicate check) {
    return element ->
        !(element instanceof JsonPrimitive number)
            || !number.isNumber()
            || check.test(value(number));
  }
}
