package org.meeplecheck.sdk.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.function.Predicate;

/** The types that a schema names. */
final class JsonTypes {
  private JsonTypes() {}

  /** Whether an element is of a type, or of one of several. */
  static Predicate<JsonElement> of(JsonElement value) {
    if (value instanceof JsonArray several) {
      List<Predicate<JsonElement>> types = several.asList().stream().map(JsonTypes::of).toList();
      return element -> types.stream().anyMatch(type -> type.test(element));
    }
    return switch (value.getAsString()) {
      case "object" -> JsonElement::isJsonObject;
      case "array" -> JsonElement::isJsonArray;
      case "null" -> JsonElement::isJsonNull;
      case "string" -> element -> element instanceof JsonPrimitive p && p.isString();
      case "boolean" -> element -> element instanceof JsonPrimitive p && p.isBoolean();
      case "integer" -> JsonTypes::isInteger;
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
    return digits.length() > first
        && digits.chars().skip(first).allMatch(digit -> digit >= '0' && digit <= '9');
  }

  /** Nothing that only rounds to another value: two such numbers are equal to the JSON library. */
  static boolean isPlain(JsonElement element) {
    return !(element instanceof JsonPrimitive number) || !number.isNumber() || isInteger(number);
  }
}
