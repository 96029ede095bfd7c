package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Compass;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Spot;
import org.meeplecheck.reference.oracle.Survey;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * Tries what may be played and what may not: legal moves on a fork, illegal ones on the game
 * itself.
 */
final class Tries {
  private static final List<String> SECTORS =
      List.of("fortune", "tax", "famine", "storm", "inquisition", "plague", "nowhere");

  private final Game game;
  private final List<Player> players;
  private final Supplier<String> context;

  Tries(Game game, List<Player> players, Supplier<String> context) {
    this.game = game;
    this.players = players;
    this.context = context;
  }

  private Player asked() {
    return assertInstanceOf(Decision.Pending.class, game.decision(), context).player();
  }

  private void refused(Move move, Reason reason) {
    Outcome outcome = game.play(move);
    Outcome.Refused refused =
        assertInstanceOf(
            Outcome.Refused.class, outcome, () -> move + " is legal; " + context.get());
    assertEquals(reason, refused.reason(), () -> move + "; " + context.get());
  }

  private void refused(Move move) {
    assertInstanceOf(
        Outcome.Refused.class, game.play(move), () -> move + " is legal; " + context.get());
  }

  private void acceptedOnFork(Move move) {
    Game fork = game.fork();
    assertInstanceOf(
        Outcome.Accepted.class, fork.play(move), () -> move + " is illegal; " + context.get());
    fork.legalMoves().stream()
        .limit(1)
        .forEach(next -> assertInstanceOf(Outcome.Accepted.class, fork.play(next), context));
  }

  /** Runs tries that must leave the game as it is. */
  private void changingNothing(Runnable tries) {
    Snapshot snapshot = game.snapshot();
    Decision decision = game.decision();
    Set<Move> legal = game.legalMoves();
    tries.run();
    assertEquals(snapshot, game.snapshot(), context);
    assertEquals(decision, game.decision(), context);
    assertEquals(legal, game.legalMoves(), context);
  }

  /** Draws out of turn, other tiles, and other kinds of move. */
  void drawing(String tile) {
    Player asked = asked();
    refused(new Move.Announce(asked, Chance.Result.tile(tile + "'")), Reason.OTHER);
    refused(new Move.Announce(asked, Chance.Result.die(1)), Reason.OTHER);
    others(asked)
        .forEach(
            p -> refused(new Move.Announce(p, Chance.Result.tile(tile)), Reason.NOT_YOUR_TURN));
    Square beside = new Square(1, 0);
    refused(new Move.Place(asked, beside, Rotation.R0), Reason.WRONG_DECISION);
    refused(new Move.Deploy(asked, Figure.SMALL, Place.monastery(beside)), Reason.WRONG_DECISION);
    foreignVerbs(asked);
    refused(new Move.Pass(asked), Reason.WRONG_DECISION);
  }

  private Player another(Player asked) {
    return players.get((players.indexOf(asked) + 1) % players.size());
  }

  private Stream<Player> others(Player asked) {
    return Stream.of(Player.values()).filter(player -> player != asked);
  }

  private void foreignVerbs(Player asked) {
    Piece piece = new Piece(asked, Figure.SMALL, Place.SUPPLY);
    refused(new Move.Choose(asked, "bonus"), Reason.WRONG_DECISION);
    refused(new Move.Remove(asked, piece), Reason.WRONG_DECISION);
    refused(new Move.Shift(asked, piece, Place.REMOVED), Reason.WRONG_DECISION);
  }

  /** Tries the tile on every cell around the board in every rotation; says how many it tried. */
  int placements(Layout layout, RawTile tile) {
    Player asked = asked();
    List<Laid> all = everywhere(layout, tile);
    changingNothing(
        () -> {
          for (Laid laid : all) {
            String objection = layout.objection(tile, laid.cell(), laid.quarters());
            Move move = place(asked, laid);
            if (objection.isEmpty()) {
              acceptedOnFork(move);
            } else {
              refused(move, Reason.ofCode(objection).orElseThrow());
            }
            refused(place(another(asked), laid), Reason.NOT_YOUR_TURN);
          }
          refused(new Move.Pass(asked), Reason.WRONG_DECISION);
          refused(new Move.Announce(asked, Chance.Result.tile(tile.id())), Reason.WRONG_DECISION);
          foreignVerbs(asked);
        });
    return all.size();
  }

  private static Move place(Player player, Laid laid) {
    return new Move.Place(player, Terms.square(laid.cell()), Terms.rotation(laid.quarters()));
  }

  private static List<Laid> everywhere(Layout layout, RawTile tile) {
    List<Cell> cells = layout.all().stream().map(Laid::cell).toList();
    int west = cells.stream().mapToInt(Cell::x).min().orElseThrow() - 2;
    int east = cells.stream().mapToInt(Cell::x).max().orElseThrow() + 2;
    int north = cells.stream().mapToInt(Cell::y).min().orElseThrow() - 2;
    int south = cells.stream().mapToInt(Cell::y).max().orElseThrow() + 2;
    return IntStream.rangeClosed(north, south)
        .boxed()
        .flatMap(y -> IntStream.rangeClosed(west, east).mapToObj(x -> new Cell(x, y)))
        .flatMap(cell -> Stream.of(0, 1, 2, 3).map(q -> new Laid(cell, tile, q)))
        .toList();
  }

