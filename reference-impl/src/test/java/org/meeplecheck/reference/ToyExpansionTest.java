package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.GREEN;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.reference.expansion.Alternative;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * A toy expansion that needs what the wheel, the plague, the swap and the dice will need, on the
 * core as it is: after a draw a die is rolled and everybody gives up a follower, after a placement
 * the others may take a token, and a crown beside the board may be stood on.
 */
class ToyExpansionTest {
  private static final Place CROWN = Place.beside("wheel", "crown");
  private static final Figure TOKEN = new Figure("token");

  private final Game game = toyGame();

  private static Game toyGame() {
    Rules rules = Rules.standard().withExpansion("base", (options, majority) -> new Toy());
    return new ReferenceEngine("toy", rules)
        .newGame(
            new Setup(
                List.of(RED, BLUE, GREEN),
                Composition.BASE,
                "D",
                new Chance(
                    List.of(
                        Chance.Result.tile("U"),
                        Chance.Result.die(1),
                        Chance.Result.tile("U"),
                        Chance.Result.die(6)),
                    true)));
  }

  /** Red's first turn, without the plague: a thief on the road, and nobody takes a token. */
  private void playFirstTurn() {
    play(new Move.Announce(RED, Chance.Result.tile("U")));
    play(new Move.Announce(RED, Chance.Result.die(1)));
    play(new Move.Place(RED, new Square(1, 0), Rotation.R0));
    play(new Move.Pass(BLUE));
    play(new Move.Pass(GREEN));
    play(new Move.Deploy(RED, Figure.SMALL, Place.parse("1,0 road E")));
  }

  @Test
  void aDieIsRolledBetweenDrawAndPlacement() {
    assertAsked("draw", RED);
    play(new Move.Announce(RED, Chance.Result.tile("U")));
    assertAsked("roll", RED);
    assertEquals(Set.of(new Move.Announce(RED, Chance.Result.die(1))), game.legalMoves());
    assertRefused(Reason.OTHER, new Move.Announce(RED, Chance.Result.die(2)));
    play(new Move.Announce(RED, Chance.Result.die(1)));
    assertAsked("place", RED);
  }

  @Test
  void playersWhoAreNotActiveAreAskedInTheirOrder() {
    play(new Move.Announce(RED, Chance.Result.tile("U")));
    play(new Move.Announce(RED, Chance.Result.die(1)));
    play(new Move.Place(RED, new Square(1, 0), Rotation.R0));
    assertAsked("token", BLUE);
    assertRefused(Reason.NOT_YOUR_TURN, new Move.Choose(RED, "take"));
    Game fork = game.fork();
    play(new Move.Choose(BLUE, "take"));
    assertAsked("token", GREEN);
    assertEquals(
        List.of(new Piece(BLUE, TOKEN, Place.beside("before", "blue"))), game.snapshot().pieces());
    assertEquals(List.of(), fork.snapshot().pieces());
    play(new Move.Pass(GREEN));
    assertAsked("deploy", RED);
  }

  @Test
  void everybodyWithAFollowerGivesOneUpAlsoForATileThatIsNotPlacedYet() {
    playFirstTurn();
    play(new Move.Announce(BLUE, Chance.Result.tile("U")));
    play(new Move.Announce(BLUE, Chance.Result.die(6)));
    // of three players red alone has a follower on a tile
    assertAsked("plague", RED);
    Piece thief = new Piece(RED, Figure.SMALL, Place.parse("1,0 road E"));
    assertEquals(Set.of(new Move.Remove(RED, thief)), game.legalMoves());
    List<Event> events = play(new Move.Remove(RED, thief));
    assertEquals(List.of(new Event.Moved(Phase.DRAW, thief, Place.SUPPLY)), events);
    assertEquals(7, game.snapshot().supply(RED, Figure.SMALL));
    assertAsked("place", BLUE);
  }

  @Test
  void aFollowerMayGoToACrownBesideTheBoardInsteadOfTheTile() {
    playFirstTurn();
    play(new Move.Announce(BLUE, Chance.Result.tile("U")));
    play(new Move.Announce(BLUE, Chance.Result.die(6)));
    play(game.legalMoves().iterator().next());
    play(new Move.Place(BLUE, new Square(2, 0), Rotation.R0));
    play(new Move.Pass(GREEN));
    play(new Move.Pass(RED));
    play(new Move.Deploy(BLUE, Figure.SMALL, CROWN));
    assertEquals(List.of(new Piece(BLUE, Figure.SMALL, CROWN)), game.snapshot().followers());
    assertEquals(6, game.snapshot().supply(BLUE, Figure.SMALL));
    assertEquals(new Decision.GameOver(), game.decision());
  }

