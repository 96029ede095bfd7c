package org.meeplecheck.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * How a wheel, a die, a plague, a swap and a second tile are told with the types of the SDK as they
 * are: names of decisions, options and places are words, the types stay.
 */
class ToyExpansionTest {
  private static final Piece RED_KNIGHT = small(Player.RED, "0,0 city N");
  private static final Piece RED_THIEF = small(Player.RED, "-1,0 road W");
  private static final Piece BLUE_FARMER = small(Player.BLUE, "0,0 field ESE");
  private static final Piece BLUE_MONK = small(Player.BLUE, "0,1 monastery");
  private static final Place PLAGUE = Place.beside("wheel", "plague");

  private ToyGame game;

  private static Piece small(Player player, String place) {
    return new Piece(player, Figure.SMALL, Place.parse(place));
  }

  @BeforeEach
  void openGame() {
    Setup setup =
        new Setup(
            List.of(Player.RED, Player.BLUE, Player.GREEN),
            Composition.of(Set.of("base", "toy"), Set.of(), Map.of()),
            "D",
            new Chance(
                List.of(
                    Chance.Result.tile("toy:spinner"),
                    Chance.Result.die(5),
                    Chance.Result.tile("U")),
                true));
    game = new ToyGame(setup, List.of(RED_KNIGHT, RED_THIEF, BLUE_FARMER, BLUE_MONK));
  }

  private void assertAsks(String name, Player player, boolean mayPass) {
    assertEquals(new Decision.Pending(name, player, mayPass), game.decision());
  }

  private void play(Move move, Event... events) {
    assertEquals(new Outcome.Accepted(List.of(events)), game.play(move));
  }

  private void playUpToTheSpin() {
    play(new Move.Announce(Player.RED, Chance.Result.tile("toy:spinner")));
  }

  private void playUpToThePlague() {
    playUpToTheSpin();
    play(
        new Move.Announce(Player.RED, Chance.Result.die(5)),
        new Event.Moved(
            Phase.DRAW, new Piece(null, ToyGame.PIG, Place.beside("wheel", "fortune")), PLAGUE));
  }

  private void playUpToThePlacing() {
    playUpToThePlague();
    play(
        new Move.Remove(Player.RED, RED_THIEF),
        new Event.Moved(Phase.DRAW, RED_THIEF, Place.SUPPLY));
    play(
        new Move.Remove(Player.BLUE, BLUE_MONK),
        new Event.Moved(Phase.DRAW, BLUE_MONK, Place.SUPPLY));
  }

  private void playUpToTheChoice() {
    playUpToThePlacing();
    play(new Move.Place(Player.RED, new Square(1, 0), Rotation.R0));
  }

  private void playUpToTheAnswer() {
    playUpToTheChoice();
    play(new Move.Choose(Player.RED, "swap"));
    play(new Move.Shift(Player.RED, RED_KNIGHT, BLUE_FARMER));
  }

  @Test
  void a_die_is_announced_from_the_chance_list_between_draw_and_place() {
    playUpToTheSpin();
    assertAsks("spin", Player.RED, false);

    Move other = new Move.Announce(Player.RED, Chance.Result.die(4));
    assertEquals(Reason.NOT_ALLOWED_HERE, ((Outcome.Refused) game.play(other)).reason());
    assertAsks("spin", Player.RED, false);
    play(
        new Move.Announce(Player.RED, Chance.Result.die(5)),
        new Event.Moved(
            Phase.DRAW, new Piece(null, ToyGame.PIG, Place.beside("wheel", "fortune")), PLAGUE));
    assertEquals(List.of(new Piece(null, ToyGame.PIG, PLAGUE)), game.snapshot().pieces());
  }

  @Test
  void everybody_with_a_follower_on_the_board_takes_one_back_the_active_player_first() {
    playUpToThePlague();
    assertAsks("plague-remove", Player.RED, false);
    play(
        new Move.Remove(Player.RED, RED_THIEF),
        new Event.Moved(Phase.DRAW, RED_THIEF, Place.SUPPLY));
    assertAsks("plague-remove", Player.BLUE, false);
    play(
        new Move.Remove(Player.BLUE, BLUE_MONK),
        new Event.Moved(Phase.DRAW, BLUE_MONK, Place.SUPPLY));
    assertAsks("place", Player.RED, false);

    assertEquals(List.of(RED_KNIGHT, BLUE_FARMER).stream().sorted().toList(), followers());
    assertEquals(6, game.snapshot().supply(Player.RED, Figure.SMALL));
    assertEquals(7, game.snapshot().supply(Player.GREEN, Figure.SMALL));
  }

  private List<Piece> followers() {
    return game.snapshot().followers();
  }

