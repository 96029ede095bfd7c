package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a feature file of the user's to the exit code, with nothing but the engine a toy. */
class OwnFeaturesTest {
  private static final String GOOD =
      """
      Feature: Following

        @BG-26
        Rule: A tile beside another is accepted

          Scenario: A road goes on
            Given a game for red and blue
            When red draws "U"
            And red places it at 1, 0 rotated 0
            Then red may deploy a follower
      """;

  @TempDir Path directory;
  private final Desk desk = new Desk();

  @BeforeEach
  void aGoodFile() throws IOException {
    write("good.feature", GOOD);
  }

  @Test
  void theReferenceEngineKeepsIt() {
    assertEquals(0, run("reference"), desk.out() + desk.err());
    assertTrue(desk.out().contains("1 of 1 scenarios ended as expected."), desk.out());
  }

  @Test
  void anEngineThatThrowsIsAnErrorOfTheEngine() {
    assertEquals(1, run("toy"), desk.out() + desk.err());
    assertTrue(desk.out().contains("ERROR  BG-26  good#a-road-goes-on\n"), desk.out());
    assertTrue(desk.out().contains("no pieces"), desk.out());
  }

  @Test
  void anEngineThatDeclaresNothingIsNotJudged() {
    desk.withToy(() -> ToyEngine.MODEST);
    assertEquals(5, run("toy"), desk.out() + desk.err());
    assertTrue(desk.out().contains("1 x UNSUPPORTED: "), desk.out());
  }

  @Test
  void aFileThatIsNoGherkinEndsWith6AndTheRestIsRun() throws IOException {
    write("bad.feature", "Feature: Bad\n\n  Scenario: One\n    Given a game\n    nonsense\n");
    assertEquals(6, run("reference"));
    assertTrue(desk.out().contains("bad.feature:5"), desk.out());
    assertTrue(desk.out().contains("base          1     1          1     1"), desk.out());
  }

  @Test
  void aSentenceThatNobodyKnowsEndsWith6() throws IOException {
    write("typo.feature", GOOD.replace("red draws", "red dwars").replace("goes on", "stops"));
    assertEquals(6, run("reference"));
    assertTrue(desk.out().contains("no sentence says \"red dwars"), desk.out());
  }

  @Test
  void aScenarioWithoutAStepEndsWith6() throws IOException {
    write("empty.feature", "@BG-26\nFeature: Empty\n\n  Scenario: One\n");
    assertEquals(6, run("reference"), desk.out());
  }

  @Test
  void aPathThatDoesNotExistEndsWith3() {
    assertEquals(3, desk.type("run", "--features", directory.resolve("none").toString()));
    assertTrue(desk.err().contains("none\""), desk.err());
    assertEquals(1, desk.err().lines().count());
  }

  @Test
  void theScenariosOfTheFileAreListed() {
    assertEquals(0, desk.type("list", "--features", directory.toString()));
    assertEquals(
        List.of("good#a-road-goes-on  BG-26        A road goes on"), desk.out().lines().toList());
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private int run(String engine) {
    String out = directory.resolve("out").toString();
    return desk.type("run", "--engine", engine, "--features", directory.toString(), "--out", out);
  }
}
