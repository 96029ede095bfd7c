package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one file of the spec says of another, and what a single clause may say. */
class ReferencesTest {

  /** The faults that mutants of the reference engine have. */
  private static final Set<String> MUTANTS =
      Set.of(
          "tie-pays-everybody",
          "tie-pays-nobody",
          "late-rose-points",
          "blue-rose-rotation-ignored",
          "shared-row-not-shared",
          "church-bonus-to-monk-only",
          "city-twice-on-one-field",
          "unplaceable-tile-loses-turn",
          "second-own-follower-accepted",
          "coat-of-arms-missing",
          "unfinished-darmstadtium-bonus",
          "pig-counter-clockwise",
          "passed-sector-acts",
          "tax-without-product",
          "storm-after-crowns",
          "lone-crown-three",
          "plague-from-crown",
          "wheel-after-placing",
          "token-majority-only",
          "bubble-seen-by-fields",
          "refusal-costs-nothing");

  private static List<JsonObject> clauses() {
    return RawSpec.inEverySet("clauses.json", "clauses").toList();
  }

  private static List<JsonObject> rulings() {
    return RawSpec.inEverySet("rulings.json", "rulings").toList();
  }

  private static List<String> ids(Stream<JsonObject> objects) {
    return objects.map(object -> RawSpec.string(object, "id")).toList();
  }

  private static void assertAll(List<JsonObject> objects, Predicate<JsonObject> rule) {
    assertFalse(objects.isEmpty());
    assertEquals(List.of(), objects.stream().filter(rule.negate()).toList());
  }

  private static void assertUnique(List<String> ids) {
    assertEquals(ids.stream().distinct().toList(), ids);
  }

  private static Set<String> options() {
    return rulings().stream()
        .flatMap(
            ruling ->
                ids(RawSpec.objects(ruling, "options")).stream()
                    .map(option -> RawSpec.string(ruling, "id") + "=" + option))
        .collect(Collectors.toSet());
  }

  @Test
  void no_id_stands_twice() {
    assertUnique(ids(clauses().stream()));
    assertUnique(ids(rulings().stream()));
    assertUnique(ids(RawSpec.inEverySet("tiles.json", "tiles")));
    assertUnique(ids(RawSpec.inEverySet("set.json", "decisions")));
    assertUnique(ids(RawSpec.inEverySet("set.json", "reasons")));
    assertUnique(ids(RawSpec.inEverySet("set.json", "figures")));
    assertUnique(ids(RawSpec.inEverySet("set.json", "pieces")));
    assertUnique(ids(RawSpec.objects("editions.json", "editions").stream()));
    assertUnique(ids(RawSpec.objects("elements.json", "elements").stream()));
    for (JsonObject ruling : rulings()) {
      assertUnique(ids(RawSpec.objects(ruling, "options")));
    }
  }

  @Test
  void no_word_of_the_glossary_stands_twice() {
    assertUnique(
        RawSpec.objects("glossary.json", "terms").stream()
            .flatMap(
                term ->
                    Stream.concat(
                        Stream.of(RawSpec.string(term, "term")), RawSpec.strings(term, "aliases")))
            .toList());
  }

  @ParameterizedTest
  @CsvSource({"wind-roses, WR, 40", "darmstadt, DA, 31", "base, BG, 59", "wheel, WF, 78"})
  void the_clauses_of_a_set_are_numbered_without_a_gap(String set, String prefix, int last) {
    assertEquals(
        IntStream.rangeClosed(1, last).mapToObj(n -> "%s-%02d".formatted(prefix, n)).toList(),
        ids(RawSpec.objects("sets/" + set + "/clauses.json", "clauses").stream()));
  }

  @Test
  void the_house_rules_of_la_porxada_are_numbered_after_its_clauses() {
    assertEquals(
        Stream.concat(
                IntStream.rangeClosed(1, 61).mapToObj("LP-%02d"::formatted),
                IntStream.rangeClosed(0, 8).mapToObj("LP-H%d"::formatted))
            .toList(),
        ids(RawSpec.objects("sets/porxada/clauses.json", "clauses").stream()));
  }

