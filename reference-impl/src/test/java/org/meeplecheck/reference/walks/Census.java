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
    DARMSTADTIUM(15),
    CHURCH(20),
    CHURCH_WITHOUT_MONK(5),
    FARM(100),
    CITY_BESIDE_SEVERAL_FIELDS(100),
    FORTUNE(100),
    TAX(100),
    TAX_ON_KNIGHTS_OF_ONE_PLAYER(15),
    FAMINE(100),
    STORM(100),
    INQUISITION(70),
    PLAGUE(100),
    PLAGUE_WITH_A_CHOICE(100),
    PLAGUE_WITH_CROWNS_ALONE(50),
    CROWN_OF_ONE_SPACE(100),
    LONE_CROWN_OF_TWO_SPACES(100),
    TWO_CROWNS(100),
    TWO_CROWNS_OF_ONE_PLAYER(40),
    DISCARD_AFTER_THE_WHEEL(20),
    SECOND_WHEEL_NUMBER_IN_A_TURN(10),
    CHOICE_WITHOUT_A_SWAP(25),
    CHOICE_OF_A_TILE_DISCARDED(5),
    SWAP_PASSED(20),
    SWAP_ACCEPTED(40),
    SWAP_OF_A_CROWN(5),
    SWAP_REFUSED(30),
    GIVEN_UP_FROM_THE_SUPPLY(3),
    GIVEN_UP_FROM_A_FEATURE(20),
    GIVEN_UP_FROM_A_CROWN(2),
    DEPLOYING_BARRED(40),
    TOKENS(35),
    TOKENS_OF_SEVERAL_PLAYERS(20),
    TOKEN_WITHOUT_MAJORITY(5),
    TOKENS_BY_THE_SAME_TILE(1),
    TAKEN_BACK(35),
    KEPT_IN_THE_CITY(25),
    BONUS_CITY_ALONE(100),
    BONUS_CITY_TIED(10),
    BONUS_CITY_SHARED(15),
    BONUS_CITY_IN_THE_MINORITY(4),
    BONUS_CITY_WITH_DARMSTADTIUM(10),
    CITY_KEPT_TO_THE_END(15),
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
