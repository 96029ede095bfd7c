package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.GREEN;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;

/**
 * La Porxada, with points worked out by hand.
 *
 * <p>City P, around La Porxada on 2,-1, has 5 tiles and 1 coat of arms: 12 points. City Q, on 0,0
 * and 0,-1, has 2 tiles and 1 coat of arms and stays open in the north: 3 points, or 6.
 */
class PorxadaTest {
  private static final String SETS = "base porxada";
  private static final String PORXADA = "porxada:la-porxada";
  private static final String CITY_P = "U D U E E F " + PORXADA + " E";

  private static Script whole(String moreTiles, String... rulings) {
    return Script.whole(SETS, (CITY_P + " " + moreTiles).strip(), rulings);
  }

  /** Up to La Porxada, which red places; blue's knights stand in P and Q, red's in P or nowhere. */
  private static void build(Script script, String redKnight) {
    script.turn("U", "1,0", 0, "");
    script.turn("D", "2,0", 0, "2,0 city N");
    script.turn("U", "3,0", 0, "");
    script.turn("E", "1,-1", 90, "");
    script.turn("E", "3,-1", 270, redKnight);
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.draw(PORXADA);
    script.place("2,-1", 0);
  }

  /** The whole of P, completed by blue. */
  private static List<Event> complete(Script script, String redKnight, String use) {
    build(script, redKnight);
    script.choose(use);
    if (use.equals("swap")) {
      script.pass();
    }
    script.deploy("");
    return script.turn("E", "2,-2", 180, "");
  }

  private static Piece token(Player player) {
    return new Piece(player, new Figure("token"), Place.beside("before", player.word()));
  }

  @Test
  void everybodyInTheCompletedCityScoresAndGetsAToken() {
    Script script = Script.begin(SETS, CITY_P);
    List<Event> events = complete(script, "3,-1 city W", "bonus");
    assertEquals(12, script.points(RED));
    assertEquals(12, script.points(BLUE));
    assertTrue(
        events.contains(
            new Event.Scored(Phase.SCORE, "city", Place.parse("2,-2 city S"), RED, 12)));
    assertEquals(List.of(token(BLUE), token(RED)), script.game().snapshot().pieces());
  }

  @Test
  void aFollowerInTheMinorityBringsATokenToo() {
    // the cap in the west of La Porxada brings a second blue knight
    Script script = Script.begin(SETS, CITY_P);
    script.turn("U", "1,0", 0, "");
    script.turn("D", "2,0", 0, "2,0 city N");
    script.turn("U", "3,0", 0, "");
    script.turn("E", "1,-1", 90, "1,-1 city E");
    script.turn("E", "3,-1", 270, "3,-1 city W");
    script.turn("F", "0,-1", 90, "");
    script.draw(PORXADA);
    script.place("2,-1", 0);
    script.choose("bonus");
    script.deploy("");
    script.turn("E", "2,-2", 180, "");
    assertEquals(0, script.points(RED));
    assertEquals(12, script.points(BLUE));
    assertEquals(List.of(token(BLUE), token(RED)), script.game().snapshot().pieces());
  }

  @ParameterizedTest
  @CsvSource({"bonus, 8", "swap, 4"})
  void anIncompleteCityOfAHolderIsScoredAsCompleted(String use, int points) {
    Script script = whole("G");
    complete(script, "3,-1 city W", use);
    script.turn("G", "0,-2", 90, "");
    assertEquals(12, script.points(RED));
    assertEquals(12 + points, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"bonus, 11", "swap, 4"})
  void theDarmstadtiumPaysAHolder(String use, int points) {
    Script script = Script.whole("base darmstadt porxada", CITY_P + " darmstadt:darmstadtium");
    complete(script, "3,-1 city W", use);
    script.turn("darmstadt:darmstadtium", "0,-2", 0, "");
    assertEquals(12 + points, script.points(BLUE));
  }

  @Test
  void withoutTheCompletedCityThereIsNoBonus() {
    Script script = Script.whole(SETS, "U D U E E F " + PORXADA);
    build(script, "3,-1 city W");
    script.choose("bonus");
    script.deploy("");
    // P: 4 tiles and 1 coat of arms
    assertEquals(5, script.points(RED));
    assertEquals(5 + 3, script.points(BLUE));
    assertEquals(List.of(), script.game().snapshot().pieces());
  }

