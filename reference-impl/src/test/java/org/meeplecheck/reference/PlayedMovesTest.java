package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Square;

/**
 * Random games with the wheel and La Porxada: the legal moves are those that are accepted, and a
 * move that is refused changes nothing.
 */
class PlayedMovesTest {
  private static final String TILES =
      "V E E porxada:la-porxada D F W B A wheel:curve-1 wheel:curve-2 wheel:curve-3"
          + " wheel:straight-2 wheel:straight-3 wheel:corner-1";

  private final Set<String> asked = new TreeSet<>();
  private final Set<String> accepted = new TreeSet<>();

  @Test
  void theLegalMovesAreThoseThatAreAccepted() {
    for (int seed = 0; seed < 4; seed++) {
      walk(seed, begin(seed));
      walk(seed, begin(seed, "porxada.choice-time=at-draw", "porxada.swap-then-deploy=no"));
      walk(seed, begin(seed, "porxada.crown-follower=yes", "porxada.give-up=on-board"));
      walk(seed, begin(seed, "wheel.composition=aside", "porxada.give-up=wanted"));
      walk(seed, withTheCityCompleted());
    }
    assertEquals(
        Set.of(
            "draw",
            "place",
            "deploy",
            "over",
            "wheel-plague",
            "porxada-use",
            "porxada-swap",
            "porxada-answer",
            "porxada-give-up",
            "porxada-take-back"),
        asked);
    assertEquals(
        Set.of("Announce", "Place", "Deploy", "Shift", "Remove", "Choose", "Pass"), accepted);
  }

  private static Script begin(int seed, String... rulings) {
    List<String> tiles = new ArrayList<>(Arrays.asList(TILES.split(" ", -1)));
    Collections.shuffle(tiles, new Random(seed));
    return of(2 + seed % 2, String.join(" ", tiles), rulings);
  }

  private static Script of(int players, String tiles, String... rulings) {
    return Script.of(new ReferenceEngine(), players, "base wheel porxada", tiles, true, rulings);
  }

  /** By the house rules, red in the completed city, and about to take the follower back. */
  private static Script withTheCityCompleted() {
    Script script =
        of(
            2,
            "porxada:la-porxada E E E V wheel:curve-3 wheel:curve-2",
            "wheel.composition=aside",
            "porxada.house-rules=on");
    script.draw("porxada:la-porxada");
    script.place("0,-1", 0);
    script.choose("bonus");
    script.deploy("0,-1 city N");
    script.turn("E", "-1,-1", 90, "");
    script.turn("E", "1,-1", 270, "");
    script.turn("E", "0,-2", 180, "");
    return script;
  }

  private void walk(int seed, Script script) {
    Random random = new Random(seed);
    Game game = script.game();
    asked.add(script.decision());
    while (!game.legalMoves().isEmpty()) {
      compare(game);
      List<Move> moves = sorted(game.legalMoves());
      Move move = moves.get(random.nextInt(moves.size()));
      accepted.add(move.getClass().getSimpleName());
      assertInstanceOf(Outcome.Accepted.class, game.play(move), move::toString);
      asked.add(script.decision());
    }
  }

  /** In a fixed order, so that a seed is always the same game. */
  private static List<Move> sorted(Set<Move> moves) {
    return moves.stream().sorted(Comparator.comparing(Move::toString)).toList();
  }

  private static void compare(Game game) {
    Set<State> reached = new HashSet<>();
    for (Move move : game.legalMoves()) {
      Game fork = game.fork();
      assertInstanceOf(Outcome.Accepted.class, fork.play(move), move::toString);
      reached.add(State.of(fork));
    }
    State before = State.of(game);
    for (Move move : tries(game)) {
      Game fork = game.fork();
      if (fork.play(move) instanceof Outcome.Accepted) {
        assertTrue(reached.contains(State.of(fork)), () -> move + " is no legal move");
      } else {
        assertFalse(before.moves().contains(move), move::toString);
        assertEquals(before.snapshot(), fork.snapshot(), move::toString);
        assertEquals(before.decision(), fork.decision(), move::toString);
      }
    }
    assertEquals(before, State.of(game));
  }

  /** What a game shows of itself. */
  private record State(Snapshot snapshot, Decision decision, Set<Move> moves) {
    static State of(Game game) {
      return new State(game.snapshot(), game.decision(), game.legalMoves());
    }
  }

  /** Moves of all kinds, legal or not, of the player who is asked and of another one. */
  private static List<Move> tries(Game game) {
    List<Piece> pieces = new ArrayList<>(game.snapshot().followers());
    pieces.addAll(game.snapshot().pieces());
    List<Move> tries = new ArrayList<>();
    for (Player player : List.of(Player.RED, Player.BLUE)) {
      pieces.add(new Piece(player, Figure.SMALL, Place.SUPPLY));
      tries.add(new Move.Pass(player));
      Stream.of("swap", "bonus", "accept", "refuse", "tax")
          .forEach(option -> tries.add(new Move.Choose(player, option)));
      places(game).forEach(place -> tries.add(new Move.Deploy(player, Figure.SMALL, place)));
    }
    for (Player player : List.of(Player.RED, Player.BLUE)) {
      for (Piece piece : pieces) {
        tries.add(new Move.Remove(player, piece));
        pieces.forEach(other -> tries.add(new Move.Shift(player, piece, other.place(), other)));
      }
    }
    return tries;
  }

  /** Every name that a place on a tile may have, and the spaces beside the board. */
  private static Stream<Place> places(Game game) {
    List<PlacedTile> board = game.snapshot().board();
    Stream<Place> beside =
        Stream.of("fortune", "tax", "famine", "storm", "inquisition", "plague", "luck")
            .map(sector -> Place.beside("wheel", sector));
    Stream<Place> onTiles = board.stream().flatMap(tile -> places(tile.square()));
    return Stream.concat(beside, onTiles);
  }

  private static Stream<Place> places(Square square) {
    Stream<Place> segments =
        Arrays.stream(Port.values())
            .flatMap(
                port ->
                    port.isMiddle()
                        ? Stream.of(
                            Place.segment(square, FeatureKind.CITY, port),
                            Place.segment(square, FeatureKind.ROAD, port))
                        : Stream.of(Place.segment(square, FeatureKind.FIELD, port)));
    return Stream.concat(segments, Stream.of(Place.monastery(square)));
  }
}
