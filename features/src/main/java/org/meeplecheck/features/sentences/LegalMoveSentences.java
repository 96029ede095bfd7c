package org.meeplecheck.features.sentences;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.features.Answer;
import org.meeplecheck.features.Exchange;
import org.meeplecheck.features.Finding;
import org.meeplecheck.features.LegalMoves;
import org.meeplecheck.features.Playthrough;
import org.meeplecheck.features.Words;
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
    legal(player, "place")
        .requireOnly(
            rows(placements, "at", "rotations").stream()
                .flatMap(row -> placements(player, row).stream())
                .toList());
  }

  private static List<Move> placements(Player player, Map<String, String> row) {
    Square square = Words.square(row.getOrDefault("at", ""));
    return List.of(row.getOrDefault("rotations", "").split(" ", -1)).stream()
        .<Move>map(turn -> new Move.Place(player, square, Words.rotation(turn)))
        .toList();
  }

  @Then("{player} may place it at {square} rotated {rotation}")
  public void mayPlace(Player player, Square square, Rotation rotation) {
    legal(player, "place").requireLegal(new Move.Place(player, square, rotation));
  }

  @Then("{player} may not place it at {square}")
  public void mayNotPlace(Player player, Square square) {
    for (Rotation rotation : Rotation.values()) {
      legal(player, "place").requireIllegal(new Move.Place(player, square, rotation));
    }
  }

  @Then("{player} may deploy a follower only on {string}")
  public void mayDeployOnlyOn(Player player, String segments) {
    legal(player, "deploy")
        .requireOnly(
            play.position().segments(segments).stream()
                .map(place -> Answer.deployment(player, place).move())
                .toList());
  }

  @Then("{player} may deploy a follower on {place}")
  public void mayDeployOn(Player player, Place place) {
    legal(player, "deploy").requireLegal(Answer.deployment(player, place).move());
  }

  @Then("{player} may choose only {string} for {string}")
  public void mayChooseOnly(Player player, String options, String decision) {
    legal(player, decision)
        .requireOnly(
            Words.list(options).stream()
                .map(option -> Answer.choice(player, option, decision).move())
                .toList());
  }

  @Then("{player} may remove a follower only from {string} for {string}")
  public void mayRemoveOnlyFrom(Player player, String places, String decision) {
    legal(player, decision)
        .requireOnly(
            Words.places(places).stream()
                .map(place -> Answer.removal(player, place, decision).move())
                .toList());
  }

  @Then("{player} may exchange only these followers for {string}:")
  public void mayExchangeOnly(Player player, String decision, DataTable followers) {
    legal(player, decision)
        .requireOnly(
            Exchange.read(followers.cells()).stream()
                .map(row -> exchange(player, row, decision))
                .toList());
  }

  private static Move exchange(Player player, Exchange row, String decision) {
    return Answer.exchange(player, row.own(), row.player(), row.other(), decision).move();
  }

  private LegalMoves legal(Player player, String decision) {
    return new LegalMoves(play, player, decision);
  }

  private static List<Map<String, String>> rows(DataTable table, String... columns) {
    List<Map<String, String>> rows = table.asMaps();
    for (Map<String, String> row : rows) {
      if (!row.keySet().equals(Set.of(columns)) || row.containsValue(null)) {
        throw Finding.suiteError(
            "this table has the columns " + List.of(columns) + ", and no empty cell");
      }
    }
    return rows;
  }
}
