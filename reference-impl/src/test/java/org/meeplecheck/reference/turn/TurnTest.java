package org.meeplecheck.reference.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.meeplecheck.sdk.Player.BLUE;
import static org.meeplecheck.sdk.Player.RED;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.meeplecheck.reference.board.Faces;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.board.LiveBoard;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** What a rule may do to pieces: deploy, exchange, eliminate. */
class TurnTest {
  private static final Place CITY = Place.parse("0,0 city N");
  private static final Place FIELD = Place.parse("0,0 field ESE");

  private final Table table = table();
  private final Turn turn = new Turn(table);

  private static Table table() {
    LiveBoard board = new LiveBoard(new Faces(Spec.bundled().tiles().toList()));
    board.lay(new LaidTile(new Square(0, 0), Spec.bundled().tile("D").orElseThrow(), Rotation.R0));
    Chance noTiles = new Chance(List.of(), false);
    return new Table(List.of(RED, BLUE), Map.of(Figure.SMALL, 7), noTiles, board);
  }

  private static Piece follower(Player owner, Place place) {
    return new Piece(owner, Figure.SMALL, place);
  }

  @Test
  void twoFollowersMayChangePlaces() {
    turn.deploy(follower(RED, CITY));
    turn.deploy(follower(BLUE, FIELD));

    turn.move(Phase.DEPLOY, follower(RED, CITY), FIELD);
    turn.move(Phase.DEPLOY, follower(BLUE, FIELD), CITY);

    assertEquals(List.of(follower(BLUE, CITY), follower(RED, FIELD)), table.snapshot().followers());
    assertEquals(
        List.of(follower(BLUE, CITY)), table.board().feature(CITY).orElseThrow().followers());
    assertEquals(new Event.Moved(Phase.DEPLOY, follower(BLUE, FIELD), CITY), turn.events().get(1));
    assertEquals(6, table.snapshot().supply(RED, Figure.SMALL));
  }

  @Test
  void aFollowerMayBeTakenOutOfTheGameFromTheSupply() {
    turn.move(Phase.DEPLOY, follower(RED, Place.SUPPLY), Place.REMOVED);
    assertEquals(6, table.snapshot().supply(RED, Figure.SMALL));
    assertEquals(List.of(), table.snapshot().followers());
    assertEquals(List.of(), table.snapshot().pieces());
  }

  @Test
  void aNeutralPieceGoesFromSpaceToSpace() {
    Piece pig = new Piece(null, new Figure("pig"), Place.beside("wheel", "fortune"));
    turn.put(pig);
    turn.move(Phase.DRAW, pig, Place.beside("wheel", "tax"));
    assertEquals(
        List.of(new Piece(null, new Figure("pig"), Place.beside("wheel", "tax"))),
        table.snapshot().pieces());
  }

  @Test
  void aPieceThatIsNotThereCannotBeMoved() {
    assertThrows(
        IllegalArgumentException.class,
        () -> turn.move(Phase.DEPLOY, follower(RED, CITY), Place.SUPPLY));
    turn.deploy(follower(BLUE, CITY));
    assertThrows(
        IllegalArgumentException.class,
        () -> turn.move(Phase.DEPLOY, follower(RED, CITY), Place.SUPPLY));
    assertEquals(7, table.snapshot().supply(RED, Figure.SMALL));
  }

  @Test
  void whatIsNotedForATurnIsForgottenWithIt() {
    turn.note("a bonus");
    turn.noteForTurn("a choice");
    assertTrue(table.knows("a bonus") && table.knows("a choice"));
    Table copy = table.copy();
    turn.nextPlayer();
    assertTrue(table.knows("a bonus"));
    assertFalse(table.knows("a choice"));
    assertTrue(copy.knows("a choice"));
  }

  @Test
  void aCompletedFeatureMayBeKeptOpen() {
    LiveBoard board = (LiveBoard) table.board();
    board.lay(
        new LaidTile(new Square(0, -1), Spec.bundled().tile("E").orElseThrow(), Rotation.R180));
    Feature city = board.feature(CITY).orElseThrow();
    assertTrue(table.isCompleted(city));
    Table copy = table.copy();
    turn.keepOpen(city);
    assertFalse(table.isCompleted(city));
    assertTrue(city.isCompleted());
    assertTrue(copy.isCompleted(copy.board().feature(CITY).orElseThrow()));
  }

  @Test
  void aCopyOfTheTableGoesItsOwnWay() {
    Table copy = table.copy();
    turn.deploy(follower(RED, CITY));
    turn.score(Phase.DEPLOY, "city", CITY, RED, 3);
    assertEquals(0, copy.snapshot().points(RED));
    assertEquals(List.of(), copy.snapshot().followers());
    assertEquals(3, table.snapshot().points(RED));
  }
}