  /** Tries every place on the tile just laid and on its neighbours; says how many it tried. */
  int deployments(Laid laid, Set<Move> legal, Position position, boolean barred) {
    Player asked = asked();
    Survey survey = position.survey();
    boolean hasFollower = position.supply(asked) > 0;
    List<Place> places = places(laid.cell()).toList();
    changingNothing(
        () -> {
          for (Place place : places) {
            if (!barred) {
              tryDeploying(asked, place, laid, legal, survey, hasFollower);
            }
            refused(new Move.Deploy(asked, new Figure("big"), place), Reason.NO_FOLLOWER);
            refused(new Move.Deploy(another(asked), Figure.SMALL, place), Reason.NOT_YOUR_TURN);
          }
          laid.cell().beside().stream()
              .flatMap(Tries::places)
              .map(place -> new Move.Deploy(asked, Figure.SMALL, place))
              .forEach(m -> refused(m, hasFollower ? Reason.NOT_ON_THIS_TILE : Reason.NO_FOLLOWER));
          refused(
              new Move.Place(asked, Terms.square(laid.cell()), Rotation.R0), Reason.WRONG_DECISION);
          foreignVerbs(asked);
          crowns(asked, legal, position, barred);
        });
    return 5 * places.size();
  }

  private void tryDeploying(
      Player asked, Place place, Laid laid, Set<Move> legal, Survey survey, boolean hasFollower) {
    Move move = new Move.Deploy(asked, Figure.SMALL, place);
    Reason refusal = Reason.NOT_ON_THIS_TILE;
    boolean isLegal = false;
    for (int i = 0; i < laid.tile().strips().size(); i++) {
      if (names(place, laid, i)) {
        Place canonical = Place.parse(survey.written(new Spot(laid.cell(), i)));
        isLegal = legal.contains(new Move.Deploy(asked, Figure.SMALL, canonical));
        refusal = Reason.FEATURE_OCCUPIED;
      }
    }
    if (isLegal) {
      acceptedOnFork(move);
    } else {
      refused(move, hasFollower ? refusal : Reason.NO_FOLLOWER);
    }
  }

  private void crowns(Player asked, Set<Move> legal, Position position, boolean barred) {
    boolean hasFollower = position.supply(asked) > 0;
    boolean hasWheel = position.wheel().isPresent();
    for (String sector : SECTORS) {
      Move move = new Move.Deploy(asked, Figure.SMALL, Place.beside("wheel", sector));
      if (legal.contains(move)) {
        acceptedOnFork(move);
      } else if (!hasFollower) {
        refused(move, Reason.NO_FOLLOWER);
      } else if (barred || !hasWheel || sector.equals("nowhere")) {
        refused(move);
      } else {
        refused(move, Reason.FEATURE_OCCUPIED);
      }
    }
  }

  /** Tries all answers to a decision, and what comes near them, among the pieces of the game. */
  void answers(Set<Move> legal, Position position) {
    Player asked = asked();
    changingNothing(
        () -> {
          legal.forEach(this::acceptedOnFork);
          nearby(asked, position).filter(move -> !legal.contains(move)).forEach(this::refused);
          nearby(another(asked), position).forEach(m -> refused(m, Reason.NOT_YOUR_TURN));
        });
  }

  private Stream<Move> nearby(Player player, Position position) {
    List<Piece> pieces = new ArrayList<>(position.followers());
    players.forEach(owner -> pieces.add(new Piece(owner, Figure.SMALL, Place.SUPPLY)));
    pieces.addAll(position.others());
    List<Move> nearby = new ArrayList<>();
    pieces.forEach(piece -> nearby.add(new Move.Remove(player, piece)));
    for (Piece one : pieces) {
      pieces.stream()
          .filter(other -> !other.equals(one))
          .forEach(other -> nearby.add(new Move.Shift(player, one, other)));
    }
    Stream.of("swap", "bonus", "accept", "refuse", "nothing")
        .forEach(option -> nearby.add(new Move.Choose(player, option)));
    nearby.add(new Move.Pass(player));
    nearby.add(new Move.Place(player, new Square(1, 0), Rotation.R0));
    nearby.add(new Move.Deploy(player, Figure.SMALL, Place.monastery(new Square(1, 0))));
    return nearby.stream();
  }

  /** Whether the place names that segment, by whichever of its ports. */
  private static boolean names(Place place, Laid laid, int strip) {
    var segment = laid.tile().strips().get(strip);
    return segment.kind().equals(place.kind())
        && (place.detail().isEmpty()
            || segment.portsAt(laid.quarters()).contains(Compass.PORTS.indexOf(place.detail())));
  }

  /** Every place of a cell that can be written with the kinds of the base game. */
  private static Stream<Place> places(Cell cell) {
    Stream<String> middles =
        Stream.of("N", "E", "S", "W").flatMap(p -> Stream.of(" city " + p, " road " + p));
    Stream<String> halves =
        Compass.PORTS.stream().filter(port -> port.length() == 3).map(p -> " field " + p);
    return Stream.of(middles, halves, Stream.of(" monastery", " tower", " tile"))
        .flatMap(words -> words)
        .map(words -> Place.parse(cell + words));
  }

  /** Tries every kind of move in a game that is over. */
  void afterTheEnd(String tile) {
    changingNothing(
        () ->
            players.forEach(
                player -> {
                  Square beside = new Square(1, 0);
                  refused(
                      new Move.Announce(player, Chance.Result.tile(tile)), Reason.WRONG_DECISION);
                  refused(new Move.Place(player, beside, Rotation.R0), Reason.WRONG_DECISION);
                  refused(
                      new Move.Deploy(player, Figure.SMALL, Place.monastery(beside)),
                      Reason.WRONG_DECISION);
                  refused(new Move.Pass(player), Reason.WRONG_DECISION);
                  foreignVerbs(player);
                }));
  }

  /** Tries to draw where the list of outcomes has ended and the stack has not. */
  void afterTheList(String tile) {
    changingNothing(
        () -> refused(new Move.Announce(asked(), Chance.Result.tile(tile)), Reason.OTHER));
  }
}
