package org.meeplecheck.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults in start boards, pieces, options and examples, each told by one sentence. */
class StartBoardStrictnessTest {
  private static final String START = "sets/wheel/start.json";
  private static final String WHEEL_SET = "sets/wheel/set.json";
  private static final String WHEEL_CLAUSES = "sets/wheel/clauses.json";
  private static final String PORXADA_SET = "sets/porxada/set.json";

  @TempDir Path copy;

  static Stream<Fault> faults() {
    return Stream.of(
        new Fault(
            "a square that is none",
            START,
            "\"at\": \"1,0\"",
            "\"at\": \"1-0\"",
            "\"at\": \"1-0\"",
            "square 1-0: no square \"1-0\": write column and row, for example 1, -2"),
        new Fault(
            "a square twice",
            START,
            "\"at\": \"1,0\"",
            "\"at\": \"0,0\"",
            "\"field NNW NNE ENE WNW\"",
            "the square of wheel:start \"0,0\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a board that does not begin at 0,0",
            START,
            "\"at\": \"0,0\"",
            "\"at\": \"9,9\"",
            "\"id\": \"wheel:start\"",
            "wheel:start: the north-west square of a start board lies on 0,0: move it"),
        new Fault(
            "a square west of the north-west one",
            START,
            "\"at\": \"1,1\"",
            "\"at\": \"-1,1\"",
            "\"id\": \"wheel:start\"",
            "wheel:start: the north-west square of a start board lies on 0,0: move it"),
        new Fault(
            "an unknown kind of segment on a board",
            START,
            "\"road N\"",
            "\"wheel 1\"",
            "\"at\": \"2,0\"",
            "square 2,0: \"wheel 1\" is no segment: write a city, road or field with its ports"),
        new Fault(
            "a road with three ports on a board",
            START,
            "\"road N\"",
            "\"road N E S\"",
            "\"at\": \"2,0\"",
            "square 2,0: a road has one or two ports: roads that meet are separate roads"),
        new Fault(
            "a port in two segments of a board",
            START,
            "\"field NNE ENE\"",
            "\"field NNW NNE ENE\"",
            "\"at\": \"2,0\"",
            "2,0: the port NNW belongs to two segments"),
        new Fault(
            "a road without a field beside it on a board",
            START,
            "\"field NNE ENE\"",
            "\"field ENE\"",
            "\"at\": \"2,0\"",
            "2,0: side N: a city takes the middle port, a road the middle with fields at both halves, a field the two halves"),
        new Fault(
            "an outer side with nothing on it",
            START,
            "\"field NNW NNE ENE WNW\"",
            "\"field ENE WNW\"",
            "\"at\": \"1,0\"",
            "1,0: side N: a city takes the middle port, a road the middle with fields at both halves, a field the two halves"),
        new Fault(
            "a border without a city on a board",
            START,
            "borders N",
            "borders W",
            "\"at\": \"0,0\"",
            "0,0: a field borders W, where there is no city"),
        new Fault(
            "a half of a field that ends inside the board",
            START,
            "\"field NNW NNE ENE WNW\"",
            "\"field NNW NNE WNW\"",
            "\"at\": \"2,0\"",
            "2,0: what leaves by WNW does not go on in the next square of the board"),
        new Fault(
            "a road that ends inside the board in a field",
            START,
            "\"road W\"",
            "\"road E W\"",
            "\"at\": \"0,1\"",
            "0,1: what leaves by E does not go on in the next square of the board"),
        new Fault(
            "an unknown exception of a board",
            START,
            "wheel.composition=aside",
            "wheel.composition=away",
            "\"id\": \"wheel:start\"",
            "wheel:start: there is no option of wheel.composition \"away\": there are [aside, big-box-5, icons-only, stand-alone]"),
        new Fault(
            "an exception of a board without an option",
            START,
            "wheel.composition=aside",
            "wheel.composition",
            "\"id\": \"wheel:start\"",
            "wheel:start: no option \"wheel.composition\": write ruling=option, for example base.small-city=4"),
        new Fault(
            "a sector without a crown space",
            START,
            "\"crowns\": 1",
            "\"crowns\": 0",
            "\"id\": \"fortune\"",
            "fortune: a sector has at least 1 crown space: give their number"),
        new Fault(
            "a sector twice",
            START,
            "{\"id\": \"tax\"",
            "{\"id\": \"fortune\"",
            "{\"id\": \"fortune\", \"crowns\": 2",
            "the sector \"fortune\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a board under another name",
            START,
            "\"id\": \"wheel:start\"",
            "\"id\": \"D\"",
            "\"id\": \"D\"",
            "the tile \"D\" stands twice, first in sets/base/tiles.json: remove one or name it otherwise"),
        new Fault(
            "La Porxada on a road",
            "sets/porxada/tiles.json",
            "city N E S W coat-of-arms porxada",
            "road N porxada",
            "\"id\": \"porxada:la-porxada\"",
            "tile porxada:la-porxada: a road has no porxada: write it after another segment"),
        new Fault(
            "an unknown clause of a piece",
            WHEEL_SET,
            "\"clause\": \"WF-28\"",
            "\"clause\": \"WF-99\"",
            "{\"id\": \"pig\"",
            "pig: there is no clause WF-99: name one of a clauses.json"),
        new Fault(
            "no piece",
            WHEEL_SET,
            "\"id\": \"pig\", \"count\": 1",
            "\"id\": \"pig\", \"count\": 0",
            "{\"id\": \"pig\"",
            "pig: the count must be at least 1"),
        new Fault(
            "a piece twice",
            WHEEL_SET,
            "\"id\": \"sector\"",
            "\"id\": \"pig\"",
            "\"text\": \"A sector of the wheel",
            "the piece \"pig\" stands twice: remove one or name it otherwise"),
        new Fault(
            "an option of a decision twice",
            PORXADA_SET,
            "[\"swap\", \"bonus\"]",
            "[\"swap\", \"swap\"]",
            "{\"id\": \"porxada-use\"",
            "porxada-use: the option \"swap\" stands twice: remove one or name it otherwise"),
        new Fault(
            "a choice without options",
            PORXADA_SET,
            "[\"swap\", \"bonus\"]",
            "[]",
            "{\"id\": \"porxada-use\"",
            "porxada-use: a decision has options if choose is one of its verbs, and only then"),
        new Fault(
            "options without a choice",
            "sets/base/set.json",
            "\"options\": []",
            "\"options\": [\"left\", \"right\"]",
            "{\"id\": \"draw\"",
            "draw: a decision has options if choose is one of its verbs, and only then"),
        new Fault(
            "an example of nothing",
            WHEEL_CLAUSES,
            "\"exampleOf\": \"WF-23\"",
            "\"exampleOf\": null",
            "\"id\": \"WF-25\"",
            "WF-25: a clause with an example as its source names what it shows, and no other does: mend the key \"exampleOf\""),
        new Fault(
            "an example that no document has",
            "sets/base/clauses.json",
            "\"note\": null",
            "\"note\": null, \"exampleOf\": \"BG-02\"",
            "\"id\": \"BG-01\"",
            "BG-01: a clause with an example as its source names what it shows, and no other does: mend the key \"exampleOf\""),
        new Fault(
            "an example of an unknown clause",
            WHEEL_CLAUSES,
            "\"exampleOf\": \"WF-23\"",
            "\"exampleOf\": \"WF-99\"",
            "\"id\": \"WF-25\"",
            "WF-25: there is no clause WF-99: name one of a clauses.json"),
        new Fault(
            "an example of an example",
            WHEEL_CLAUSES,
            "\"exampleOf\": \"WF-23\"",
            "\"exampleOf\": \"WF-36\"",
            "\"id\": \"WF-25\"",
            "WF-25: WF-36 is an example itself: name the clause of a rule"));
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
  void a_board_that_is_not_the_start_tile_of_its_set_is_told() throws IOException {
    Path set = copy.resolve(WHEEL_SET);
    Files.writeString(
        set, Files.readString(set).replace("\"start\": \"wheel:start\"", "\"start\": null"));

    assertEquals(
        "sets/wheel/start.json:2: wheel:start: the board is the start tile of its set: name it in"
            + " set.json",
        SpecCopy.refusal(copy));
  }

  @Test
  void a_missing_board_is_told_where_the_set_names_it() throws IOException {
    Files.delete(copy.resolve(START));

    assertEquals(
        "sets/wheel/set.json:2: wheel: there is no start tile \"wheel:start\": name a tile of"
            + " tiles.json, the board of start.json, or null",
        SpecCopy.refusal(copy));
  }
}
