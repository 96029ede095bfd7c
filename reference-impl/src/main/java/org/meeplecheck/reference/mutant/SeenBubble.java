package org.meeplecheck.reference.mutant;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.rules.Contacts;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;

/** Fields that count the cities which the holders of tokens score as completed. */
final class SeenBubble implements Contacts {
  private static final Figure TOKEN = new Figure("token");

  @Override
  public List<Feature> cities(Table table, Feature field) {
    Set<Player> holders =
        table.pieces().stream()
            .filter(piece -> piece.figure().equals(TOKEN))
            .flatMap(token -> token.ownerIfAny().stream())
            .collect(Collectors.toSet());
    return field.citiesTouched().stream()
        .distinct()
        .filter(city -> city.isCompleted() || isHeld(city.followers(), holders))
        .toList();
  }

  private static boolean isHeld(List<Piece> knights, Set<Player> holders) {
    return Majority.MOST.among(knights).stream().anyMatch(holders::contains);
  }
}
