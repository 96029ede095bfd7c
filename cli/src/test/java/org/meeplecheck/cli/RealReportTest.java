package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.reports.ReportDirectory;

/** The report of the suite itself on an engine with a fault. */
class RealReportTest {
  private static final String ENGINE = "mutant:late-rose-points";

  @TempDir Path out;
  private final Desk desk = new Desk();

  @Test
  void everyLineKeepsThePublishedSchema() throws IOException {
    List<JsonObject> lines = lines("--set", "wind-roses");
    Validator validator =
        new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
    URI schema = validator.registerSchema(schema());
    for (JsonObject line : lines) {
      assertTrue(validator.validate(schema, line).isValid(), line.toString());
    }
  }

  @Test
  void theRepeatCommandOfAFailureRunsThatScenarioAlone() throws IOException {
    JsonObject failed =
        lines("--set", "wind-roses").stream().filter(this::isFailure).findFirst().orElseThrow();
    String id = failed.get("id").getAsString();
    assertEquals(
        "./meeplecheck run --id '"
            + id
            + "' --engine "
            + ENGINE
            + " --out target/meeplecheck-repeat",
        failed.getAsJsonObject("failure").get("repeat").getAsString());
    List<JsonObject> again = lines("--id", id);
    assertEquals(3, again.size());
    assertEquals(failed.get("message"), again.get(1).get("message"));
  }

  private boolean isFailure(JsonObject line) {
    return line.has("verdict") && line.get("verdict").getAsString().equals("FAIL");
  }

  private List<JsonObject> lines(String filter, String value) throws IOException {
    String[] command = {"run", "--engine", ENGINE, "--out", out.toString(), filter, value};
    assertEquals(1, desk.type(command), desk.err());
    return Files.readAllLines(out.resolve("report.jsonl")).stream()
        .map(line -> JsonParser.parseString(line).getAsJsonObject())
        .toList();
  }

  private static String schema() throws IOException {
    try (InputStream in = ReportDirectory.class.getResourceAsStream("schema/report.schema.json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
