package org.meeplecheck.reports.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.reports.ReportException;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class TraceJsonTest {
  private final Validator validator =
      new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
  private final URI schema;
  private final RunReport run =
      new RunReport(
          "1",
          "0123456789ab",
          "ba9876543210",
          "toy 7",
          List.of(),
          4,
          List.of(
              new RunReport.Entry("a", List.of("WR-13"), "x.feature:1", Verdict.PASS),
              new RunReport.Entry("b", List.of("WR-13"), "x.feature:7", Verdict.SUITE_ERROR),
              new RunReport.Entry("c", List.of("LP-07", "WR-99"), "x.feature:9", Verdict.FAIL),
              new RunReport.Entry("d", List.of(), "x.feature:11", Verdict.SUITE_ERROR)));
  private final JsonObject json =
      JsonParser.parseString(
              TraceJson.of(
                  Spec.bundled(),
                  run,
                  9,
                  Trace.of(Spec.bundled(), run, new Script(Set.of("game"), Map.of()))))
          .getAsJsonObject();

  TraceJsonTest() throws IOException {
    try (InputStream in = ReportException.class.getResourceAsStream("schema/trace.schema.json")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      schema = validator.registerSchema(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  @Test
  void itKeepsThePublishedSchema() {
    assertEquals(List.of(), faults(json));
  }

  @Test
  void theSchemaRefusesWhatLacksOrAddsSomething() {
    for (JsonObject part : parts()) {
      part.add("surplus", new JsonPrimitive(1));
      assertNotEquals(List.of(), faults(json), part.toString());
      part.remove("surplus");
      for (String key : List.copyOf(part.keySet())) {
        if (!key.equals("why")) {
          JsonElement value = part.remove(key);
          assertNotEquals(List.of(), faults(json), "without " + key + ": " + part);
          part.add(key, value);
        }
      }
    }
    assertEquals(List.of(), faults(json));
  }

  @Test
  void theSchemaRefusesAStandingThatItsScenariosContradict() {
    JsonObject clause = clause("WR-13");
    clause.addProperty("standing", "not-executed");
    assertNotEquals(List.of(), faults(json));
    clause.addProperty("standing", "kept");
    clause.add("scenarios", new JsonArray());
    assertNotEquals(List.of(), faults(json));
  }

  @Test
  void aClauseHasItsScenariosWithTheirVerdicts() {
    assertEquals(
        """
        {"id":"WR-13","set":"wind-roses","documents":["wind-roses"],"strength":"required",\
        "standing":"kept","elements":[],"scenarios":[\
        {"id":"a","source":"x.feature:1","verdict":"PASS","executed":true},\
        {"id":"b","source":"x.feature:7","verdict":"SUITE-ERROR","executed":false}]}""",
        clause("WR-13").toString());
    assertEquals("waiting", clause("WR-17").get("standing").getAsString());
    assertEquals("[\"messages\"]", clause("WR-17").get("elements").toString());
  }

  @Test
  void everyKindOfGapHasItsWord() {
    Set<String> kinds =
        Set.copyOf(
            json.getAsJsonArray("gaps").asList().stream()
                .map(gap -> gap.getAsJsonObject().get("kind").getAsString())
                .toList());
    assertEquals(
        Set.of(
            "clause-not-executed",
            "scenario-without-clause",
            "tag-without-clause",
            "sentence-unused"),
        kinds);
  }

  private List<JsonObject> parts() {
    JsonObject clause = clause("WR-13");
    return List.of(
        json,
        clause,
        clause.getAsJsonArray("scenarios").get(0).getAsJsonObject(),
        json.getAsJsonArray("documents").get(0).getAsJsonObject(),
        json.getAsJsonArray("sets").get(0).getAsJsonObject(),
        json.getAsJsonArray("gaps").get(0).getAsJsonObject());
  }

  private JsonObject clause(String id) {
    return json.getAsJsonArray("clauses").asList().stream()
        .map(JsonElement::getAsJsonObject)
        .filter(clause -> clause.get("id").getAsString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private List<String> faults(JsonObject value) {
    return validator.validate(schema, value).getErrors().stream()
        .map(error -> error.getInstanceLocation() + ": " + error.getError())
        .toList();
  }
}
