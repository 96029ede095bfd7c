package org.meeplecheck.reference.walks;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.meeplecheck.reference.oracle.Area;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Sectors;
import org.meeplecheck.reference.oracle.Wheel;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** What a wheel number sets off: the pig, the sector, its crown spaces. */
final class Spin {
  private final Position position;
  private final Desk desk;
  private final Tries tries;
  private final Sightings sightings;
  private final Random random;
  private final Sectors sectors;
  private final Predicate<Area> incomplete;

  /**
   * The wheel of one walk.
   *
   * @param incomplete the cities that count as incomplete although nothing of them is open
   */
  Spin(
      Deal deal,
      Position position,
      Desk desk,
      Tries tries,
      Sightings sightings,
      Random random,
      Predicate<Area> incomplete) {
    this.position = position;
    this.desk = desk;
    this.tries = tries;
    this.sightings = sightings;
    this.random = random;
    this.sectors = new Sectors(deal.options());
    this.incomplete = incomplete;
  }

  /** The wheel acts for a player who has drawn that number. */
  void act(Player active, int number) {
    Piece pig = position.pig();
    position.turnWheel(number);
    desk.expectsMoved(Phase.DRAW, pig, position.pig().place());
    String sector = wheel().active().name();
    if (sector.equals("plague")) {
      position.from(active).forEach(this::plague);
    } else {
      List<Gain> gains =
          sectors.pay(
              sector,
              active.word(),
              position.supplies(),
              position.survey(),
              position.standers(),
              incomplete);
      sightings.sector(sector, gains, position.survey(), position.standers());
      desk.expectsPaid(Phase.DRAW, gains);
    }
    crowns();
  }

  private Wheel wheel() {
    return position.wheel().orElseThrow();
  }

  private void plague(Player player) {
    List<Piece> own =
        position.onFeatures().stream().filter(piece -> piece.owner() == player).toList();
    if (own.isEmpty()) {
      sightings.sparedByPlague(position.onCrowns(), player);
      return;
    }
    Set<Move> answers =
        own.stream().map(piece -> new Move.Remove(player, piece)).collect(Collectors.toSet());
    desk.asks("wheel-plague", player, answers);
    sightings.plague(answers.size());
    if (random.nextInt(4) == 0) {
      tries.answers(answers, position);
    }
    Piece taken = own.get(random.nextInt(own.size()));
    desk.plays(new Move.Remove(player, taken));
    position.takeHome(taken);
    desk.expectsMoved(Phase.DRAW, taken, Place.SUPPLY);
  }

  private void crowns() {
    Wheel wheel = wheel();
    sightings.crowns(wheel);
    desk.expectsPaid(Phase.DRAW, wheel.paid());
    Place sector = Place.parse(wheel.active().place());
    for (Piece piece : position.onCrowns()) {
      if (piece.place().equals(sector)) {
        position.takeHome(piece);
        desk.expectsMoved(Phase.DRAW, piece, Place.SUPPLY);
      }
    }
  }
}
