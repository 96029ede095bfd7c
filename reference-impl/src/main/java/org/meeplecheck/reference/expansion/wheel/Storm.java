package org.meeplecheck.reference.expansion.wheel;

import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;

/** Every player gets 1 point for each follower in the supply (WF-44). */
public class Storm extends Sector {

  /** The sector as it is printed. */
  public Storm() {
    super("storm", 2);
  }

  @Override
  public List<Step> act(Table table) {
    return table.playersFromActive().stream().<Step>map(player -> award(table, player)).toList();
  }

  private Award award(Table table, Player player) {
    int followers = table.supply(player).values().stream().mapToInt(Integer::intValue).sum();
    return new Award(Phase.DRAW, name(), place(), Set.of(player), followers);
  }
}
