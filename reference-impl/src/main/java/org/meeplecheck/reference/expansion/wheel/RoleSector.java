package org.meeplecheck.reference.expansion.wheel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** A sector that pays every player for followers of one role, feature by feature. */
abstract class RoleSector extends Sector {
  private final FeatureKind kind;

  RoleSector(String name, int crowns, FeatureKind kind) {
    super(name, crowns);
    this.kind = kind;
  }

  /** What so many followers of a player in that feature are paid together. */
  abstract int points(Table table, Feature feature, Player player, int own);

  @Override
  public List<Step> act(Table table) {
    List<Step> awards = new ArrayList<>();
    for (Feature feature : table.board().occupied()) {
      if (feature.kind() == kind) {
        table.playersFromActive().forEach(player -> awards.add(award(table, feature, player)));
      }
    }
    return awards;
  }

  private Award award(Table table, Feature feature, Player player) {
    int own = (int) feature.followers().stream().filter(one -> one.owner() == player).count();
    int points = own == 0 ? 0 : points(table, feature, player, own);
    return new Award(Phase.DRAW, name(), feature.place(), Set.of(player), points);
  }
}
