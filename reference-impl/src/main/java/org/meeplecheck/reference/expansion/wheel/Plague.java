package org.meeplecheck.reference.expansion.wheel;

import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Removal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** Every player who can takes one follower back from a tile (WF-50 to WF-52). */
public class Plague extends Sector {

  /** The sector as it is printed. */
  public Plague() {
    super("plague", 2);
  }

  @Override
  public List<Step> act(Table table) {
    return table.playersFromActive().stream()
        .filter(player -> own(table, player).findAny().isPresent())
        .<Step>map(TakeBack::new)
        .toList();
  }

  /** The followers out of which one is taken back. */
  protected Stream<Piece> withinReach(Table table) {
    return table.board().followers().stream();
  }

  private Stream<Piece> own(Table table, Player player) {
    return withinReach(table).filter(follower -> follower.owner() == player);
  }

  private final class TakeBack extends Removal {
    private final Player player;

    private TakeBack(Player player) {
      super(new Decision.Pending("wheel-plague", player, false), Phase.DRAW, Place.SUPPLY);
      this.player = player;
    }

    @Override
    protected Stream<Piece> choice(Table table) {
      return own(table, player);
    }
  }
}
