package org.meeplecheck.reference.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.reference.board.LiveBoard;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** Where every piece of the game is: on a segment, in a supply, or anywhere else. */
final class Pieces {
  private final LiveBoard board;
  private final Supply supply;
  private final Set<Figure> followers;
  private final List<Piece> elsewhere;

  Pieces(LiveBoard board, List<Player> players, Map<Figure, Integer> figures) {
    this(board, new Supply(players, figures), Set.copyOf(figures.keySet()), new ArrayList<>());
  }

  private Pieces(LiveBoard board, Supply supply, Set<Figure> followers, List<Piece> elsewhere) {
    this.board = board;
    this.supply = supply;
    this.followers = followers;
    this.elsewhere = elsewhere;
  }

  Pieces copy() {
    return new Pieces(board.copy(), supply.copy(), followers, new ArrayList<>(elsewhere));
  }

  LiveBoard board() {
    return board;
  }

  Supply supply() {
    return supply;
  }

  /** The pieces that are neither on a segment nor in a supply. */
  List<Piece> elsewhere() {
    return Collections.unmodifiableList(elsewhere);
  }

  /** The followers that are not in a supply, wherever they stand. */
  List<Piece> followers() {
    return Stream.concat(board.followers().stream(), elsewhere.stream().filter(this::isFollower))
        .toList();
  }

  /** The pieces that are no followers. */
  List<Piece> others() {
    return elsewhere.stream().filter(piece -> !isFollower(piece)).toList();
  }

  private boolean isFollower(Piece piece) {
    return piece.ownerIfAny().isPresent() && followers.contains(piece.figure());
  }

  void put(Piece piece) {
    if (piece.place().equals(Place.SUPPLY)) {
      piece.ownerIfAny().ifPresent(owner -> supply.put(owner, piece.figure()));
    } else if (isOnSegment(piece)) {
      board.put(piece);
    } else if (!piece.place().equals(Place.REMOVED)) {
      elsewhere.add(piece);
    }
  }

  /**
   * Takes a piece away from where it is.
   *
   * @throws IllegalArgumentException if it is not there
   */
  void take(Piece piece) {
    if (piece.place().equals(Place.SUPPLY)) {
      piece.ownerIfAny().ifPresent(owner -> supply.take(owner, piece.figure()));
    } else if (isOnSegment(piece)) {
      board.take(piece);
    } else if (!elsewhere.remove(piece)) {
      throw new IllegalArgumentException("there is no " + piece);
    }
  }

  private static boolean isOnSegment(Piece piece) {
    return FeatureKind.ofWord(piece.place().kind()).isPresent();
  }
}
