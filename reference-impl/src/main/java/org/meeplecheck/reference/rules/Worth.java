package org.meeplecheck.reference.rules;

import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Options;

/** What features are worth, in points. */
final class Worth {
  private static final int SQUARES_AROUND = 8;
  private static final int SMALL_CITY = 2;

  private final boolean smallCityIsHalved;

  private Worth(boolean smallCityIsHalved) {
    this.smallCityIsHalved = smallCityIsHalved;
  }

  /** The values under the ruling on small cities (BG-41). */
  static Worth of(Options options) {
    return new Worth(options.of("base.small-city").equals("2"));
  }

  /** A completed feature (BG-37 to BG-42). */
  int completed(Feature feature) {
    int tiles = feature.squares().size();
    return switch (feature.kind()) {
      case CITY -> (tiles + feature.coatsOfArms()) * (isHalved(tiles) ? 1 : 2);
      case ROAD -> tiles;
      case MONASTERY -> 1 + SQUARES_AROUND;
      case FIELD -> 0;
    };
  }

  /** A feature that is not completed at the end of the game (BG-51 to BG-53). */
  int incomplete(Feature feature) {
    int tiles = feature.squares().size();
    return switch (feature.kind()) {
      case CITY -> tiles + feature.coatsOfArms();
      case ROAD -> tiles;
      case MONASTERY -> 1 + SQUARES_AROUND - feature.openEnds();
      case FIELD -> 0;
    };
  }

  private boolean isHalved(int tiles) {
    return smallCityIsHalved && tiles == SMALL_CITY;
  }
}
