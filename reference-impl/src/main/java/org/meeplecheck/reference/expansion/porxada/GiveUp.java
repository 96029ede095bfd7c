package org.meeplecheck.reference.expansion.porxada;

import java.util.stream.Stream;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Removal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;

/** A player who refused a swap gives up a follower for the rest of the game (LP-15). */
final class GiveUp extends Removal {
  private final Swap swap;
  private final String option;

  GiveUp(Swap swap, Options options) {
    super(
        new Decision.Pending("porxada-give-up", swap.partner(), false), Phase.PLACE, Place.REMOVED);
    this.swap = swap;
    this.option = options.of("porxada.give-up");
  }

  @Override
  protected Stream<Piece> choice(Table table) {
    return switch (option) {
      case "any" -> Stream.concat(deployed(table), inSupply(table));
      case "on-board" -> deployed(table);
      case "wanted" -> Stream.of(swap.other());
      default -> throw new IllegalArgumentException("there is no giving up \"" + option + "\"");
    };
  }

  private Stream<Piece> deployed(Table table) {
    return table.followers().stream().filter(piece -> piece.owner() == swap.partner());
  }

  private Stream<Piece> inSupply(Table table) {
    return table.supply(swap.partner()).keySet().stream()
        .map(figure -> new Piece(swap.partner(), figure, Place.SUPPLY));
  }
}
