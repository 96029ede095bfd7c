package org.meeplecheck.reference;

import java.util.List;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.expansion.darmstadt.Darmstadt;
import org.meeplecheck.reference.expansion.porxada.Porxada;
import org.meeplecheck.reference.expansion.wheel.Wheel;
import org.meeplecheck.reference.expansion.windroses.Sections;
import org.meeplecheck.reference.expansion.windroses.WindRoses;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;

/** The list of expansions, in the order in which they are asked at each moment of a turn. */
public final class Expansions {
  /** Every expansion that the engine plays. */
  public static final List<Entry> ALL =
      List.of(
          new Entry("wind-roses", (options, majority) -> new WindRoses(new Sections(options))),
          new Entry("darmstadt", Darmstadt::new),
          new Entry("wheel", Wheel::new),
          new Entry("porxada", (options, majority) -> new Porxada(options)));

  private Expansions() {}

  /**
   * An expansion by the set that brings it.
   *
   * @param set the slug of the set
   * @param maker makes its rules for one game
   */
  public record Entry(String set, Maker maker) {}

  /** Makes the rules of an expansion for one game. */
  @FunctionalInterface
  public interface Maker {

    /** The rules under those options, with that rule of who has a majority. */
    Expansion make(Options options, Majority majority);
  }
}
