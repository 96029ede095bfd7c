package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Side;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** The words and the geometry in the files for other languages are those of the SDK. */
class OtherLanguagesWordsTest {
  @TempDir Path folder;

  private List<String> lines(OtherLanguage language, String python, String javascript)
      throws IOException {
    String program = language == OtherLanguage.PYTHON ? python : javascript;
    Process process =
        new ProcessBuilder(language.command(folder, program))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return out.lines().toList();
  }

  private static <T> String joined(Stream<T> words) {
    return joined(words, " ");
  }

  private static <T> String joined(Stream<T> words, String separator) {
    return words.map(Object::toString).collect(Collectors.joining(separator));
  }

  @ParameterizedTest
  @EnumSource
  void the_closed_lists_are_those_of_the_sdk(OtherLanguage language) throws IOException {
    List<String> lines =
        lines(
            language,
            """
            from meeplecheck import PHASES, PLAYERS, PORTS, REASONS, ROTATIONS, RUNGS, SIDES
            for words in (PLAYERS, RUNGS, PHASES, REASONS, PORTS, SIDES, ROTATIONS):
                print(*words)
            """,
            """
            import * as m from './meeplecheck.mjs';
            for (const words of [m.PLAYERS, m.RUNGS, m.PHASES, m.REASONS, m.PORTS, m.SIDES]) {
              console.log(words.join(' '));
            }
            console.log(m.ROTATIONS.join(' '));
            """);
    assertEquals(
        List.of(
            joined(Arrays.stream(Player.values()).map(Player::word)),
            joined(Arrays.stream(Rung.values()).map(Rung::word)),
            joined(Arrays.stream(Phase.values()).map(Phase::word)),
            joined(Arrays.stream(Reason.values()).map(Reason::code)),
            joined(Arrays.stream(Port.values())),
            joined(Arrays.stream(Side.values()).map(Side::middle)),
            joined(Arrays.stream(Rotation.values()).map(Rotation::degrees))),
        lines);
  }

  @ParameterizedTest
  @EnumSource
  void a_port_faces_turns_and_leads_on_as_in_the_spec(OtherLanguage language) throws IOException {
    List<String> lines =
        lines(
            language,
            """
            import meeplecheck as m
            for port in m.PORTS:
                turns = [m.turned(port, rotation) for rotation in m.ROTATIONS]
                print(port, m.facing(port), m.side_of(port), m.square(*m.beyond(3, -4, port)), *turns)
            """,
            """
            import * as m from './meeplecheck.mjs';
            for (const port of m.PORTS) {
              const turns = m.ROTATIONS.map((rotation) => m.turned(port, rotation)).join(' ');
              const beyond = m.square(...m.beyond(3, -4, port));
              console.log(port, m.facing(port), m.sideOf(port), beyond, turns);
            }
            """);
    assertEquals(Arrays.stream(Port.values()).map(OtherLanguagesWordsTest::line).toList(), lines);
  }

  private static String line(Port port) {
    Square beyond = new Square(3, -4).neighbour(port.side());
    String turns = joined(Arrays.stream(Rotation.values()).map(port::turned));
    return joined(Stream.of(port, port.facing(), port.side().middle(), beyond, turns));
  }

  @ParameterizedTest
  @EnumSource
  void a_tile_turns_as_in_the_spec(OtherLanguage language) throws IOException {
    List<String> tiles = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (Tile tile : Spec.bundled().set("base").orElseThrow().tiles()) {
      tiles.add(joined(tile.segments().stream(), ";"));
      for (Rotation rotation : Rotation.values()) {
        Stream<Segment> turned = tile.segments().stream().map(segment -> segment.turned(rotation));
        expected.add(joined(turned, ";") + " " + tile.canonical(rotation).degrees());
      }
    }
    assertFalse(tiles.isEmpty());
    Files.write(folder.resolve("tiles"), tiles);
    List<String> lines =
        lines(
            language,
            """
            import pathlib
            import meeplecheck as m
            for line in (pathlib.Path(__file__).parent / "tiles").read_text().splitlines():
                segments = line.split(";")
                for rotation in m.ROTATIONS:
                    turned = [str(m.parse_segment(text).turned(rotation)) for text in segments]
                    print(";".join(turned), m.canonical_rotation(segments, rotation))
            """,
            """
            import { readFileSync } from 'node:fs';
            import * as m from './meeplecheck.mjs';
            const tiles = readFileSync(new URL('tiles', import.meta.url), 'utf8');
            for (const line of tiles.trim().split('\\n')) {
              const segments = line.split(';');
              for (const rotation of m.ROTATIONS) {
                const turn = (text) => m.turnedSegment(m.parseSegment(text), rotation);
                const turned = segments.map((text) => m.formatSegment(turn(text)));
                console.log(turned.join(';'), m.canonicalRotation(segments, rotation));
              }
            }
            """);
    assertEquals(expected, lines);
  }

