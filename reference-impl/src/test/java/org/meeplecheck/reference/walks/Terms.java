package org.meeplecheck.reference.walks;

import java.util.Comparator;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** From the words of the second opinion to the types of the SDK. */
final class Terms {
  /** An order in which a seed meets the same moves again. */
  static final Comparator<Object> BY_TEXT = Comparator.comparing(Object::toString);

  private Terms() {}

  static Square square(Cell cell) {
    return new Square(cell.x(), cell.y());
  }

  static Rotation rotation(int quarters) {
    return Rotation.ofDegrees(90 * quarters);
  }

  static Player player(String word) {
    return Player.ofWord(word).orElseThrow();
  }

  static Event scored(Phase phase, Gain gain) {
    return new Event.Scored(
        phase, gain.reason(), Place.parse(gain.place()), player(gain.player()), gain.points());
  }

  static PlacedTile placed(Laid laid) {
    return new PlacedTile(
        square(laid.cell()),
        laid.tile().id(),
        rotation(laid.tile().smallestAlike(laid.quarters())));
  }
}