  @Test
  void a_player_cannot_answer_for_another_or_take_back_what_is_not_theirs() {
    playUpToThePlague();
    Move early = new Move.Remove(Player.BLUE, BLUE_MONK);
    Move foreign = new Move.Remove(Player.RED, BLUE_MONK);

    assertEquals(Reason.NOT_YOUR_TURN, ((Outcome.Refused) game.play(early)).reason());
    assertEquals(Reason.NOT_ALLOWED_HERE, ((Outcome.Refused) game.play(foreign)).reason());
    assertEquals(4, followers().size());
  }

  @Test
  void one_of_several_options_is_chosen_by_name() {
    playUpToTheChoice();
    assertAsks("porxada-use", Player.RED, false);
    Move unknown = new Move.Choose(Player.RED, "neither");
    assertEquals(Reason.NOT_ALLOWED_HERE, ((Outcome.Refused) game.play(unknown)).reason());
    play(new Move.Choose(Player.RED, "bonus"));
    assertAsks("deploy", Player.RED, true);
  }

  @Test
  void a_swap_may_be_declined() {
    playUpToTheChoice();
    play(new Move.Choose(Player.RED, "swap"));
    assertAsks("porxada-swap", Player.RED, true);
    play(new Move.Pass(Player.RED));
    assertAsks("deploy", Player.RED, true);
  }

  @Test
  void the_owner_of_the_other_follower_answers_a_swap_out_of_turn() {
    playUpToTheAnswer();
    assertAsks("porxada-answer", Player.BLUE, false);
    play(
        new Move.Choose(Player.BLUE, "accept"),
        new Event.Moved(Phase.PLACE, RED_KNIGHT, BLUE_FARMER.place()),
        new Event.Moved(Phase.PLACE, BLUE_FARMER, RED_KNIGHT.place()));

    assertEquals(
        List.of(small(Player.BLUE, "0,0 city N"), small(Player.RED, "0,0 field ESE")), followers());
    assertAsks("deploy", Player.RED, true);
  }

  @Test
  void whoever_refuses_a_swap_gives_up_a_follower_of_the_supply_for_good() {
    playUpToTheAnswer();
    play(new Move.Choose(Player.BLUE, "refuse"));
    assertAsks("porxada-give-up", Player.BLUE, false);
    Piece spare = new Piece(Player.BLUE, Figure.SMALL, Place.SUPPLY);
    play(new Move.Remove(Player.BLUE, spare), new Event.Moved(Phase.PLACE, spare, Place.REMOVED));

    assertEquals(5, game.snapshot().supply(Player.BLUE, Figure.SMALL));
    assertEquals(List.of(RED_KNIGHT, BLUE_FARMER).stream().sorted().toList(), followers());
    assertAsks("deploy", Player.RED, true);
  }

  @Test
  void whoever_refuses_a_swap_may_give_up_a_follower_on_the_board_as_well() {
    playUpToTheAnswer();
    play(new Move.Choose(Player.BLUE, "refuse"));
    play(
        new Move.Remove(Player.BLUE, BLUE_FARMER),
        new Event.Moved(Phase.PLACE, BLUE_FARMER, Place.REMOVED));

    assertEquals(6, game.snapshot().supply(Player.BLUE, Figure.SMALL));
    assertEquals(List.of(RED_KNIGHT), followers());
  }

  @Test
  void a_second_tile_of_the_same_turn_is_drawn_placed_and_deployed_on_by_the_same_player() {
    playUpToTheChoice();
    play(new Move.Choose(Player.RED, "bonus"));
    play(new Move.Pass(Player.RED));
    assertAsks("draw", Player.RED, false);
    play(new Move.Announce(Player.RED, Chance.Result.tile("U")));
    assertAsks("place", Player.RED, false);
    play(new Move.Place(Player.RED, new Square(2, 0), Rotation.R0));
    assertAsks("deploy", Player.RED, true);
    play(new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("2,0 road E")));

    assertEquals(new Decision.GameOver(), game.decision());
    assertEquals(
        List.of(
            new PlacedTile(new Square(0, 0), "D", Rotation.R0),
            new PlacedTile(new Square(1, 0), "toy:spinner", Rotation.R0),
            new PlacedTile(new Square(2, 0), "U", Rotation.R0)),
        game.snapshot().board());
    assertEquals(5, game.snapshot().supply(Player.RED, Figure.SMALL));
  }

  @Test
  void a_follower_beside_the_board_is_deployed_like_any_other() {
    playUpToTheChoice();
    play(new Move.Choose(Player.RED, "bonus"));
    play(new Move.Deploy(Player.RED, Figure.SMALL, Place.parse("wheel tax")));

    assertEquals(
        List.of(small(Player.RED, "wheel tax")),
        followers().stream().filter(p -> p.place().square() == null).toList());
  }
}