  @ParameterizedTest
  @EnumSource
  void tiles_are_matched_by_what_they_show(OtherLanguage language) throws IOException {
    List<String> lines =
        lines(
            language,
            """
            import meeplecheck as m
            corner = ["city N W", "field ENE ESE SSE SSW borders N"]
            print(m.rotations_between(corner, ["field NNW NNE ENE ESE borders W", "city S W"]))
            print(m.rotations_between(corner, ["field NNW NNE ENE ESE", "city S W"]))
            print(m.rotations_between(["city E W"], ["city W E"]))
            """,
            """
            import * as m from './meeplecheck.mjs';
            const show = (one, other) => {
              console.log(`[${m.rotationsBetween(one, other).join(', ')}]`);
            };
            const corner = ['city N W', 'field ENE ESE SSE SSW borders N'];
            show(corner, ['field NNW NNE ENE ESE borders W', 'city S W']);
            show(corner, ['field NNW NNE ENE ESE', 'city S W']);
            show(['city E W'], ['city W E']);
            """);
    // A quarter turn back brings N to W and W to S; the field's halves from ENE–SSW to NNW–ESE.
    assertEquals(List.of("[270]", "[]", "[0, 180]"), lines);
  }

  @ParameterizedTest
  @EnumSource
  void a_place_is_read_and_written_as_in_the_sdk(OtherLanguage language) throws IOException {
    List<String> places =
        List.of(
            "1,-2 city N",
            "0,0 field SSW",
            "-3,0 monastery",
            "2,1 corner SE",
            "supply",
            "wheel tax",
            "before red");
    Files.write(folder.resolve("places"), places);
    List<String> lines =
        lines(
            language,
            """
            import pathlib
            import meeplecheck as m
            for line in (pathlib.Path(__file__).parent / "places").read_text().splitlines():
                place = m.parse_place(line)
                print(place, place.x, place.y, place.kind, place.detail, sep=";")
            for wrong in ("1,2 city NNW", "1,2 palace", "city N", "1 2 city N", ""):
                try:
                    print("read", m.parse_place(wrong))
                except ValueError as told:
                    print(told)
            """,
            """
            import { readFileSync } from 'node:fs';
            import * as m from './meeplecheck.mjs';
            const lines = readFileSync(new URL('places', import.meta.url), 'utf8').trim();
            for (const line of lines.split('\\n')) {
              const { x, y, kind, detail } = m.parsePlace(line);
              const text = x === null ? `${kind} ${detail}`.trim() : m.place(x, y, kind, detail);
              console.log([text, x ?? 'None', y ?? 'None', kind, detail].join(';'));
            }
            for (const wrong of ['1,2 city NNW', '1,2 palace', 'city N', '1 2 city N', '']) {
              try {
                console.log('read', m.parsePlace(wrong));
              } catch (told) {
                console.log(told.message);
              }
            }
            """);
    List<String> expected =
        new ArrayList<>(places.stream().map(OtherLanguagesWordsTest::line).toList());
    String quote = language == OtherLanguage.PYTHON ? "'" : "\"";
    for (String wrong : List.of("1,2 city NNW", "1,2 palace", "city N", "1 2 city N", "")) {
      expected.add(
          "no place "
              + quote
              + wrong
              + quote
              + ": expected a place such as 1,2 city N, 0,0 field SSW, 2,1 monastery or supply");
    }
    assertEquals(expected, lines);
  }

  private static String line(String text) {
    Place place = Place.parse(text);
    String x = place.squareIfAny().map(square -> "" + square.x()).orElse("None");
    String y = place.squareIfAny().map(square -> "" + square.y()).orElse("None");
    return String.join(";", place.toString(), x, y, place.kind(), place.detail());
  }

  @Test
  void the_types_for_typescript_name_what_the_file_exports() throws IOException {
    List<String> exported =
        lines(
            OtherLanguage.JAVASCRIPT,
            "",
            """
            import * as m from './meeplecheck.mjs';
            for (const name of Object.keys(m).sort()) console.log(name);
            """);
    String types = Files.readString(OtherLanguage.JAVASCRIPT.file("meeplecheck.d.mts"));
    List<String> typed =
        Pattern.compile("^export (?:const|class|function) (\\w+)", Pattern.MULTILINE)
            .matcher(types)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertEquals(new TreeSet<>(typed), new TreeSet<>(exported));
    assertEquals(typed.size(), exported.size());
  }
}
