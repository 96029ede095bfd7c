package org.meeplecheck.cli.savedgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.spec.Spec;

class SavedGameFaultsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"basic:1\":1 | \"basic:2\":1 | setup.sets: \"basic:2\" cannot be expressed",
        "\"basic:1\":1 | \"basic:1\":2 | setup.sets.basic:1: a set is in the game once",
        "\"farmers\":true | \"farmers\":true,\"fairy\":1 | setup.elements: \"fairy\" cannot",
        "\"farmers\":true | \"farmers\":false | setup.elements: farmers is false, and our rules",
        ",\"farmers\":true | '' | setup.elements: farmers is not in play",
        "follower\":7 | follower\":8 | setup.elements: small-follower is 8, and our rules have 7",
        "\"rules\":{} | \"rules\":{\"tiny-city-scoring\":\"3\"} | setup.rules.tiny-city-scoring:"
            + " there",
        "\"rules\":{} | \"rules\":{\"moon\":1} | setup.rules.moon: the rule is unknown",
        "\"tile\":\"BA/RCr\" | \"tile\":\"BA/C\" | setup.start: the game starts with BA/RCr at 0,0",
        "\"options\":{} | \"addons\":{\"gates\":1} | setup.addons: \"gates\" cannot be expressed",
        "{\"name\":\"Bob\",\"slot\":1} | {\"name\":\"Bob\"},{} | players[2]: has no \"name\"",
        ",{\"name\":\"Bob\",\"slot\":1} | '' | players: a game has 2 to 6 players, and this one has"
            + " 1",
        "\"tileId\":\"BA/RRR\" | \"tileId\":\"PD/L\" | replay[0].payload.tileId: the tile \"PD/L\"",
        "\"rotation\":\"R0\" | \"rotation\":\"R45\" | replay[0].payload.rotation: no rotation"
            + " \"R45\"",
        "[1,0] | [1] | replay[0].payload.position: no position [1]",
        "\"location\":\"W\" | \"location\":\"WS\" | replay[1].payload.pointer: no location \"WS\"",
        "\"location\":\"W\" | \"location\":\"WE\" | replay[1].payload: no segment 1,0 Road WE is"
            + " on",
        "\"feature\":\"Road\" | \"feature\":\"Tower\" | replay[1].payload.pointer: no feature"
            + " \"Tower\"",
        "0.small.1 | 0.big.1 | replay[1].payload: 0.big.1 is no ordinary follower",
        "0.small.1 | 1.small.1 | replay[1].payload: 1.small.1 is no ordinary follower of the"
            + " player",
        "\"PASS\" | \"PLACE_TOKEN\" | replay[4].payload: PLACE_TOKEN cannot be expressed",
        "\"PASS\" | \"NONSENSE\" | replay[4].payload: NONSENSE cannot be expressed",
        "\"PASS\" | \"PLACE_TILE\" | replay[4].payload: a tile is placed before the turn before",
        "\"PLACE_TILE\" | \"PASS\" | replay[0].payload: no tile is placed in this turn before",
        "\"type\":\"PASS\", | '' | replay[4]: has no \"type\"",
        "\"gameAnnotations\":{} | \"gameAnnotations\":{\"dice\":1} | gameAnnotations: \"dice\" is"
            + " unknown",
        "\"gameAnnotations\":{} | \"gameAnnotations\":{\"endTurn\":1} | gameAnnotations: the game"
            + " ends after 1 draws",
        "\"gameAnnotations\":{} | \"gameAnnotations\":{\"endTurn\":1.5} | gameAnnotations.endTurn:"
            + " is no whole number",
        "\"gameAnnotations\":{} | \"gameAnnotations\":{\"drawOrder\":[\"BA/L\"]} |"
            + " replay[0].payload.tileId: BA/RRR is placed, but",
        "\"replay\" | \"moves\" | a saved setup, not a saved game",
        "\"setup\" | \"sets\" | no saved game of JCloisterZone: it has no \"setup\"",
        "\"sets\" | \"expansions\" | saved by JCloisterZone 5.7.0, whose notation is another"
      })
  void whatCannotBeExpressedIsNamedWithItsPlace(String from, String to, String sentence) {
    String json = SavedGames.road().json();
    assertTrue(json.contains(from), json);
    String fault = fault(json.replace(from, to));
    assertTrue(fault.startsWith(sentence), fault);
  }

  @Test
  void aFileThatBreaksOffIsNotWhole() {
    String json = SavedGames.road().json();
    for (int length : List.of(0, 1, json.length() / 2, json.length() - 1)) {
      String fault = fault(json.substring(0, length));
      assertTrue(fault.startsWith("not JSON"), length + ": " + fault);
    }
  }

  @Test
  void whatIsNoJsonIsToldWithItsLine() {
    assertEquals("not JSON, line 2 column 4", fault("{\n  setup: 1}"));
    String twice = fault(SavedGames.road().json() + "\n\n{}");
    assertTrue(twice.startsWith("not JSON, line 3 column "), twice);
    assertTrue(fault("[]").startsWith("no saved game"), fault("[]"));
  }

  @Test
  void nothingPlayedIsNothingToTest() {
    assertEquals(
        "replay: nothing is played, so there is nothing to test", fault(SavedGames.base().json()));
  }

  @Test
  void anUndoWithNothingBeforeItIsAFault() {
    assertEquals(
        "replay[0]: nothing is left to undo: a turn that is committed stays",
        fault(SavedGames.base().say("UNDO", "{}").json()));
  }

  private static String fault(String json) {
    SavedGameException thrown =
        assertThrows(
            SavedGameException.class,
            () -> ScenarioImport.of(Spec.bundled(), json, "untitled", List.of()));
    return thrown.sentence();
  }
}
