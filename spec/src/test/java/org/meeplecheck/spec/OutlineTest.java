package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Both directions between the outlines of the documents and the clauses. */
class OutlineTest {
  private static final Set<String> NORMATIVE = Set.of("rule", "example", "footnote");

  static Stream<String> documents() {
    return RawSpec.DOCUMENTS.stream();
  }

  static Stream<String> sets() {
    return RawSpec.SETS.stream();
  }

  private static JsonObject document(String id) {
    return RawSpec.json("documents/" + id + ".json").getAsJsonObject();
  }

  private static List<String> places(String id) {
    return RawSpec.objects(document(id), "places").map(p -> RawSpec.string(p, "place")).toList();
  }

  private static Stream<String> sources(JsonObject clause) {
    return RawSpec.objects(clause, "sources")
        .map(s -> RawSpec.string(s, "document") + " " + RawSpec.string(s, "place"));
  }

  @ParameterizedTest
  @MethodSource("sets")
  void every_source_of_a_clause_is_a_place_of_its_document(String set) {
    Set<String> places =
        RawSpec.DOCUMENTS.stream()
            .flatMap(id -> places(id).stream().map(place -> id + " " + place))
            .collect(Collectors.toSet());
    for (JsonObject clause : RawSpec.objects("sets/" + set + "/clauses.json", "clauses")) {
      assertEquals(
          List.of(),
          sources(clause).filter(source -> !places.contains(source)).toList(),
          RawSpec.string(clause, "id"));
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void every_rule_example_and_footnote_has_its_clause(String id) {
    Set<String> named =
        RawSpec.inEverySet("clauses.json", "clauses")
            .flatMap(OutlineTest::sources)
            .collect(Collectors.toSet());
    assertEquals(
        List.of(),
        RawSpec.objects(document(id), "places")
            .filter(place -> NORMATIVE.contains(RawSpec.string(place, "kind")))
            .map(place -> id + " " + RawSpec.string(place, "place"))
            .filter(place -> !named.contains(place))
            .toList());
  }

  @ParameterizedTest
  @CsvSource({"wind-roses, 61", "darmstadt, 50", "wheel, 254", "porxada-nl, 83", "porxada-cs, 110"})
  void the_places_of_a_document_cover_each_line_once(String id, int lines) {
    assertEquals(lines, document(id).get("lines").getAsInt());
    int next = 1;
    for (JsonObject place : RawSpec.objects(document(id), "places").toList()) {
      int from = place.get("from").getAsInt();
      int to = place.get("to").getAsInt();
      assertEquals(next, from, place.toString());
      assertTrue(to >= from, place.toString());
      assertEquals(from == to ? "L" + from : "L" + from + "-" + to, RawSpec.string(place, "place"));
      next = to + 1;
    }
    assertEquals(lines + 1, next);
  }

  @ParameterizedTest
  @CsvSource({
    "wind-roses, 94b455abaf798833231b38e0f056b3284f878cdb52a2a936b094bec7217ca600",
    "darmstadt, fa102c1d54a0e005cdcc86b6891c304493f5e3c1945097ba3108ea1ce4ec4ca0",
    "wheel, 4f6b98f00160f4091835f3a629f44a1109b555f8c80b1e5c29456cd6ceb23143",
    "porxada-nl, bc67b5420cefd4a8ea17475243dde239986d09530bd854b97f99debdbe65290b",
    "porxada-cs, 6b5ceb10a2d6d8420eb5b571c447c709c74b7df72dc9c05f26a9724c732e90fc"
  })
  void an_outline_names_the_text_that_it_was_made_from(String id, String hash) {
    assertEquals(hash, RawSpec.string(document(id), "sha256"));
  }

  @ParameterizedTest
  @MethodSource("sets")
  void a_clause_at_an_example_says_what_it_shows_and_no_other_does(String set) {
    Set<String> examples =
        RawSpec.DOCUMENTS.stream()
            .flatMap(
                id ->
                    RawSpec.objects(document(id), "places")
                        .filter(place -> RawSpec.string(place, "kind").equals("example"))
                        .map(place -> id + " " + RawSpec.string(place, "place")))
            .collect(Collectors.toSet());
    for (JsonObject clause : RawSpec.objects("sets/" + set + "/clauses.json", "clauses")) {
      assertEquals(
          sources(clause).anyMatch(examples::contains),
          clause.has("exampleOf"),
          RawSpec.string(clause, "id"));
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void the_places_of_a_document_have_different_names(String id) {
    assertEquals(places(id).stream().distinct().toList(), places(id));
  }

  @ParameterizedTest
  @CsvSource({"wind-roses, 5", "darmstadt, 4", "wheel, 11", "porxada-nl, 7", "porxada-cs, 0"})
  void the_footnotes_are_numbered_in_order(String id, int last) {
    List<Integer> numbers =
        RawSpec.objects(document(id), "places")
            .filter(place -> RawSpec.string(place, "kind").equals("footnote"))
            .map(place -> place.get("footnote").getAsInt())
            .distinct()
            .toList();
    assertEquals(Stream.iterate(1, n -> n + 1).limit(last).toList(), numbers);
  }
}
