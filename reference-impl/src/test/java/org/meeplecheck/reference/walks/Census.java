package org.meeplecheck.reference.walks;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** How often each thing happened in random games. */
final class Census {

  /** What is counted, and how often it has to happen at least. */
  enum Case {
    GAME(1),
    TURN(1),
    TIE(100),
    MERGE_OF_OCCUPIED_FEATURES(100),
    LOOP(100),
    SHARED_FIELD(100),
    DISCARD(100),
    DISCARD_OF_THE_LAST_TILE(5),
    FEATURE_COMPLETED(50),
    SEVERAL_FEATURES_AT_ONCE(50),
    FOLLOWER_BACK_IN_THE_SAME_TURN(100),
    ENCLOSED_SQUARE(50),
    TILE_WITH_TWO_SEGMENTS_OF_A_CITY(20),
    EMPTY_SUPPLY(100),
    CITY_OF_TWO_TILES(100),
    ROSE_POINTS_BY_ORANGE(20),
    ROSE_POINTS_BY_BLUE(20),
    ROSE_WITHOUT_POINTS(20),
    DARMSTADTIUM(20),
    CHURCH(20),
    CHURCH_WITHOUT_MONK(5),
    FARM(100),
    CITY_BESIDE_SEVERAL_FIELDS(100),
    LEGAL_SET(1000),
    PLACEMENT_TRIED(1000),
    DEPLOYMENT_TRIED(1000),
    FORK(1000),
    FORK_PLAYED_TO_THE_END(100);

    private final int least;

    Case(int least) {
      this.least = least;
    }

    int least() {
      return least;
    }
  }

  private final Map<Case, Integer> numbers = new EnumMap<>(Case.class);

  void count(Case what) {
    count(what, 1);
  }

  void count(Case what, int times) {
    numbers.merge(what, times, Integer::sum);
  }

  void add(Census other) {
    other.numbers.forEach(this::count);
  }

  String line(Case what) {
    return what.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + of(what);
  }

  int of(Case what) {
    return numbers.getOrDefault(what, 0);
  }
}