  @Test
  void theSwapBringsNoTokens() {
    Script script = whole("");
    complete(script, "3,-1 city W", "swap");
    assertEquals(12, script.points(RED));
    assertEquals(12 + 3, script.points(BLUE));
    assertEquals(List.of(), script.game().snapshot().pieces());
  }

  @Test
  void roadsAndMonasteriesOfAHolderStayIncomplete() {
    Script script = whole("U V B B");
    complete(script, "", "bonus");
    script.turn("U", "-1,0", 0, "");
    // a road of 6 tiles with two open ends, and a monastery with 3 tiles beside it
    script.turn("V", "4,0", 0, "4,0 road W");
    script.turn("B", "1,-2", 0, "");
    script.turn("B", "3,-2", 0, "3,-2 monastery");
    assertEquals(12 + 6 + 6 + 4, script.points(BLUE));
  }

  @Test
  void fieldsDoNotCountACityUnderTheBonus() {
    Script script = whole("B");
    complete(script, "3,-1 city W", "bonus");
    // red's farmer north of the road has P and Q beside the field, and P alone is completed
    script.turn("B", "1,-2", 0, "1,-2 field NNW");
    assertEquals(12 + 3, script.points(RED));
    assertEquals(12 + 6, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"per-player, 5, 10", "per-city, 10, 10"})
  void aCitySharedWithAHolderIsARuling(String option, int red, int blue) {
    Script script = whole("N N", "porxada.shared-city=" + option);
    complete(script, "", "bonus");
    // Q grows to 4 tiles and 1 coat of arms
    script.turn("N", "1,-2", 0, "1,-2 city N");
    script.turn("N", "0,-2", 180, "");
    assertEquals(red, script.points(RED));
    assertEquals(12 + blue, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({
    "minority=no, shared-city=per-player, 6, 0",
    "minority=yes, shared-city=per-player, 6, 12",
    "minority=yes, shared-city=per-city, 6, 12"
  })
  void aHolderInTheMinorityIsARuling(String minority, String shared, int red, int blue) {
    Script script = whole("N B E R", "porxada." + minority, "porxada." + shared);
    complete(script, "", "bonus");
    // Q grows to 5 tiles and 1 coat of arms, with two red knights and a blue one
    script.turn("N", "1,-2", 0, "1,-2 city N");
    script.turn("B", "-1,-1", 0, "");
    script.turn("E", "-1,-2", 90, "-1,-2 city E");
    script.turn("R", "0,-2", 180, "");
    assertEquals(red, script.points(RED));
    assertEquals(12 + blue, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"tokens, 1", "no-tokens, 0"})
  void tokensForACityThatLaPorxadaCompletesAreARuling(String option, int tokens) {
    Script script = Script.begin(SETS, "U U E E B E " + PORXADA, "porxada.same-tile=" + option);
    script.turn("U", "1,0", 0, "");
    script.turn("U", "-1,0", 0, "");
    script.turn("E", "1,-1", 270, "1,-1 city W");
    script.turn("E", "-1,-1", 90, "");
    script.turn("B", "1,-2", 0, "");
    script.turn("E", "0,-2", 180, "");
    script.draw(PORXADA);
    script.place("0,-1", 0);
    script.choose("bonus");
    script.deploy("");
    assertEquals(12, script.points(RED));
    assertEquals(tokens, script.game().snapshot().pieces().size());
  }

  @Test
  void theSwapNeedsAFollowerInPlay() {
    Script script = Script.begin(SETS, PORXADA);
    script.draw(PORXADA);
    script.place("0,-1", 0);
    assertEquals("porxada-use", script.decision());
    assertEquals(Set.of(new Move.Choose(RED, "bonus")), script.game().legalMoves());
    assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(new Move.Choose(RED, "swap")));
    assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(new Move.Choose(RED, "both")));
    assertEquals(Reason.WRONG_DECISION, script.refused(new Move.Pass(RED)));
    script.choose("bonus");
    assertEquals("deploy", script.decision());
  }

