package org.meeplecheck.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordsTest {

  @Test
  void players_are_the_six_colours_in_order() {
    assertEquals(
        List.of("red", "blue", "green", "yellow", "black", "pink"),
        Arrays.stream(Player.values()).map(Player::word).toList());
    assertEquals(Optional.of(Player.GREEN), Player.ofWord("green"));
    assertEquals(Optional.empty(), Player.ofWord("Green"));
  }

  @Test
  void reasons_are_a_closed_list_of_codes() {
    assertEquals(
        List.of(
            "edge-mismatch",
            "square-occupied",
            "not-adjacent",
            "feature-occupied",
            "no-follower",
            "not-on-this-tile",
            "wrong-decision",
            "not-your-turn",
            "not-allowed-here",
            "other"),
        Arrays.stream(Reason.values()).map(Reason::code).toList());
    assertEquals(Optional.of(Reason.NO_FOLLOWER), Reason.ofCode("no-follower"));
    assertEquals(Optional.empty(), Reason.ofCode("no_follower"));
  }

  @Test
  void rungs_are_named_by_words() {
    assertEquals(
        List.of("scores", "legal-moves", "events", "board", "fork", "components"),
        Arrays.stream(Rung.values()).map(Rung::word).toList());
    assertEquals(Optional.of(Rung.LEGAL_MOVES), Rung.ofWord("legal-moves"));
    assertEquals(Optional.empty(), Rung.ofWord("legal moves"));
  }

  @Test
  void phases_go_in_the_order_of_a_turn() {
    assertEquals(
        List.of("draw", "place", "deploy", "score", "final"),
        Arrays.stream(Phase.values()).map(Phase::word).toList());
  }

  @Test
  void a_player_is_named_once_in_a_setup() {
    assertEquals(
        "a player is named twice: [red, blue, red]",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    new Setup(
                        List.of(Player.RED, Player.BLUE, Player.RED),
                        Composition.BASE,
                        "D",
                        new Chance(List.of(), false)))
            .getMessage());
  }

  @Test
  void compositions_of_the_same_things_are_equal() {
    assertEquals(
        Composition.of(Set.of("base", "wind-roses"), Set.of(), Map.of("base.small-city", "2")),
        Composition.of(Set.of("wind-roses", "base"), Set.of(), Map.of("base.small-city", "2")));
  }

  @Test
  void an_engine_that_declares_no_rung_need_not_implement_it() {
    Engine engine =
        new Engine() {
          @Override
          public Manifest manifest() {
            return new Manifest(
                "e", "1", Set.of("base"), Set.of(), Map.of(), Set.of(), Manifest.Limits.NONE);
          }

          @Override
          public Game newGame(Setup setup) {
            throw new IllegalStateException("no game");
          }
        };
    assertEquals(
        "components",
        assertThrows(UnsupportedOperationException.class, () -> engine.components(Composition.BASE))
            .getMessage());
  }
}
