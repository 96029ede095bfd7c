package org.meeplecheck.reference.expansion.porxada;

import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Removal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** By the house rules a player takes followers back from the city, one by one (LP-H3). */
final class TakeBack extends Removal {
  private final Player player;
  private final Place city;

  private TakeBack(Player player, Place city) {
    super(new Decision.Pending("porxada-take-back", player, true), Phase.SCORE, Place.SUPPLY);
    this.player = player;
    this.city = city;
  }

  /** Every player with a follower in that city is asked, the active one first. */
  static List<Step> fromAll(Table table, Feature city) {
    return table.playersFromActive().stream()
        .map(player -> new TakeBack(player, city.place()))
        .filter(takeBack -> takeBack.choice(table).findAny().isPresent())
        .<Step>map(takeBack -> takeBack)
        .toList();
  }

  @Override
  protected Stream<Piece> choice(Table table) {
    return table.board().feature(city).stream()
        .flatMap(feature -> feature.followers().stream())
        .filter(follower -> follower.owner() == player);
  }

  @Override
  protected void taken(Turn turn) {
    if (choice(turn.table()).findAny().isPresent()) {
      turn.first(List.of(this));
    }
  }
}