  @Test
  void followersChangePlacesAndNobodyScores() {
    Script script = Script.begin(SETS, CITY_P);
    build(script, "3,-1 field NNW");
    script.choose("swap");
    assertEquals("porxada-swap RED", script.decision() + " " + script.asked().name());
    assertEquals(
        Set.of(
            new Move.Pass(RED),
            script.exchange("3,-1 field NNW", BLUE, "2,0 city N"),
            script.exchange("3,-1 field NNW", BLUE, "0,-1 city N")),
        script.game().legalMoves());
    script.play(script.exchange("3,-1 field ENE", BLUE, "0,-1 city S"));
    assertEquals("porxada-answer BLUE", script.decision() + " " + script.asked().name());
    assertEquals(Reason.NOT_YOUR_TURN, script.refused(new Move.Choose(RED, "accept")));
    List<Event> events = script.choose("accept");
    assertEquals(2, events.size());
    assertTrue(events.stream().allMatch(event -> event.phase() == Phase.PLACE));
    assertEquals(
        Set.of(
            "red small at 0,-1 city N", "blue small at 3,-1 field NNW", "blue small at 2,0 city N"),
        followers(script));
    assertEquals("deploy RED", script.decision() + " " + script.asked().name());
    script.deploy("");
    assertEquals(0, script.points(RED));
  }

  private static Set<String> followers(Script script) {
    return script.game().snapshot().followers().stream()
        .map(Piece::toString)
        .collect(Collectors.toSet());
  }

