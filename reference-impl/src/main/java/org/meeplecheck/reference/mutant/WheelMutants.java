package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.Expansions;
import org.meeplecheck.reference.Rules;
import org.meeplecheck.reference.expansion.wheel.Sector;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;

/** The mutants of the Wheel of Fortune. */
final class WheelMutants {
  static final List<Mutant> ALL =
      List.of(
          Mutant.of(
              "pig-counter-clockwise", "The pig goes counter-clockwise.", with(BackwardWheel::new)),
          Mutant.of(
              "passed-sector-acts",
              "The sectors that the pig passes act, and their crown spaces are scored.",
              with(BusyWheel::new)),
          Mutant.of(
              "tax-without-product",
              "A tax pays the knights of a player once, and not each of them.",
              with(new FlatTax())),
          Mutant.of(
              "storm-after-crowns",
              "The followers on the crown spaces of Storm go back before it counts.",
              with(CrownsBeforeStorm::new)),
          Mutant.of(
              "lone-crown-three",
              "A follower alone on two crown spaces gets 3 points.",
              with(WheelMutants::withFlatCrowns)),
          Mutant.of(
              "plague-from-crown",
              "The plague takes followers from crown spaces as well.",
              with(new CrownPlague())),
          Mutant.of(
              "wheel-after-placing",
              "The wheel acts only when the tile lies on the board.",
              with(LateWheel::new)));

  private WheelMutants() {}

  private static Rules with(Expansions.Maker maker) {
    return Rules.standard().withExpansion("wheel", maker);
  }

  private static Rules with(Sector other) {
    return with(
        (options, majority) ->
            new Wheel(
                options,
                Wheel.sectors(options, majority).stream()
                    .map(sector -> sector.name().equals(other.name()) ? other : sector)
                    .toList()));
  }

  private static Wheel withFlatCrowns(Options options, Majority majority) {
    List<Sector> sectors = Wheel.sectors(options, majority);
    return new Wheel(options, sectors, new FlatCrowns(sectors));
  }
}