  private void assertAsked(String decision, Player player) {
    Decision.Pending pending = assertInstanceOf(Decision.Pending.class, game.decision());
    assertEquals(decision + " " + player, pending.name() + " " + pending.player());
  }

  private void assertRefused(Reason reason, Move move) {
    assertEquals(
        reason, assertInstanceOf(Outcome.Refused.class, game.play(move), move::toString).reason());
  }

  private List<Event> play(Move move) {
    return assertInstanceOf(Outcome.Accepted.class, game.play(move), move::toString).events();
  }

  private static final class Toy implements Expansion {
    @Override
    public List<Step> drawn(Table table) {
      return List.of(new Roll());
    }

    @Override
    public List<Step> placed(Table table) {
      return table.playersFromActive().stream().skip(1).<Step>map(TakeToken::new).toList();
    }

    @Override
    public List<Alternative> moves(Table table) {
      return List.of(new Crown());
    }
  }

  /** A die; a six brings the plague. */
  private record Roll() implements Question {
    @Override
    public Decision.Pending decision(Table table) {
      return new Decision.Pending("roll", table.active(), false);
    }

    @Override
    public Stream<Move> candidates(Table table) {
      return table.nextOutcome().stream().map(next -> new Move.Announce(table.active(), next));
    }

    @Override
    public Optional<Refusal> refusal(Table table, Move move) {
      return candidates(table).anyMatch(move::equals)
          ? Optional.empty()
          : Refusal.of(Reason.OTHER, "that is not what the die shows");
    }

    @Override
    public void answer(Turn turn, Move move) {
      boolean plague = turn.table().nextOutcome().equals(Optional.of(Chance.Result.die(6)));
      turn.takeOutcome();
      Stream<Player> players = turn.table().playersFromActive().stream();
      turn.first(
          players
              .filter(player -> plague && !Plague.ownFollowers(turn.table(), player).isEmpty())
              .map(Plague::new)
              .toList());
    }
  }

  /** A player takes a follower back from the board. */
  private record Plague(Player player) implements Question {
    static List<Piece> ownFollowers(Table table, Player player) {
      return table.board().followers().stream().filter(p -> p.owner() == player).toList();
    }

    @Override
    public Decision.Pending decision(Table table) {
      return new Decision.Pending("plague", player, false);
    }

    @Override
    public Stream<Move> candidates(Table table) {
      return ownFollowers(table, player).stream().map(piece -> new Move.Remove(player, piece));
    }

    @Override
    public Optional<Refusal> refusal(Table table, Move move) {
      return candidates(table).anyMatch(move::equals)
          ? Optional.empty()
          : Refusal.wrongDecision("plague", move);
    }

    @Override
    public void answer(Turn turn, Move move) {
      turn.move(Phase.DRAW, ((Move.Remove) move).piece(), Place.SUPPLY);
    }
  }

  /** A player who is not active may take a token. */
  private record TakeToken(Player player) implements Question {
    @Override
    public Decision.Pending decision(Table table) {
      return new Decision.Pending("token", player, true);
    }

    @Override
    public Stream<Move> candidates(Table table) {
      return Stream.of(new Move.Choose(player, "take"));
    }

    @Override
    public Optional<Refusal> refusal(Table table, Move move) {
      return candidates(table).anyMatch(move::equals)
          ? Optional.empty()
          : Refusal.wrongDecision("token", move);
    }

    @Override
    public void answer(Turn turn, Move move) {
      turn.put(new Piece(player, TOKEN, Place.beside("before", player.word())));
    }
  }

  /** A space beside the board that takes one follower. */
  private record Crown() implements Alternative {
    @Override
    public boolean takes(Move move) {
      return move instanceof Move.Deploy deploy && deploy.to().equals(CROWN);
    }

    @Override
    public Stream<Move> candidates(Table table) {
      return Stream.of(new Move.Deploy(table.active(), Figure.SMALL, CROWN));
    }

    @Override
    public Optional<Refusal> refusal(Table table, Move move) {
      return table.pieces().stream().anyMatch(piece -> piece.place().equals(CROWN))
          ? Refusal.of(Reason.FEATURE_OCCUPIED, "somebody stands on the crown")
          : Optional.empty();
    }

    @Override
    public void play(Turn turn, Move move) {
      turn.deploy(new Piece(move.player(), Figure.SMALL, CROWN));
    }
  }
}
