package org.meeplecheck.sdk.wire;

import com.google.gson.JsonElement;
import dev.harrel.jsonschema.Error;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Checks messages against the published schema. */
final class WireSchema {
  private static final String FILE = "protocol-1.schema.json";
  private static final String ID = "https://meeplecheck.org/schema/protocol/1/" + FILE;

  private final Validator validator;
  private final QuickSchema quick;

  WireSchema() {
    String schema = text();
    validator =
        new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
    validator.registerSchema(URI.create(ID), schema);
    quick = new QuickSchema(schema);
  }

  /** What is wrong with a request, in one sentence; empty if nothing is. */
  Optional<String> faultOfRequest(Op op, JsonElement request) {
    return fault("request-" + op.word(), request);
  }

  /** What is wrong with the envelope of an answer. */
  Optional<String> faultOfAnswer(JsonElement answer) {
    return fault("answer", answer);
  }

  /** What is wrong with the content of an answer that is no error. */
  Optional<String> faultOfOk(Op op, JsonElement ok) {
    return fault("ok-" + op.word(), ok);
  }

  private Optional<String> fault(String definition, JsonElement message) {
    try {
      return quick.allows(definition, message) ? Optional.empty() : validate(definition, message);
    } catch (NumberFormatException e) {
      return Optional.of("it has a number that is too large to be read: " + e.getMessage());
    } catch (StackOverflowError e) {
      return Optional.of("it has a text that is too long to be held against the schema");
    }
  }

  /** What is wrong by the letter of the schema, which takes its time. */
  Optional<String> validate(String definition, JsonElement message) {
    Validator.Result result = validator.validate(URI.create(ID + "#/$defs/" + definition), message);
    if (result.isValid()) {
      return Optional.empty();
    }
    return Optional.of(
        result.getErrors().stream()
            .filter(error -> !error.getKeyword().equals("$ref"))
            .findFirst()
            .map(WireSchema::text)
            .orElse("it does not fit the schema"));
  }

  private static String text(Error error) {
    String at = error.getInstanceLocation();
    return (at.isEmpty() ? "the message" : at)
        + ": "
        + error.getError().substring(0, 1).toLowerCase(Locale.ROOT)
        + error.getError().substring(1);
  }

  private static String text() {
    try (InputStream in = WireSchema.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
