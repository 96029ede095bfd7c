package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaTest {
  private final ValidatorFactory validators =
      new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory());

  static Stream<String> files() throws IOException {
    try (Stream<Path> paths = Files.walk(RawSpec.root())) {
      List<String> files =
          paths
              .map(path -> RawSpec.root().relativize(path).toString().replace('\\', '/'))
              .filter(path -> path.endsWith(".json") && !path.startsWith("schema/"))
              .sorted()
              .toList();
      return files.stream();
    }
  }

  private static String schemaOf(String file) {
    String name =
        file.startsWith("documents/")
            ? "document"
            : Path.of(file).getFileName().toString().replace(".json", "");
    return RawSpec.text("schema/" + name + ".schema.json");
  }

  private List<String> errors(String schema, String instance) {
    Validator.Result result = validators.validate(schema, instance);
    List<String> errors =
        result.getErrors().stream()
            .map(error -> error.getInstanceLocation() + ": " + error.getError())
            .toList();
    return result.isValid() || !errors.isEmpty() ? errors : List.of("invalid");
  }

  @ParameterizedTest
  @MethodSource("files")
  void every_file_keeps_its_schema(String file) {
    assertEquals(List.of(), errors(schemaOf(file), RawSpec.text(file)));
  }

  @Test
  void every_file_of_the_lists_is_there_and_no_other() throws IOException {
    Set<String> expected =
        new TreeSet<>(List.of("sets.json", "documents.json", "editions.json", "elements.json"));
    expected.add("glossary.json");
    for (String set : RawSpec.SETS) {
      for (String file : List.of("set", "tiles", "rulings", "clauses")) {
        expected.add("sets/" + set + "/" + file + ".json");
      }
    }
    expected.add("sets/wheel/start.json");
    RawSpec.DOCUMENTS.forEach(document -> expected.add("documents/" + document + ".json"));

    assertEquals(expected, files().collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void every_schema_is_named_by_its_address() throws IOException {
    try (Stream<Path> schemas = Files.list(RawSpec.root().resolve("schema"))) {
      for (Path schema : schemas.toList()) {
        String name = schema.getFileName().toString();
        assertEquals(
            "https://meeplecheck.org/schema/spec/1/" + name,
            RawSpec.string(RawSpec.json("schema/" + name).getAsJsonObject(), "$id"));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "sets/base/tiles.json | \"city N\" | \"city NNW\"",
        "sets/base/tiles.json | \"road E W\" | \"road E W N\"",
        "sets/base/tiles.json | \"field ENE WNW borders N\" | \"field ENE WNW borders ENE\"",
        "sets/base/tiles.json | \"count\": 4 | \"count\": 0",
        "sets/base/tiles.json | \"count\": 4 | \"number\": 4",
        "sets/base/tiles.json | \"alias\" | \"names\"",
        "sets/wind-roses/tiles.json | \"rose NE\" | \"rose north\"",
        "sets/base/set.json | \"chance\" | \"roll\"",
        "sets/base/set.json | \"follower\": true | \"follower\": \"yes\"",
        "sets/base/rulings.json | \"default\": \"4\" | \"default\": 4",
        "sets/base/clauses.json | \"strength\": \"required\" | \"strength\": \"must\"",
        "sets/base/clauses.json | \"tests\": [\"moves\"] | \"tests\": []",
        "sets/base/clauses.json | \"id\": \"BG-01\" | \"id\": \"BG-1\"",
        "sets/base/clauses.json | \"note\": null | \"notes\": null",
        "documents/wind-roses.json | \"kind\": \"heading\" | \"kind\": \"title\"",
        "documents/wind-roses.json | \"from\": 1, | \"from\": 0,",
        "editions.json | \"title\" | \"name\"",
        "elements.json | \"from\" | \"of\"",
        "glossary.json | \"aliases\" | \"alias\"",
        "sets.json | \"base\" | \"Base\"",
        "documents.json | \"base-rules\" | 7",
        "sets/wheel/tiles.json | \"wheel 3\" | \"wheel 4\"",
        "sets/porxada/tiles.json | porxada\"] | darmstadt\"]",
        "sets/porxada/set.json | \"options\": [\"swap\" | \"option\": [\"swap\"",
        "sets/porxada/set.json | [\"swap\", \"bonus\"] | [\"bonus\", \"bonus\"]",
        "sets/porxada/set.json | \"count\": 6 | \"count\": 0",
        "sets/base/set.json | \"pieces\": [] | \"piece\": []",
        "sets/wheel/clauses.json | \"exampleOf\": \"WF-23\" | \"exampleOf\": null",
        "sets/wheel/start.json | \"at\": \"1,0\" | \"at\": \"1, 0\"",
        "sets/wheel/start.json | \"road N\" | \"road N S\"",
        "sets/wheel/start.json | \"city N\" | \"city NNW\"",
        "sets/wheel/start.json | \"crowns\": 1 | \"crowns\": 0",
        "sets/wheel/start.json | \"except\" | \"unless\"",
        "sets/wheel/start.json | \"wheel.composition=aside\" | \"wheel.composition\""
      })
  void a_schema_finds_a_fault(String file, String right, String wrong) {
    String text = RawSpec.text(file);
    String faulty = text.replace(right, wrong);

    assertFalse(faulty.equals(text), () -> right + " does not stand in " + file);
    assertFalse(errors(schemaOf(file), faulty).isEmpty());
  }
}
