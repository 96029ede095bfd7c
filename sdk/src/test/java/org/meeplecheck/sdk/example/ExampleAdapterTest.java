package org.meeplecheck.sdk.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

class ExampleAdapterTest {
  private Game game;

  @BeforeEach
  void openGame() {
    List<Chance.Result> stack = List.of(Chance.Result.tile("U"), Chance.Result.tile("V"));
    game =
        new ExampleAdapter()
            .newGame(
                new Setup(
                    List.of(Player.GREEN, Player.RED),
                    Composition.BASE,
                    "D",
                    new Chance(stack, true)));
  }

  private void accept(Move move) {
    assertInstanceOf(Outcome.Accepted.class, game.play(move), move.toString());
  }

  private void refuse(Move move, Reason reason) {
    Outcome.Refused refused = assertInstanceOf(Outcome.Refused.class, game.play(move));
    assertEquals(reason, refused.reason());
  }

  private void assertAsks(String name, Player player, boolean mayPass) {
    assertEquals(new Decision.Pending(name, player, mayPass), game.decision());
  }

  @Test
  void the_adapter_in_the_readme_is_the_one_that_compiles() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String opening = "```java\npackage ";
    int start = readme.indexOf(opening) + "```java\n".length();
    String block = readme.substring(start, readme.indexOf("```", start));

    assertEquals(
        Files.readString(Path.of("src/test/java/org/meeplecheck/sdk/example/ExampleAdapter.java")),
        block);
  }

  @Test
  void two_turns_are_played_to_the_end() {
    assertAsks("draw", Player.GREEN, false);
    accept(new Move.Announce(Player.GREEN, Chance.Result.tile("U")));
    assertAsks("place", Player.GREEN, false);
    accept(new Move.Place(Player.GREEN, new Square(1, 0), Rotation.R0));
    assertAsks("deploy", Player.GREEN, true);
    accept(new Move.Deploy(Player.GREEN, Figure.SMALL, Place.parse("1,0 road E")));
    assertAsks("draw", Player.RED, false);
    accept(new Move.Announce(Player.RED, Chance.Result.tile("V")));
    accept(new Move.Place(Player.RED, new Square(2, 0), Rotation.R0));
    accept(new Move.Pass(Player.RED));

    assertEquals(new Decision.GameOver(), game.decision());
    assertEquals(1, game.snapshot().points(Player.GREEN));
    assertEquals(1, game.snapshot().points(Player.RED));
  }

  @Test
  void refusals_carry_the_reason_that_the_adapter_can_tell() {
    refuse(new Move.Announce(Player.RED, Chance.Result.tile("U")), Reason.NOT_YOUR_TURN);
    refuse(new Move.Pass(Player.GREEN), Reason.WRONG_DECISION);
    accept(new Move.Announce(Player.GREEN, Chance.Result.tile("U")));
    refuse(new Move.Place(Player.GREEN, new Square(0, 0), Rotation.R0), Reason.SQUARE_OCCUPIED);
    assertAsks("place", Player.GREEN, false);
  }
}
