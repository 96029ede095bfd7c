package org.meeplecheck.features.sentences;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.features.Words;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Legal moves: single ones, and the complete set. */
public final class LegalMoveSentences {
  private final Playthrough play = Playthrough.current();

  @Then("{player} may place it only here:")
  public void mayPlaceOnlyHere(Player player, DataTable placements) {
    Set<Move> expected =
        placements.asMaps().stream()
            .flatMap(row -> placements(player, row).stream())
            .map(play.position()::canonical)
            .collect(Collectors.toSet());
    requireSame(expected, play.position().legalMoves(player, "place"));
  }

  private static List<Move> placements(Player player, Map<String, String> row) {
    if (!row.keySet().equals(Set.of("at", "rotations")) || row.containsValue(null)) {
      throw Finding.suiteError(
          "a list of placements has the columns at and rotations, and no empty cell");
    }
    Square square = Words.square(row.getOrDefault("at", ""));
    return List.of(row.getOrDefault("rotations", "").split(" ", -1)).stream()
        .<Move>map(turn -> new Move.Place(player, square, Words.rotation(turn)))
        .toList();
  }

  @Then("{player} may place it at {square} rotated {rotation}")
  public void mayPlace(Player player, Square square, Rotation rotation) {
    requireLegal("place", new Move.Place(player, square, rotation));
  }

  @Then("{player} may not place it at {square}")
  public void mayNotPlace(Player player, Square square) {
    for (Rotation rotation : Rotation.values()) {
      requireIllegal("place", new Move.Place(player, square, rotation));
    }
  }

  @Then("{player} may deploy a follower only on {string}")
  public void mayDeployOnlyOn(Player player, String segments) {
    Set<Move> expected =
        play.position().segments(segments).stream()
            .map(place -> play.position().canonical(new Move.Deploy(player, Figure.SMALL, place)))
            .collect(Collectors.toSet());
    expected.add(new Move.Pass(player));
    requireSame(expected, play.position().legalMoves(player, "deploy"));
  }

  @Then("{player} may deploy a follower on {place}")
  public void mayDeployOn(Player player, Place place) {
    requireLegal("deploy", new Move.Deploy(player, Figure.SMALL, place));
  }

  private void requireLegal(String decision, Move move) {
    Set<Move> legal = play.position().legalMoves(move.player(), decision);
    if (!legal.contains(play.position().canonical(move))) {
      throw Finding.fail(
          "the move \"" + move + "\" among the legal moves", "the legal moves are " + texts(legal));
    }
  }

  private void requireIllegal(String decision, Move move) {
    if (play.position()
        .legalMoves(move.player(), decision)
        .contains(play.position().canonical(move))) {
      throw Finding.fail(
          "the move \"" + move + "\" not among the legal moves", "the engine lists it");
    }
  }

  private static void requireSame(Set<Move> expected, Set<Move> actual) {
    if (expected.equals(actual)) {
      return;
    }
    Set<String> missing = texts(expected);
    missing.removeAll(texts(actual));
    Set<String> surplus = texts(actual);
    surplus.removeAll(texts(expected));
    throw Finding.fail(
        "these legal moves alone: " + texts(expected),
        "missing are " + missing + " and too many are " + surplus);
  }

  private static Set<String> texts(Set<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.toCollection(TreeSet::new));
  }
}
