package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.cli.savedgame.SavedGames;

class ImportCommandTest {
  @TempDir Path directory;
  private final Desk desk = new Desk();

  @Test
  void aBugReportBecomesATestThatIsRun() throws IOException {
    Path feature = directory.resolve("bugs").resolve("road.feature");
    assertEquals(
        0,
        desk.type("import", saved(SavedGames.road(), "Alice has 3 points"), "--out", feature + ""));
    assertEquals("", desk.err());
    assertEquals(
        "Run it with: meeplecheck run --features "
            + feature
            + "\nThe reference engine agrees with it.\n",
        desk.out());
    Desk next = desk.cleared();
    String out = directory.resolve("out").toString();
    assertEquals(0, next.type("run", "--features", feature.toString(), "--out", out), next.err());
    assertTrue(next.out().contains("1 of 1 scenarios ended as expected."), next.out());
  }

  @Test
  void withoutAFileTheScenarioAloneIsPrinted() throws IOException {
    assertEquals(0, desk.type("import", saved(SavedGames.road(), "Alice has 3 points")));
    assertTrue(desk.out().startsWith("@BG-37\nFeature: "), desk.out());
    assertTrue(desk.out().endsWith("    Then red has 3 points\n"), desk.out());
    assertEquals("", desk.err());
  }

  @Test
  void aSavedGameThatTheReferenceEngineScoresOtherwiseEndsWith1() throws IOException {
    Path feature = directory.resolve("road.feature");
    assertEquals(
        1,
        desk.type("import", saved(SavedGames.road(), "Alice has 5 points"), "--out", feature + ""));
    assertTrue(desk.err().startsWith("meeplecheck: the reference engine disagrees: "), desk.err());
    assertTrue(desk.err().contains("5"), desk.err());
    assertTrue(Files.exists(feature));
  }

  @Test
  void anAssertionThatIsLeftOutIsToldAndEndsWith1() throws IOException {
    String file = saved(SavedGames.road(), "Alice has 3 points", "Bob is sad");
    assertEquals(1, desk.type("import", file));
    assertEquals(
        "meeplecheck: left out: \"Bob is sad\": there is no sentence for it where this game"
            + " stands\n",
        desk.err());
  }

  @Test
  void aSavedGameWithoutAssertionsIsWeakAndToldSo() throws IOException {
    assertEquals(0, desk.type("import", saved(SavedGames.road())));
    assertEquals(
        "meeplecheck: it asserts only that red is asked for \"draw\": add the fact that is in"
            + " question\n",
        desk.err());
  }

  @Test
  void clausesAreTheTagsOfTheScenario() throws IOException {
    String file = saved(SavedGames.road(), "Alice has 3 points");
    assertEquals(0, desk.type("import", file, "--clause", "BG-37", "--clause", "BG-45"));
    assertTrue(desk.out().startsWith("@BG-37 @BG-45\n"), desk.out());
    assertEquals(3, desk.cleared().type("import", file, "--clause", "XX-1"));
    String[] three = {
      "import", file, "--clause", "BG-01", "--clause", "BG-02", "--clause", "BG-03"
    };
    assertEquals(3, desk.cleared().type(three));
  }

  @Test
  void aFileThatExistsIsNotOverwritten() throws IOException {
    Path feature = Files.writeString(directory.resolve("mine.feature"), "mine");
    assertEquals(
        3,
        desk.type("import", saved(SavedGames.road(), "Alice has 3 points"), "--out", feature + ""));
    assertTrue(desk.err().contains("mine.feature: it exists: name another file"), desk.err());
    assertEquals("mine", Files.readString(feature));
  }

  @Test
  void whatIsNoSavedGameEndsWith3InOneSentence() throws IOException {
    Path file = directory.resolve("bad.jcz");
    Files.writeString(file, "{");
    refuse(file, "bad.jcz: not JSON: it breaks off");
    Files.write(file, "\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    refuse(file, "bad.jcz: it is not UTF-8");
    refuse(directory, ": it is a directory: name a saved game");
    refuse(directory.resolve("none.jcz"), "none.jcz: there is no such file");
  }

  private void refuse(Path file, String sentence) {
    Desk fresh = desk.cleared();
    assertEquals(3, fresh.type("import", file.toString()));
    assertTrue(fresh.err().contains(sentence), fresh.err());
    assertEquals(1, fresh.err().lines().count(), fresh.err());
    assertFalse(fresh.err().contains("internal"), fresh.err());
  }

  @Test
  void theHelpHasItsExitCodesAndAnExample() {
    assertEquals(0, desk.type("import", "--help"));
    assertTrue(desk.out().contains("Exit codes:\n    0  "), desk.out());
    assertTrue(desk.out().contains("\n  meeplecheck import "), desk.out());
  }

  private String saved(SavedGames game, String... assertions) throws IOException {
    String json = assertions.length == 0 ? game.json() : game.asserts(assertions).json();
    return Files.writeString(directory.resolve("road.jcz"), json).toString();
  }
}