  @Test
  void followersThatAreNotInPlayAreNotSwapped() {
    Script script = Script.begin(SETS, CITY_P);
    build(script, "3,-1 field NNW");
    script.choose("swap");
    for (Move move :
        List.of(
            script.exchange("supply", BLUE, "0,-1 city N"),
            script.exchange("3,-1 field NNW", BLUE, "supply"),
            script.exchange("3,-1 field NNW", BLUE, "1,-1 city E"),
            script.exchange("0,-1 city N", BLUE, "2,0 city N"),
            script.exchange("3,-1 field NNW", GREEN, "0,-1 city N"),
            new Move.Shift(
                RED,
                new Piece(RED, Figure.SMALL, Place.parse("3,-1 field NNW")),
                Place.parse("0,-1 city N"),
                null))) {
      assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(move), move::toString);
    }
    script.pass();
    assertEquals("deploy", script.decision());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "any | 0,-1 city N; 2,0 city N; supply",
        "on-board | 0,-1 city N; 2,0 city N",
        "wanted | 0,-1 city N"
      })
  void whoRefusesGivesUpAFollowerForGood(String option, String places) {
    Script script = Script.begin(SETS, CITY_P, "porxada.give-up=" + option);
    build(script, "3,-1 field NNW");
    script.choose("swap");
    script.play(script.exchange("3,-1 field NNW", BLUE, "0,-1 city N"));
    script.choose("refuse");
    assertEquals("porxada-give-up BLUE", script.decision() + " " + script.asked().name());
    Set<Move> expected =
        Set.of(places.split("; ", -1)).stream().map(script::removal).collect(Collectors.toSet());
    assertEquals(expected, script.game().legalMoves());
    script.remove("0,-1 city N");
    assertEquals(5, script.supply(BLUE));
    assertEquals(
        Set.of("red small at 3,-1 field NNW", "blue small at 2,0 city N"), followers(script));
    assertEquals(0, script.points(BLUE));
    assertEquals("deploy RED", script.decision() + " " + script.asked().name());
  }

  @Test
  void aFollowerGivenUpFromTheSupplyIsGone() {
    Script script = Script.begin(SETS, CITY_P);
    build(script, "3,-1 field NNW");
    script.choose("swap");
    script.play(script.exchange("3,-1 field NNW", BLUE, "0,-1 city N"));
    script.choose("refuse");
    script.remove("supply");
    assertEquals(4, script.supply(BLUE));
    assertEquals(3, followers(script).size());
  }

  @ParameterizedTest
  @CsvSource({"yes, 2", "no, 1"})
  void whetherTheSwapTakesThePlaceOfDeployingIsARuling(String option, int moves) {
    Script script = Script.begin(SETS, CITY_P, "porxada.swap-then-deploy=" + option);
    // nobody stands in P, so that La Porxada itself can be stood on
    script.turn("U", "1,0", 0, "1,0 road W");
    script.turn("D", "2,0", 0, "");
    script.turn("U", "3,0", 0, "");
    script.turn("E", "1,-1", 90, "");
    script.turn("E", "3,-1", 270, "");
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.draw(PORXADA);
    script.place("2,-1", 0);
    script.choose("swap");
    script.pass();
    assertEquals("deploy", script.decision());
    assertEquals(moves, script.game().legalMoves().size());
    assertTrue(script.game().legalMoves().contains(new Move.Pass(RED)));
    if (moves == 1) {
      assertEquals(Reason.NOT_ALLOWED_HERE, script.refused(script.deployment("2,-1 city N")));
    }
  }

  @Test
  void theChoiceMayComeWithTheDraw() {
    Script script = Script.begin(SETS, CITY_P, "porxada.choice-time=at-draw");
    script.turn("U", "1,0", 0, "1,0 road W");
    script.turn("D", "2,0", 0, "");
    script.turn("U", "3,0", 0, "");
    script.turn("E", "1,-1", 90, "");
    script.turn("E", "3,-1", 270, "");
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.draw(PORXADA);
    assertEquals("porxada-use", script.decision());
    script.choose("swap");
    assertEquals("place", script.decision());
    script.place("2,-1", 0);
    assertEquals("porxada-swap", script.decision());
  }

  @Test
  void aChoiceForATileThatFitsNowhereIsVoid() {
    // E closes the only city, so that La Porxada fits nowhere
    Script script = Script.begin(SETS, "E " + PORXADA + " U U", "porxada.choice-time=at-draw");
    script.turn("E", "0,-1", 180, "0,-1 field NNW");
    script.draw(PORXADA);
    script.choose("bonus");
    assertEquals("draw BLUE", script.decision() + " " + script.asked().name());
    script.turn("U", "1,0", 0, "");
    assertEquals("draw RED", script.decision() + " " + script.asked().name());
  }

  @Test
  void byTheHouseRulesTheCityIsNotScoredAndFollowersMayLeave() {
    Script script = whole("B", "porxada.house-rules=on");
    complete(script, "3,-1 city W", "bonus");
    assertEquals(0, script.points(BLUE));
    assertEquals("porxada-take-back BLUE", script.decision() + " " + script.asked().name());
    assertEquals(
        Set.of(script.removal("2,0 city N"), new Move.Pass(BLUE)), script.game().legalMoves());
    script.pass();
    assertEquals("porxada-take-back RED", script.decision() + " " + script.asked().name());
    script.remove("3,-1 city W");
    assertEquals(7, script.supply(RED));
    // red has nobody left there and is not asked again
    assertEquals("draw RED", script.decision() + " " + script.asked().name());
    assertEquals(List.of(), script.game().snapshot().pieces());
    script.turn("B", "1,-2", 0, "1,-2 field NNW");
    // P counts for the field and gives blue 12, and blue's Q is scored as completed
    assertEquals(3, script.points(RED));
    assertEquals(12 + 6, script.points(BLUE));
  }

  @Test
  void byTheHouseRulesWhoHasLeftTheCityHasNoBonus() {
    Script script = whole("", "porxada.house-rules=on");
    complete(script, "3,-1 city W", "bonus");
    script.remove("2,0 city N");
    script.pass();
    assertEquals(12, script.points(RED));
    assertEquals(3, script.points(BLUE));
  }

  @Test
  void theHouseRulesLeaveTheSwapAlone() {
    Script script = whole("", "porxada.house-rules=on");
    complete(script, "3,-1 city W", "swap");
    assertEquals(12, script.points(RED));
    assertEquals(12 + 3, script.points(BLUE));
  }

  @ParameterizedTest
  @CsvSource({"no, 1", "yes, 2"})
  void aFollowerOnACrownMayBeSwappedByARuling(String option, int moves) {
    Script script =
        Script.begin("base wheel porxada", "F B " + PORXADA, "porxada.crown-follower=" + option);
    script.turn("F", "0,-1", 90, "0,-1 city N");
    script.turn("B", "1,-1", 0, "wheel tax");
    script.draw(PORXADA);
    script.place("0,-2", 0);
    script.choose("swap");
    assertEquals(moves, script.game().legalMoves().size());
    if (moves == 2) {
      script.play(script.exchange("0,-1 city N", BLUE, "wheel tax"));
      script.choose("accept");
      assertEquals(
          Set.of("red small at wheel tax", "blue small at 0,-1 city N"), followers(script));
    }
  }
}
