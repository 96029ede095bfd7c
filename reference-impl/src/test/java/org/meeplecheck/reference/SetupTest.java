package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;

/** What the engine declares, and the games that it does not open. */
class SetupTest {
  private static final Chance NO_TILES = new Chance(List.of(), false);

  private final ReferenceEngine engine = new ReferenceEngine();

  @Test
  void theEngineIsFoundAsAService() {
    assertTrue(
        ServiceLoader.load(Engine.class).stream()
            .anyMatch(provider -> provider.type().equals(ReferenceEngine.class)));
  }

  @Test
  void theManifestDeclaresWhatTheEnginePlays() {
    Manifest manifest = engine.manifest();
    assertEquals(Set.of(Rung.values()), manifest.rungs());
    assertEquals(Set.of("base", "wind-roses", "darmstadt", "wheel", "porxada"), manifest.sets());
    assertEquals(Set.of("heads"), manifest.rulings().get("darmstadt.church-count"));
    assertEquals(Set.of("2", "4"), manifest.rulings().get("base.small-city"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void twoToSixPlayersMayPlay(int players) {
    assertEquals(
        players, engine.newGame(setup(players, Composition.BASE, "D")).snapshot().points().size());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void fewerThanTwoMayNot(int players) {
    assertRefused(
        "a game has 2 to 6 players, not " + players, setup(players, Composition.BASE, "D"));
  }

  @Test
  void aTileOfNoSetIsRefused() {
    Chance chance = new Chance(List.of(Chance.Result.tile("Z")), true);
    assertRefused(
        "no tile \"Z\" in this game: choose one of A, B, C,",
        new Setup(List.of(Player.RED, Player.BLUE), Composition.BASE, "D", chance));
  }

  @Test
  void aTileOfASetThatIsNotChosenIsRefused() {
    assertRefused(
        "no start tile \"wind-roses:orange\"", setup(2, Composition.BASE, "wind-roses:orange"));
  }

  @Test
  void aTileOfAnOptionThatIsNotChosenIsRefused() {
    Composition roses = Composition.of(Set.of("base", "wind-roses"), Set.of(), Map.of());
    Chance chance = new Chance(List.of(Chance.Result.tile("wind-roses:n1")), true);
    assertRefused(
        "no tile \"wind-roses:n1\" in this game",
        new Setup(List.of(Player.RED, Player.BLUE), roses, "wind-roses:orange", chance));
  }

  @Test
  void aStartBoardThatIsLaidAsideIsRefused() {
    Composition aside =
        Composition.of(Set.of("base", "wheel"), Set.of(), Map.of("wheel.composition", "aside"));
    assertRefused("no start tile \"wheel:start\" in this game", setup(2, aside, "wheel:start"));
  }

  @Test
  void aStartBoardIsNotDrawn() {
    Composition wheel = Composition.of(Set.of("base", "wheel"), Set.of(), Map.of());
    Chance chance = new Chance(List.of(Chance.Result.tile("wheel:start")), true);
    assertRefused(
        "no tile \"wheel:start\" in this game",
        new Setup(List.of(Player.RED, Player.BLUE), wheel, "wheel:start", chance));
  }

  @Test
  void aTileOfWhichTheCompositionLeavesNoneIsRefused() {
    // the set has its own straight roads, each with a wheel number
    Composition wheel = Composition.of(Set.of("base", "wheel"), Set.of(), Map.of());
    Chance chance = new Chance(List.of(Chance.Result.tile("U")), true);
    assertRefused(
        "no tile \"U\" in this game",
        new Setup(List.of(Player.RED, Player.BLUE), wheel, "wheel:start", chance));
  }

  @Test
  void anUnknownSetIsRefused() {
    assertRefused(
        "no set \"moon\" in this game: choose one of base, darmstadt, porxada, wheel, wind-roses",
        setup(2, Composition.of(Set.of("base", "moon"), Set.of(), Map.of()), "D"));
  }

  @Test
  void aGameWithoutTheBaseIsRefused() {
    assertRefused(
        "a game needs the set \"base\"",
        setup(2, Composition.of(Set.of("darmstadt"), Set.of(), Map.of()), "D"));
  }

  @Test
  void anUnknownElementIsRefused() {
    assertRefused(
        "no element \"mayor\" in this game: there are none",
        setup(2, Composition.of(Set.of("base"), Set.of("mayor"), Map.of()), "D"));
  }

  @Test
  void anUnknownRulingIsRefused() {
    assertRefused("no ruling \"base.weather\"", setup(2, withRuling("base.weather", "rain"), "D"));
  }

  @Test
  void anOptionThatIsNotPlayedIsRefused() {
    assertRefused(
        "no option of base.small-city \"3\" in this game: choose one of 2, 4",
        setup(2, withRuling("base.small-city", "3"), "D"));
    assertRefused(
        "no option of darmstadt.church-count \"votes\" in this game: choose one of heads",
        setup(2, withRuling("darmstadt.church-count", "votes"), "D"));
  }

  private static Composition withRuling(String ruling, String option) {
    return Composition.of(Set.of("base"), Set.of(), Map.of(ruling, option));
  }

  private static Setup setup(int players, Composition composition, String start) {
    return new Setup(
        Arrays.asList(Player.values()).subList(0, players), composition, start, NO_TILES);
  }

  private void assertRefused(String message, Setup setup) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> engine.newGame(setup));
    assertTrue(
        String.valueOf(refusal.getMessage()).startsWith(message),
        () -> "got: " + refusal.getMessage());
  }
}
