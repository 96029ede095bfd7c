package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandTest {
  private static final String FEATURE =
      """
      @BG-37
      Feature: Exported

        Background:
          Given a game for red and blue

        Scenario: A road
          Given these turns are played:
            | player | tile | at   | rotation | deploy |
            | red    | W    | 1, 0 | 0        | road W |
          When blue draws "W"
          And blue places it at -1, 0 rotated 0
          And blue deploys nobody
          Then red scores 3 points for "road"

        Scenario: The last tile
          When red draws "W"
          And red places it at 1, 0 rotated 0
          And red deploys a follower on 1, 0 road W
          Then red scores 2 points for "road"
          And the game ends

        Scenario: A place
          When red draws "W"
          Then red may not place it at 0, 0

        Scenario: A refusal
          When red draws "W"
          And red tries to place it at 0, 0 rotated 0
          Then the move is refused because "square-occupied"
          When red places it at 1, 0 rotated 0

        Scenario: Other farms
          Given the ruling "base.farm-scoring" is "per-city-4"
          When red draws "E"
          And red places it at 0, -1 rotated 180
          And red deploys a follower on 0, -1 field NNW
          Then red scores 4 points for "farm"
          And the game ends

        Scenario: The box
          Given the box of a game with "base"
          Then it holds 72 tiles in all

        Scenario: Nothing
          Then red is asked for "draw"

        Scenario: A mistake
          When red draws "W"
          And red places it at 1, 0 rotated 0
          Then red has 9 points
      """;

  @TempDir Path directory;
  private final Desk desk = new Desk();

  @BeforeEach
  void aFile() throws IOException {
    // The box is asked for without a game.
    String text = FEATURE.replace("  Background:\n    Given a game for red and blue\n\n", "");
    String given = "    Given a game for red and blue\n";
    text = text.replaceAll("(?m)^(  Scenario: (?!The box).*\n)", "$1" + given);
    Files.writeString(directory.resolve("my.feature"), text);
  }

  @Test
  void theMovesAreMessagesInTheOrderOfTheirPhases() {
    assertEquals(0, export("my#a-road"), desk.err());
    JsonObject file = JsonParser.parseString(desk.out()).getAsJsonObject();
    assertEquals(
        List.of("PLACE_TILE", "DEPLOY_MEEPLE", "COMMIT", "PLACE_TILE", "PASS", "COMMIT"),
        texts(file.getAsJsonArray("replay"), "type"));
    JsonObject deployed = message(file, 1);
    assertEquals("0.small.1", deployed.get("meepleId").getAsString());
    assertEquals(
        "{\"position\":[1,0],\"feature\":\"Road\",\"location\":\"W\"}",
        deployed.get("pointer").toString());
    assertEquals("{\"drawOrder\":[\"BA/RRR\",\"BA/RRR\"]}", file.get("gameAnnotations").toString());
    assertEquals(
        "[\"Red has 3 points\",\"Blue has 0 points\",\"Red scored road for 3 points\"]",
        file.getAsJsonObject("test").get("assertions").toString());
  }

  @Test
  void theEndOfTheGameIsALimitOfDraws() {
    assertEquals(0, export("my#the-last-tile"), desk.err());
    JsonObject file = JsonParser.parseString(desk.out()).getAsJsonObject();
    assertEquals(
        "{\"drawOrder\":[\"BA/RRR\"],\"endTurn\":1}", file.get("gameAnnotations").toString());
    assertTrue(desk.out().contains("\"Red has 2 points\""), desk.out());
  }

  @Test
  void aFactThatIsNoPointsIsToldToBeLost() {
    assertEquals(0, export("my#a-place"));
    assertEquals(
        "meeplecheck: a saved game cannot say its fact: it holds the moves, and asserts only that"
            + " phase is TilePhase\n",
        desk.err());
    assertTrue(desk.out().contains("\"replay\": []"), desk.out());
  }

  @ParameterizedTest
  @CsvSource({
    "my#a-refusal, 3, 'it tries a move that is refused, and a saved game holds legal moves alone'",
    "my#other-farms, 3, 'JCloisterZone does not play base.farm-scoring=per-city-4, on which'",
    "my#the-box, 3, 'it plays no game, it looks into a box'",
    "my#nothing, 3, 'nothing is played in it'",
    "my#a-mistake, 1, 'the reference engine does not keep it: '"
  })
  void whatASavedGameCannotHoldIsNamed(String id, int code, String sentence) {
    assertEquals(code, export(id), desk.err());
    assertTrue(desk.err().startsWith("meeplecheck: " + id + ": " + sentence), desk.err());
    assertEquals(1, desk.err().lines().count());
  }

  @Test
  void anUnknownIdEndsWith3WithTheNearest() {
    assertEquals(3, export("my#a-rod"));
    assertEquals(
        "meeplecheck: there is no scenario \"my#a-rod\": did you mean my#a-road?\n", desk.err());
  }

  @Test
  void whatIsExportedIsImportedAgain() {
    String saved = directory.resolve("road.jcz").toString();
    assertEquals(0, export("my#a-road", "--out", saved), desk.err());
    Desk next = desk.cleared();
    assertEquals(0, next.type("import", saved), next.err());
    assertTrue(next.out().contains("    Then red scores 3 points for \"road\"\n"), next.out());
    assertEquals(3, export("my#a-road", "--out", saved));
  }

  @Test
  void theHelpHasItsExitCodesAndAnExample() {
    assertEquals(0, desk.type("export", "--help"));
    assertTrue(desk.out().contains("Exit codes:\n    0  "), desk.out());
    assertTrue(desk.out().contains("\n  meeplecheck export "), desk.out());
  }

  private int export(String id, String... more) {
    String features = directory.resolve("my.feature").toString();
    String[] line = {"export", "--features", features, id};
    return desk.type(Stream.of(line, more).flatMap(Arrays::stream).toArray(String[]::new));
  }

  private static JsonObject message(JsonObject file, int index) {
    return file.getAsJsonArray("replay").get(index).getAsJsonObject().getAsJsonObject("payload");
  }

  private static List<String> texts(JsonArray array, String name) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .map(object -> object.get(name).getAsString())
        .toList();
  }
}
