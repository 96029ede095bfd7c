package org.meeplecheck.reports;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The published schema of {@code report.jsonl}, for tests. */
final class ReportSchema {
  private final Validator validator;
  private final URI uri;

  ReportSchema() throws IOException {
    validator =
        new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
    try (InputStream in =
        Objects.requireNonNull(
            ReportDirectory.class.getResourceAsStream("schema/report.schema.json"))) {
      uri =
          validator.registerSchema(
              JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    }
  }

  /** What is wrong with that line; empty if nothing is. */
  List<String> faults(String line) {
    return faults(JsonParser.parseString(line));
  }

  List<String> faults(JsonElement line) {
    return validator.validate(uri, line).getErrors().stream()
        .map(error -> error.getInstanceLocation() + ": " + error.getError())
        .toList();
  }
}
