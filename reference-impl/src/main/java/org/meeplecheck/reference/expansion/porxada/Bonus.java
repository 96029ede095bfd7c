package org.meeplecheck.reference.expansion.porxada;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** Whose incomplete cities are scored like completed ones at the end (LP-19 to LP-27). */
final class Bonus {
  static final Figure TOKEN = new Figure("token");

  private final boolean houseRules;
  private final boolean minority;
  private final boolean perCity;

  Bonus(Options options) {
    houseRules = options.of("porxada.house-rules").equals("on");
    minority = options.of("porxada.minority").equals("yes");
    perCity = options.of("porxada.shared-city").equals("per-city");
  }

  /** Whether the house rules are played. */
  boolean hasHouseRules() {
    return houseRules;
  }

  /** The players who get the points of a completed city for that feature. */
  Set<Player> paid(Table table, Feature feature, Set<Player> winners) {
    if (feature.kind() != FeatureKind.CITY) {
      return Set.of();
    }
    if (isKeptOpen(feature)) {
      return winners;
    }
    Set<Player> holders = holders(table);
    Set<Player> paid = common(minority ? owners(feature.followers()) : winners, holders);
    if (perCity && !common(winners, holders).isEmpty()) {
      paid.addAll(winners);
    }
    return paid;
  }

  /** By the house rules whoever stands in that city at the end has the bonus (LP-H1, LP-H6). */
  private boolean isKeptOpen(Feature feature) {
    return houseRules && feature.isCompleted() && feature.has(Porxada.PORXADA);
  }

  private Set<Player> holders(Table table) {
    return owners(
        houseRules
            ? table.board().occupied().stream()
                .filter(this::isKeptOpen)
                .flatMap(city -> city.followers().stream())
                .toList()
            : table.pieces().stream().filter(piece -> piece.figure().equals(TOKEN)).toList());
  }

  /** The owners of those pieces. */
  static Set<Player> owners(Collection<Piece> pieces) {
    Set<Player> owners = EnumSet.noneOf(Player.class);
    pieces.forEach(piece -> piece.ownerIfAny().ifPresent(owners::add));
    return owners;
  }

  private static Set<Player> common(Set<Player> some, Set<Player> others) {
    Set<Player> common = EnumSet.noneOf(Player.class);
    common.addAll(some);
    common.retainAll(others);
    return common;
  }
}
