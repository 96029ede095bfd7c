package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One fault in a copy of the spec, one sentence that says where it is and how to mend it. */
class StrictnessTest {
  private static final String TILES = "sets/base/tiles.json";
  private static final String CLAUSES = "sets/base/clauses.json";
  private static final String SET = "sets/base/set.json";
  private static final String RULINGS = "sets/base/rulings.json";
  private static final String ROSE_TILES = "sets/wind-roses/tiles.json";
  private static final String ROSE_CLAUSES = "sets/wind-roses/clauses.json";

  @TempDir Path copy;

  static Stream<Fault> faults() {
    return Stream.of(
        new Fault(
            "a key twice",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"count\": 4, \"count\": 4,",
            "{\"id\": \"D\"",
            "the key \"count\" stands twice: remove one"),
        new Fault(
            "a key twice in a map",
            RULINGS,
            "\"removes\": {}",
            "\"removes\": {\"D\": 1, \"D\": 2}",
            "\"removes\": {\"D\"",
            "the key \"D\" stands twice: remove one"),
        new Fault(
            "an unknown key",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"number\": 4,",
            "{\"id\": \"D\"",
            "unknown key \"number\": the keys here are [id, count, segments, alias, ruling]"),
        new Fault(
            "a missing key",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\",",
            "{\"id\": \"D\"",
            "the key \"count\" is missing: add it"),
        new Fault(
            "a null",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"count\": null,",
            "{\"id\": \"D\"",
            "the key \"count\" must not be null: give it a value"),
        new Fault(
            "a null in a list",
            TILES,
            "\"field ENE WNW borders N\"",
            "null",
            "{\"id\": \"D\"",
            "a text is needed at $.tiles[3].segments[1]"),
        new Fault(
            "a number for a text",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": 4, \"count\": 4,",
            "{\"id\": 4",
            "a text is needed at $.tiles[3].id"),
        new Fault(
            "a text for a number",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"count\": \"4\",",
            "{\"id\": \"D\"",
            "a whole number is needed at $.tiles[3].count"),
        new Fault(
            "half a tile",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"count\": 1.5,",
            "{\"id\": \"D\"",
            "a whole number is needed at $.tiles[3].count"),
        new Fault(
            "an object for a list",
            "sets.json",
            "[\"base\", \"wind-roses\", \"darmstadt\", \"wheel\", \"porxada\"]",
            "{}",
            "{}",
            "a list is needed here, not an object"),
        new Fault(
            "a missing comma",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\" \"count\": 4,",
            "{\"id\": \"D\"",
            "this is no JSON: look for a missing or surplus comma, colon, quote or bracket"),
        new Fault(
            "single quotes",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{'id': \"D\", \"count\": 4,",
            "{'id",
            "this is no JSON: look for a missing or surplus comma, colon, quote or bracket"),
        new Fault(
            "text after the value",
            "editions.json",
            "]}\n",
            "]}\nmore\n",
            "more",
            "the file goes on after its value: remove the rest"),
        new Fault(
            "a second value",
            "sets.json",
            "]",
            "] []",
            "[",
            "the file goes on after its value: remove the rest"),
        new Fault(
            "an unclosed list",
            "documents.json",
            "]\n",
            "",
            "[",
            "the file ends too early: close what is open"),
        new Fault(
            "an unknown word",
            CLAUSES,
            "\"strength\": \"required\"",
            "\"strength\": \"must\"",
            "\"strength\": \"must\"",
            "unknown word \"must\": the words here are [required, recommended, ruling, optional, information]"),
        new Fault(
            "an unknown word in a list",
            CLAUSES,
            "\"tests\": [\"moves\"]",
            "\"tests\": [\"move\"]",
            "\"tests\": [\"move\"]",
            "unknown word \"move\": the words here are [moves, components, none]"),
        new Fault(
            "an unknown verb",
            SET,
            "\"verbs\": [\"chance\"]",
            "\"verbs\": [\"roll\"]",
            "{\"id\": \"draw\"",
            "draw: there is no verb \"roll\": there are [chance, choose, deploy, move, pass, place, remove]"),
        new Fault(
            "an unknown phase",
            SET,
            "\"phase\": \"score\"",
            "\"phase\": \"scores\"",
            "{\"id\": \"city\"",
            "city: there is no phase \"scores\": there are [deploy, draw, final, place, score]"),
        new Fault(
            "an unknown port",
            TILES,
            "\"field ENE WNW borders N\"",
            "\"field ENE WNV borders N\"",
            "{\"id\": \"D\"",
            "tile D: no port \"WNV\": the twelve are NNW N NNE ENE E ESE SSE S SSW WSW W WNW"),
        new Fault(
            "a port twice in a segment",
            TILES,
            "\"road E W\"",
            "\"road E W W\"",
            "{\"id\": \"D\"",
            "tile D: the port W stands twice: remove one"),
        new Fault(
            "a port in two segments",
            TILES,
            "\"field ESE SSE SSW WSW\"",
            "\"field ENE SSE SSW WSW\"",
            "{\"id\": \"D\"",
            "D: the port ENE belongs to two segments"),
        new Fault(
            "a road without a field beside it",
            TILES,
            "\"field ESE SSE SSW WSW\"",
            "\"field SSE SSW WSW\"",
            "{\"id\": \"D\"",
            "D: side E: a city takes the middle port, a road the middle with fields at both halves, a field the two halves"),
        new Fault(
            "a city without a port",
            TILES,
            "\"city N\"",
            "\"city N\", \"city coat-of-arms\"",
            "{\"id\": \"D\"",
            "tile D: a city has no port: name those by which it leaves the tile"),
        new Fault(
            "a monastery with a port",
            TILES,
            "\"city N\"",
            "\"monastery N\"",
            "{\"id\": \"D\"",
            "tile D: a monastery has no port: remove [N]"),
        new Fault(
            "a road with three ports",
            TILES,
            "\"road E\", \"road S\", \"road W\"",
            "\"road E S W\"",
            "{\"id\": \"L\"",
            "tile L: a road has one or two ports: roads that meet are separate roads"),
        new Fault(
            "a coat of arms on a road",
            TILES,
            "\"road E W\"",
            "\"road E W coat-of-arms\"",
            "{\"id\": \"D\"",
            "tile D: a road has no coat-of-arms: write it after another segment"),
        new Fault(
            "a road that borders",
            TILES,
            "\"road E W\"",
            "\"road E W borders N\"",
            "{\"id\": \"D\"",
            "tile D: a road borders nothing: only a field does"),
        new Fault(
            "a border without a city",
            TILES,
            "borders N",
            "borders E",
            "{\"id\": \"D\"",
            "D: a field borders E, where there is no city"),
        new Fault(
            "an unknown kind of segment",
            TILES,
            "\"road E W\"",
            "\"river E W\"",
            "{\"id\": \"D\"",
            "tile D: \"river E W\" is no segment: write a city, road, field or monastery with its ports, or rose or wheel with one word"),
        new Fault(
            "two roses",
            TILES,
            "\"road E W\"",
            "\"road E W\", \"rose NE\", \"rose SW\"",
            "{\"id\": \"D\"",
            "tile D: the rose stands twice: remove one"),
        new Fault(
            "a count of 0",
            TILES,
            "{\"id\": \"D\", \"count\": 4,",
            "{\"id\": \"D\", \"count\": 0,",
            "{\"id\": \"D\"",
            "D: the count must be at least 1"),
        new Fault(
            "a tile twice",
            TILES,
            "{\"id\": \"E\"",
            "{\"id\": \"D\"",
            "{\"id\": \"D\", \"count\": 5",
            "the tile \"D\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a tile in two sets",
            "sets/darmstadt/tiles.json",
            "\"darmstadt:st-louis\"",
            "\"D\"",
            "{\"id\": \"D\"",
            "the tile \"D\" stands twice, first in sets/base/tiles.json: remove one or name it otherwise"),
        new Fault(
            "a clause twice",
            CLAUSES,
            "\"id\": \"BG-02\"",
            "\"id\": \"BG-01\"",
            "@19",
            "the clause \"BG-01\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a ruling twice",
            RULINGS,
            "\"id\": \"base.farm-scoring\"",
            "\"id\": \"base.small-city\"",
            "@15",
            "the ruling \"base.small-city\" stands twice: remove one or name it otherwise"),
        new Fault(
            "an option twice",
            RULINGS,
            "\"id\": \"2\"",
            "\"id\": \"4\"",
            "\"id\": \"base.small-city\"",
            "base.small-city: the option \"4\" stands twice: remove one or name it otherwise"),
        new Fault(
            "an element twice",
            "elements.json",
            "\"id\": \"castle\"",
            "\"id\": \"hills\"",
            "\"title\": \"Hills\"",
            "the element \"hills\" stands twice: remove one or name it otherwise"),
        new Fault(
            "an edition twice",
            "editions.json",
            "\"id\": \"c3\"",
            "\"id\": \"c1-first\"",
            "\"title\": \"Third edition",
            "the edition \"c1-first\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a place twice",
            "documents/wind-roses.json",
            "\"place\": \"L2\"",
            "\"place\": \"L1\"",
            "\"from\": 2,",
            "the place of wind-roses \"L1\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a set twice",
            "sets.json",
            "\"darmstadt\"",
            "\"base\"",
            "[",
            "the set \"base\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a document twice",
            "documents.json",
            "\"darmstadt\"",
            "\"wind-roses\"",
            "[",
            "the document \"wind-roses\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a decision twice",
            SET,
            "\"id\": \"place\"",
            "\"id\": \"draw\"",
            "\"verbs\": [\"place\"]",
            "the decision \"draw\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a term twice",
            "glossary.json",
            "\"term\": \"start tile\"",
            "\"term\": \"tile\"",
            "The tile that lies on the board before",
            "the term \"tile\" stands twice: remove one or name it otherwise"),
        new Fault(
            "an unknown clause of a decision",
            SET,
            "\"clause\": \"BG-06\"",
            "\"clause\": \"BG-99\"",
            "{\"id\": \"draw\"",
            "draw: there is no clause BG-99: name one of a clauses.json"),
        new Fault(
            "an unknown clause of a ruling",
            RULINGS,
            "\"clause\": \"BG-41\"",
            "\"clause\": \"BG-99\"",
            "\"id\": \"base.small-city\"",
            "base.small-city: there is no clause BG-99: name one of a clauses.json"),
        new Fault(
            "an unknown default",
            RULINGS,
            "\"default\": \"4\"",
            "\"default\": \"3\"",
            "\"id\": \"base.small-city\"",
            "base.small-city: there is no option of base.small-city \"3\": there are [2, 4]"),
        new Fault(
            "an unknown ruling of a clause",
            CLAUSES,
            "\"ruling\": \"base.small-city\"",
            "\"ruling\": \"base.tiny-city\"",
            "\"id\": \"BG-41\"",
            "BG-41: there is no ruling \"base.tiny-city\": there are [base.farm-scoring, base.small-city, darmstadt.church-count, darmstadt.church-time, darmstadt.church-without-monk, darmstadt.monasteries, darmstadt.st-mary-roads, porxada.choice-time, porxada.crown-follower, porxada.give-up, porxada.house-rules, porxada.minority, porxada.same-tile, porxada.shared-city, porxada.swap-then-deploy, wheel.composition, wheel.famine, wheel.second-icon, wind-roses.edition, wind-roses.spielbox-turned-rose, wind-roses.start-stack]"),
        new Fault(
            "an unknown edition of a clause",
            ROSE_CLAUSES,
            "\"edition\": \"wind-roses-hig\"",
            "\"edition\": \"hig\"",
            "\"id\": \"WR-11\"",
            "WR-11: there is no edition \"hig\": there are [big-box-5, c1-first, c1-second, c3, wheel-2009, wind-roses-hig, wind-roses-spielbox]"),
        new Fault(
            "an unknown ruling of an edition",
            "editions.json",
            "\"base.small-city\": \"2\"",
            "\"base.tiny-city\": \"2\"",
            "\"id\": \"c1-first\"",
            "c1-first: there is no ruling \"base.tiny-city\": there are [base.farm-scoring, base.small-city, darmstadt.church-count, darmstadt.church-time, darmstadt.church-without-monk, darmstadt.monasteries, darmstadt.st-mary-roads, porxada.choice-time, porxada.crown-follower, porxada.give-up, porxada.house-rules, porxada.minority, porxada.same-tile, porxada.shared-city, porxada.swap-then-deploy, wheel.composition, wheel.famine, wheel.second-icon, wind-roses.edition, wind-roses.spielbox-turned-rose, wind-roses.start-stack]"),
        new Fault(
            "an unknown option of an edition",
            "editions.json",
            "\"base.small-city\": \"2\"",
            "\"base.small-city\": \"3\"",
            "\"id\": \"c1-first\"",
            "c1-first: there is no option of base.small-city \"3\": there are [2, 4]"),
        new Fault(
            "an unknown option of a tile",
            ROSE_TILES,
            "wind-roses.edition=hig",
            "wind-roses.edition=rgg",
            "\"id\": \"wind-roses:ne\"",
            "wind-roses:ne: there is no option of wind-roses.edition \"rgg\": there are [hig, spielbox]"),
        new Fault(
            "a ruling of a tile without an option",
            ROSE_TILES,
            "wind-roses.edition=hig",
            "wind-roses.edition",
            "\"id\": \"wind-roses:ne\"",
            "tile wind-roses:ne: no option \"wind-roses.edition\": write ruling=option, for example base.small-city=4"),
        new Fault(
            "an unknown start tile",
            SET,
            "\"start\": \"D\"",
            "\"start\": \"Z\"",
            "\"id\": \"base\"",
            "base: there is no start tile \"Z\": name a tile of tiles.json, the board of start.json, or null"),
        new Fault(
            "an unknown tile to take out",
            RULINGS,
            "\"removes\": {}",
            "\"removes\": {\"Z\": 1}",
            "\"id\": \"base.small-city\"",
            "base.small-city: the tile \"Z\" is there 0 times: 1 cannot go"),
        new Fault(
            "too many tiles to take out",
            RULINGS,
            "\"removes\": {}",
            "\"removes\": {\"D\": 5}",
            "\"id\": \"base.small-city\"",
            "base.small-city: the tile \"D\" is there 4 times: 5 cannot go"),
        new Fault(
            "an unknown element",
            ROSE_CLAUSES,
            "\"elements\": [\"messages\"]",
            "\"elements\": [\"message\"]",
            "\"id\": \"WR-17\"",
            "WR-17: there is no element \"message\": there are [barn, bathhouse, big-follower, builder, castle, cathedral, city-of-carcassonne, crop-circles, dragon, fairy, flier, german-castle, gingerbread-man, hills, land-surveyors, leipzig, little-buildings, mage, magic-portal, mayor, messages, pig, pig-herd, plague, ringmaster, robbers, shrine, siege, teacher, tower, wagon, watchtowers, witch]"),
        new Fault(
            "an unknown place",
            CLAUSES,
            "\"place\": \"players\"",
            "\"place\": \"player\"",
            "\"id\": \"BG-01\"",
            "BG-01: there is no place player in documents/base-rules.json"),
        new Fault(
            "an unknown document",
            CLAUSES,
            "\"document\": \"base-rules\"",
            "\"document\": \"base-rule\"",
            "\"id\": \"BG-01\"",
            "BG-01: there is no document \"base-rule\": there are [base-rules, darmstadt, porxada-cs, porxada-nl, wheel, wind-roses]"),
        new Fault(
            "a clause of another set",
            CLAUSES,
            "\"id\": \"BG-01\"",
            "\"id\": \"WR-91\"",
            "\"id\": \"WR-91\"",
            "WR-91: the id of a clause begins with BG- in this set"),
        new Fault(
            "a clause without a source",
            CLAUSES,
            "\"sources\": [{\"document\": \"base-rules\", \"place\": \"players\"}]",
            "\"sources\": []",
            "\"id\": \"BG-01\"",
            "BG-01: a clause has at least one source: add it"),
        new Fault(
            "a reason that is missing",
            ROSE_CLAUSES,
            "\"tests\": [\"moves\"]",
            "\"tests\": [\"none\"]",
            "\"id\": \"WR-03\"",
            "WR-03: a clause that is not tested says why: add it to the key \"why\""),
        new Fault(
            "a folder of another name",
            SET,
            "\"id\": \"base\"",
            "\"id\": \"bass\"",
            "\"id\": \"bass\"",
            "the id must be that of the list, \"base\""),
        new Fault(
            "a document of another name",
            "documents/wind-roses.json",
            "\"id\": \"wind-roses\"",
            "\"id\": \"wind-rose\"",
            "\"id\": \"wind-rose\"",
            "the id must be that of the list, \"wind-roses\""));
  }

  @BeforeEach
  void copySpec() throws IOException {
    SpecCopy.into(copy);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void a_fault_is_told_with_file_and_line(Fault fault) throws IOException {
    assertEquals(fault.madeIn(copy), SpecCopy.refusal(copy));
  }

  @Test
  void a_spec_without_a_fault_is_read() {
    assertEquals(Spec.bundled().clauses().toList(), Spec.read(copy).clauses().toList());
  }

  @Test
  void a_missing_file_is_named() throws IOException {
    Files.delete(copy.resolve("sets/darmstadt/rulings.json"));

    assertEquals(
        "sets/darmstadt/rulings.json: there is no such file: add it, or remove the name that leads"
            + " to it",
        SpecCopy.refusal(copy));
  }

  @Test
  void a_file_in_another_encoding_is_refused() throws IOException {
    Path glossary = copy.resolve("glossary.json");
    Files.writeString(
        glossary,
        Files.readString(glossary).replaceFirst("tile", "t\u00efle"),
        StandardCharsets.ISO_8859_1);

    assertEquals(
        "glossary.json:1: the file is not UTF-8: save it as UTF-8", SpecCopy.refusal(copy));
  }
}