  @Test
  void decisions_reasons_pieces_and_rulings_name_clauses_of_their_set() {
    for (String set : RawSpec.SETS) {
      String folder = "sets/" + set + "/";
      Set<String> known =
          Set.copyOf(ids(RawSpec.objects(folder + "clauses.json", "clauses").stream()));
      JsonObject file = RawSpec.json(folder + "set.json").getAsJsonObject();
      Stream.of(
              RawSpec.objects(file, "decisions"),
              RawSpec.objects(file, "reasons"),
              RawSpec.objects(file, "pieces"),
              RawSpec.objects(folder + "rulings.json", "rulings").stream())
          .flatMap(stream -> stream)
          .forEach(
              object ->
                  assertTrue(known.contains(RawSpec.string(object, "clause")), object.toString()));
    }
  }

  @Test
  void the_default_of_a_ruling_is_one_of_its_options() {
    Set<String> options = options();
    assertAll(
        rulings(),
        ruling ->
            options.contains(
                RawSpec.string(ruling, "id") + "=" + RawSpec.string(ruling, "default")));
  }

  @Test
  void a_ruling_is_named_after_its_set() {
    for (String set : RawSpec.SETS) {
      assertAll(
          RawSpec.objects("sets/" + set + "/rulings.json", "rulings"),
          ruling -> RawSpec.string(ruling, "id").startsWith(set + "."));
    }
  }

  @Test
  void an_option_takes_out_no_more_tiles_than_there_are() {
    Map<String, Integer> counts =
        RawSpec.inEverySet("tiles.json", "tiles")
            .collect(
                Collectors.toMap(t -> RawSpec.string(t, "id"), t -> t.get("count").getAsInt()));
    for (JsonObject ruling : rulings()) {
      RawSpec.objects(ruling, "options")
          .flatMap(option -> option.getAsJsonObject("removes").entrySet().stream())
          .forEach(
              removed ->
                  assertTrue(
                      removed.getValue().getAsInt() <= counts.getOrDefault(removed.getKey(), 0),
                      removed.toString()));
    }
  }

  @Test
  void an_edition_settles_known_rulings_by_known_options() {
    Set<String> options = options();
    for (JsonObject edition : RawSpec.objects("editions.json", "editions")) {
      for (Map.Entry<String, JsonElement> entry : edition.getAsJsonObject("rulings").entrySet()) {
        assertTrue(
            options.contains(entry.getKey() + "=" + entry.getValue().getAsString()),
            entry.toString());
      }
    }
  }

  @Test
  void a_tile_of_one_option_names_an_option() {
    Set<String> options = options();
    assertAll(
        RawSpec.inEverySet("tiles.json", "tiles").filter(tile -> tile.has("ruling")).toList(),
        tile -> options.contains(RawSpec.string(tile, "ruling")));
  }

  @ParameterizedTest
  @CsvSource({"base, D", "wind-roses, wind-roses:orange", "wheel, wheel:start"})
  void a_set_names_its_start_tile(String set, String start) {
    assertEquals(
        start,
        RawSpec.string(RawSpec.json("sets/" + set + "/set.json").getAsJsonObject(), "start"));
    assertTrue(Spec.bundled().ground(start).isPresent());
  }

  @ParameterizedTest
  @ValueSource(strings = {"darmstadt", "porxada"})
  void a_set_without_a_start_tile_says_so(String set) {
    assertTrue(
        RawSpec.json("sets/" + set + "/set.json").getAsJsonObject().get("start").isJsonNull());
  }

