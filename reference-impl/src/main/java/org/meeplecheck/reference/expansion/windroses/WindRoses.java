package org.meeplecheck.reference.expansion.windroses;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;

/** A quarter rose placed in its own section gives 3 points at once (WR-13 to WR-16). */
public class WindRoses implements Expansion {
  private static final String ROSE = "rose";
  private static final Set<String> WHOLE = Set.of("orange", "blue");
  private static final int POINTS = 3;

  private final Sections sections;

  /** Wind roses with those sections. */
  public WindRoses(Sections sections) {
    this.sections = sections;
  }

  @Override
  public List<Step> placed(Table table) {
    return points(table, Phase.PLACE);
  }

  /** The points for the tile just placed, or nothing, in that phase. */
  protected List<Step> points(Table table, Phase phase) {
    LaidTile tile = table.placed();
    return quarter(tile)
            .flatMap(mark -> divider(table).filter(r -> sections.contain(r, mark, tile.square())))
            .isPresent()
        ? List.of(award(table, phase))
        : List.of();
  }

  private static Award award(Table table, Phase phase) {
    Place place = new Place(table.placed().square(), "tile", "");
    return new Award(phase, "wind rose", place, Set.of(table.active()), POINTS);
  }

  private static Optional<String> quarter(LaidTile tile) {
    return tile.tile().mark(ROSE).filter(mark -> !WHOLE.contains(mark));
  }

  /** The whole rose laid last divides the board, so that the blue one takes over (WR-22). */
  private static Optional<LaidTile> divider(Table table) {
    return table
        .board()
        .marked(ROSE)
        .filter(tile -> tile.tile().mark(ROSE).filter(WHOLE::contains).isPresent())
        .reduce((first, second) -> second);
  }
}
