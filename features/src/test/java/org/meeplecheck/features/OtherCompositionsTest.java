package org.meeplecheck.features;

import static org.meeplecheck.features.Verdicts.assertVerdict;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;

/** Scenarios that name no composition, in runs that play another one than the default. */
class OtherCompositionsTest {
  private Verdicts verdicts;

  @BeforeEach
  void inADirectory(@TempDir Path directory) {
    verdicts = new Verdicts(directory);
  }

  @Test
  void aScenarioHoldsUnderEachCompositionThatHasItsTiles() throws IOException {
    for (String option : new String[] {"stand-alone", "big-box-5", "icons-only"}) {
      assertVerdict(Verdict.PASS, "", judge(option, "", "wheel:curve-1"));
    }
  }

  @Test
  void anotherStartTileIsUnsupportedAndSaysWhy() throws IOException {
    assertVerdict(
        Verdict.UNSUPPORTED,
        "this run plays wheel.composition=aside, where the start tile is D; the scenario is written"
            + " for wheel:start",
        judge("aside", "", "wheel:curve-1"));
  }

  @Test
  void tooFewTilesAreUnsupportedAndSayWhy() throws IOException {
    assertVerdict(
        Verdict.UNSUPPORTED,
        "this run plays wheel.composition=icons-only, where the stack has too few of"
            + " \"wheel:three-caps\" for the scenario",
        judge("icons-only", "", "wheel:three-caps"));
  }

  @Test
  void anOptionThatTheScenarioNamesIsPlayed() throws IOException {
    String named = "And the ruling \"wheel.composition\" is \"icons-only\"\n";
    assertVerdict(
        Verdict.SUITE_ERROR,
        "has no tile \"wheel:three-caps\" left",
        judge("icons-only", named, "wheel:three-caps"));
    assertVerdict(
        Verdict.UNSUPPORTED,
        "does not declare the option wheel.composition=icons-only",
        judge("aside", named, "wheel:curve-1"));
  }

  @Test
  void aTileThatIsNotThereByDefaultEitherIsAnErrorOfTheSuite() throws IOException {
    String twice =
        """
        And these turns are played:
          | player | tile             | at    | rotation | deploy |
          | red    | wheel:three-caps | 0, -1 | 0        | nobody |
          | blue   | wheel:three-caps | 0, -2 | 0        | nobody |
        """;
    assertVerdict(
        Verdict.SUITE_ERROR,
        "has no tile \"wheel:three-caps\" left",
        judge("icons-only", twice, "wheel:curve-1"));
  }

  @Test
  void aTileOfOneCompositionAloneChoosesIt() throws IOException {
    assertVerdict(Verdict.PASS, "", judge("big-box-5", "", "wheel:cap-straight"));
    assertVerdict(
        Verdict.UNSUPPORTED,
        "does not declare the option wheel.composition=big-box-5",
        judge("stand-alone", "", "wheel:cap-straight"));
  }

  private ScenarioResult judge(String option, String given, String tile) throws IOException {
    AskingEngine engine =
        AskingEngine.asking("red draw", "red place", "red deploy")
            .playingOnly("wheel.composition", option);
    String steps =
        """
        When red draws "%s"
        Then red is asked for "place"
        """
            .formatted(tile);
    return verdicts.of(
        engine, "@BG-37", "Given a game for red and blue with \"wheel\"\n" + given + steps);
  }
}