  @Test
  void elements_are_known_and_each_has_a_clause_that_waits_for_it() {
    Set<String> waitedFor =
        clauses().stream()
            .flatMap(clause -> RawSpec.strings(clause, "elements"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        new TreeSet<>(ids(RawSpec.objects("elements.json", "elements").stream())), waitedFor);
  }

  @Test
  void a_ruling_that_a_clause_names_is_known() {
    Set<String> known = Set.copyOf(ids(rulings().stream()));
    assertAll(
        clauses().stream().filter(clause -> !clause.get("ruling").isJsonNull()).toList(),
        clause -> known.contains(RawSpec.string(clause, "ruling")));
  }

  @Test
  void every_mutant_is_found_by_a_clause() {
    assertEquals(
        new TreeSet<>(MUTANTS),
        clauses().stream()
            .flatMap(clause -> RawSpec.strings(clause, "mutants"))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void a_clause_that_no_test_reaches_says_why() {
    assertAll(
        clauses().stream()
            .filter(
                clause ->
                    RawSpec.strings(clause, "tests").toList().contains("none")
                        || !clause.getAsJsonArray("elements").isEmpty())
            .toList(),
        clause -> !clause.get("why").isJsonNull());
  }

  @Test
  void strength_follows_provenance_but_for_five_clauses() {
    Set<String> exceptions = Set.of("WR-14", "WR-15", "DA-16", "DA-25");
    Set<String> tested = Set.of("WF-73");
    for (JsonObject clause : clauses()) {
      String id = RawSpec.string(clause, "id");
      Set<String> allowed =
          exceptions.contains(id)
              ? Set.of("required")
              : tested.contains(id)
                  ? Set.of("recommended")
                  : strengths(RawSpec.string(clause, "provenance"));
      assertTrue(allowed.contains(RawSpec.string(clause, "strength")), id);
    }
  }

  private static Set<String> strengths(String provenance) {
    return switch (provenance) {
      case "rule-text" -> Set.of("required", "optional");
      case "official-clarification", "author-clarification" -> Set.of("required");
      case "community-interpretation", "lost" -> Set.of("recommended");
      case "known-difference" -> Set.of("ruling");
      case "house-rule" -> Set.of("optional");
      default -> Set.of("information");
    };
  }

  @Test
  void information_is_not_tested() {
    assertAll(
        clauses().stream()
            .filter(clause -> RawSpec.string(clause, "strength").equals("information"))
            .toList(),
        clause -> RawSpec.strings(clause, "tests").toList().equals(List.of("none")));
  }

  @Test
  void an_example_shows_a_clause_of_its_set() {
    assertEquals(
        Map.of(
            "WR-27", "WR-13", "WR-28", "WR-13", "WR-29", "WR-36", "WF-25", "WF-23", "WF-36",
            "WF-35", "WF-37", "WF-35"),
        clauses().stream()
            .filter(clause -> clause.has("exampleOf"))
            .collect(
                Collectors.toMap(
                    clause -> RawSpec.string(clause, "id"),
                    clause -> RawSpec.string(clause, "exampleOf"))));
    assertEquals("WF-35", Spec.bundled().clause("WF-36").orElseThrow().exampleOf());
  }

  @Test
  void a_clause_that_leaves_a_question_open_names_a_ruling() {
    Set<String> naming =
        clauses().stream()
            .filter(clause -> !clause.get("ruling").isJsonNull())
            .map(clause -> RawSpec.string(clause, "id"))
            .collect(Collectors.toSet());
    assertAll(rulings(), ruling -> naming.contains(RawSpec.string(ruling, "clause")));
  }

  @Test
  void the_bundled_spec_is_what_the_files_say() {
    Spec spec = Spec.bundled();
    assertEquals(ids(clauses().stream()), spec.clauses().map(Clause::id).toList());
    assertEquals(ids(rulings().stream()), spec.rulings().map(Ruling::id).toList());
    assertEquals(
        ids(RawSpec.inEverySet("tiles.json", "tiles")), spec.tiles().map(Tile::id).toList());
    assertEquals(RawSpec.SETS, spec.sets().stream().map(RuleSet::id).toList());
    assertEquals(RawSpec.DOCUMENTS, spec.documents().stream().map(Document::id).toList());
    assertEquals("draw", spec.decision("draw").orElseThrow().id());
    assertEquals(List.of("swap", "bonus"), spec.decision("porxada-use").orElseThrow().options());
    assertEquals(6, spec.piece("token").orElseThrow().count());
    assertEquals("place", spec.reason("wind rose").orElseThrow().phase());
    assertEquals("wind-roses", spec.setOf(spec.clause("WR-13").orElseThrow()).orElseThrow().id());
  }
}
