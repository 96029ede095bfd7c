package org.meeplecheck.sdk.verdict;

import java.util.List;
import java.util.stream.Stream;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.PlacedTile;

/**
 * What a reader needs to understand a verdict.
 *
 * @param step the sentence of the scenario that did not hold
 * @param expected what the clause asks for; empty where the engine threw
 * @param actual what the engine did
 * @param moves the moves of the game, in order, the refused ones marked
 * @param board the tiles on the board, as the suite knows them from the accepted moves
 * @param followers the followers, as far as the engine tells
 * @param pieces what else stands on the board, beside it or before players, as far as it tells
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Failure(
    String step,
    String expected,
    String actual,
    List<String> moves,
    List<PlacedTile> board,
    List<Piece> followers,
    List<Piece> pieces) {

  public Failure {
    moves = List.copyOf(moves);
    board = List.copyOf(board);
    followers = List.copyOf(followers);
    pieces = List.copyOf(pieces);
  }

  /** The followers and the other pieces together. */
  public List<Piece> standing() {
    return Stream.of(followers, pieces).flatMap(List::stream).toList();
  }
}
